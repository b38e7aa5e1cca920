"""INVITATION: the message that carries a code, the clipboard, WhatsApp, QR codes. I/O."""
