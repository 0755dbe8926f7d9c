"""Converts one document with a LibreOffice of its own.

Says `ready` once LibreOffice runs, waits for one order on standard input (a line of JSON; secrets never stand on a
command line), and ends with `done` or `failed`. Whoever started it ends the process group.
"""

import argparse
import json
import os
import re
import shutil
import sys

import uno
from com.sun.star.lang import DisposedException
from com.sun.star.uno import Exception as UnoException

import calc
import impress
import writer
from ahead import load_modules
from listeners import Pages, Questions
from office import Office, OfficeEnded
from talk import say
from values import properties, typed

# com.sun.star.document.MacroExecMode.NEVER_EXECUTE and UpdateDocMode.NO_UPDATE
NEVER_EXECUTE = 0
NO_UPDATE = 0

MODULES = {
    'com.sun.star.text.TextDocument': ('writer_pdf_Export', writer),
    'com.sun.star.sheet.SpreadsheetDocument': ('calc_pdf_Export', calc),
    'com.sun.star.presentation.PresentationDocument': ('impress_pdf_Export', impress),
    'com.sun.star.drawing.DrawingDocument': ('draw_pdf_Export', impress),
}

# What LibreOffice falls back to for bytes that are nothing it knows.
PLAIN_TEXT = ('Text', 'Text (encoded)', 'Text - txt - csv (StarCalc)', 'HTML', 'HTML (StarWriter)')


class Refused(Exception):
    """The document cannot be converted; the message names why."""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--ahead', action='store_true')
    parser.add_argument('--program', required=True)
    parser.add_argument('--start-seconds', type=float, required=True)
    given = parser.parse_args()
    office = None

    try:
        office = Office(given.program, os.getcwd(), given.start_seconds)

        if given.ahead:
            load_modules(office)

        say('ready')
        order = json.loads(sys.stdin.readline() or 'null')

        if order is not None:
            convert(office, order)
    except calc.NoSuchSheet as missing:
        say('failed', why='no-such-sheet', detail=str(missing))
    except Refused as refusal:
        why, *detail = refusal.args
        say('failed', why=why, detail=' '.join(detail))
    except OfficeEnded as ended:
        say('failed', why=ended.why, detail=str(ended))
    finally:
        if office is not None:
            office.end()


def convert(office, order):
    try:
        document, questions = load(office, order)
        say('loaded')
        export(document, questions, order)
    except DisposedException as cause:
        raise office.ended('the bridge is gone') from cause
    except UnoException as cause:
        detail = f'{type(cause).__name__}: {cause.Message}'
        raise (Refused('not-converted', detail) if office.is_alive else office.ended(detail)) from cause


def load(office, order):
    desktop = office.create('com.sun.star.frame.Desktop')
    questions = Questions()
    media = {
        'Hidden': True,
        'MacroExecutionMode': NEVER_EXECUTE,
        'UpdateDocMode': NO_UPDATE,
        'InteractionHandler': questions,
    }

    if order.get('password'):
        media['Password'] = order['password']

    if order.get('filter'):
        media['FilterName'] = order['filter']
        media['FilterOptions'] = order['filterOptions']

    path = named_path(order, office.folder)

    if order['options'].get('sheets') or os.name == 'nt':
        # In a file that cannot be written, LibreOffice does not hide sheets. Windows has links for administrators only.
        shutil.copyfile(order['input'], path)
    else:
        os.symlink(order['input'], path)

    try:
        document = desktop.loadComponentFromURL(
            uno.systemPathToFileUrl(path), '_blank', 0, properties(media)
        )
    except DisposedException:
        raise
    except UnoException as cause:
        document = None
        reason = cause.Message
    else:
        reason = 'no document'

    if questions.asked_password:
        raise Refused('password')

    if document is None:
        raise Refused('not-loaded', reason)

    filter_name = next((value.Value for value in document.Args if value.Name == 'FilterName'), '')

    if filter_name in PLAIN_TEXT and filter_name != order.get('filter'):
        raise Refused('not-loaded', f'read as {filter_name}')

    return document, questions


def named_path(order, folder):
    """A path that ends as the name of the document does: headers and fields show it."""
    own = os.path.join(folder, 'document')
    os.makedirs(own, mode=0o700)
    stem = re.sub(r'[\x00-\x1f/]', '_', os.path.splitext(order['name'])[0])

    return os.path.join(own, shortened(stem) + os.path.splitext(order['input'])[1])


def shortened(stem):
    """Names of files have 255 bytes at most, and no halves of characters."""
    return stem.encode('utf-8', 'ignore')[:200].decode('utf-8', 'ignore')


def export(document, questions, order):
    export_filter, module = next(
        (found for service, found in MODULES.items() if document.supportsService(service)), (None, None)
    )

    if module is None:
        raise Refused('not-loaded', document.ImplementationName)

    prepared = module.prepare(document, order['options'])
    filter_data = {
        'UseTaggedPDF': True,
        'ExportBookmarks': True,
        'ExportNotes': False,
        'DisplayPDFDocumentTitle': True,
        'Quality': 90,
        'MaxImageResolution': 300,
        'ReduceImageResolution': True,
        **prepared['filter'],
    }
    media = {
        'FilterName': export_filter,
        'FilterData': typed(filter_data),
        'StatusIndicator': Pages(),
        'Overwrite': True,
    }
    document.storeToURL(uno.systemPathToFileUrl(order['output']), properties(media))
    say(
        'done',
        content=prepared['content'],
        notes=prepared['notes'],
        pages=prepared.get('pages'),
        repaired=questions.repairs,
    )


main()
