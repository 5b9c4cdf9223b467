"""Knights at sea in pictures: both boxes draw what there is to see."""
