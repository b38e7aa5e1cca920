"""What a chat shows of a link to the page, by the Open Graph protocol (https://ogp.me).

It asks for the whole address of the picture, which is known where a site is written or served. Pages don't name their
own (`og:url`): chats open that in place of the link, and what the link has behind its # would be lost.
"""

import html

PICTURE = "icons/preview.jpg"
_MORE = '<meta property="og:image:width"'
"""What a page says of its picture wherever that is."""


def lacks_address(page: str) -> bool:
    """Whether the page has a picture, and doesn't say where."""
    return _MORE in page and 'property="og:image"' not in page


def with_picture(page: str, folder: str) -> str:
    """The page in that folder, an address such as `https://there/malice/`, with the address of its picture."""
    return page.replace(_MORE, f'<meta property="og:image" content="{html.escape(folder + PICTURE)}">\n{_MORE}', 1)


def folder_of(address: str) -> str:
    """The folder of the page at that address, with a slash at its end: of `https://there/malice`, that itself."""
    page = address.partition("#")[0].partition("?")[0]
    before, _, last = page.rpartition("/")
    return f"{before if last.endswith('.html') or not last else page}/"
