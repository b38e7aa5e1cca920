"""The message that carries a code, the clipboard, WhatsApp and QR codes. I/O."""
