### What a site says of itself without any script, in the language of whoever wrote it.

# In a chat, a link to it is shown with the name of the game, a sentence, and a picture: what is in that is for the blind.
preview-about = A card game with friends, straight from device to device.
preview-picture = A hand of playing cards on green felt

# What a site says where it has no page.
preview-nothing = There's nothing at this address. Open your invitation again, or ask your friend for another one.
