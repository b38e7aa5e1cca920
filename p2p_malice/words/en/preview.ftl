### What a chat shows of a link to the page: beside the name of the game, a sentence, and for those who can't see the picture
### what is in it.

preview-about = A card game with friends, straight from device to device.
preview-picture = A hand of playing cards on green felt
