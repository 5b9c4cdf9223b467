"""The first events for a bot: its own user, and the server it is on."""

from sandbox import roles
from sandbox.gateway.session import Session
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.world import Guild, World


def ready(world: World, session: Session) -> Payload:
    """The READY event; the server follows in an event of its own."""
    return {
        "v": 10,
        "user": world.bot.payload() | {"verified": True, "mfa_enabled": False, "email": None},
        "guilds": [
            {"id": str(number), "unavailable": True}
            for number in world.guilds
            if session.hears_of(number)
        ],
        "session_id": session.id,
        "resume_gateway_url": world.base.replace("http", "ws", 1) + "/gateway",
        "shard": [session.shard, session.shards],
        "application": {"id": str(world.bot.id), "flags": 0},
        "session_type": "normal",
        "private_channels": [],
        "relationships": [],
        "presences": [],
        "user_settings": {},
        "geo_ordered_rtc_regions": [],
    }


def guild(world: World, here: Guild) -> Payload:
    """A server, as GUILD_CREATE tells it and as GET shows it."""
    own = [c for c in world.channels.values() if c.guild == here.id]
    channels = [c for c in own if not c.is_thread]
    open_now = [c for c in own if c.is_thread and not c.archived]
    threads = [c for c in open_now if world.may(c, Permission.VIEW_CHANNEL)]
    return {
        "id": str(here.id),
        "name": here.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(here.owner),
        "region": "sandbox",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles.listed(world, here),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "nsfw_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": here.locale,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "widget_enabled": False,
        "joined_at": world.joined,
        "large": False,
        "unavailable": False,
        "member_count": len(world.people) + 1,
        "members": [me(world, here)],
        "channels": [world.describe(c) for c in channels],
        "threads": [world.describe(c) for c in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def me(world: World, here: Guild) -> Payload:
    """The bot as a member."""
    return world.bot.member(world.joined, [str(here.bots)])
