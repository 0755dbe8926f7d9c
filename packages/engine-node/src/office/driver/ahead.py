"""Work done before there is any: what the first document of each kind would wait for."""

import os

import uno
from com.sun.star.uno import Exception as UnoException

from values import properties

FILTERS = {
    'private:factory/swriter': 'writer_pdf_Export',
    'private:factory/scalc': 'calc_pdf_Export',
    'private:factory/simpress': 'impress_pdf_Export',
}


def load_modules(office):
    """Opens and writes an empty document of each kind, so that their libraries and fonts are in memory."""
    desktop = office.create('com.sun.star.frame.Desktop')
    output = os.path.join(office.folder, 'ahead.pdf')

    for address, export_filter in FILTERS.items():
        try:
            document = desktop.loadComponentFromURL(address, '_blank', 0, properties({'Hidden': True}))
            document.storeToURL(uno.systemPathToFileUrl(output), properties({'FilterName': export_filter}))
            document.close(True)
        except UnoException:
            # An empty sheet has nothing to write, and that was the purpose.
            continue
