"""Votes: what is proposed, who has a vote, and what is carried."""
