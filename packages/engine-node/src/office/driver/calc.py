"""Spreadsheets: which sheets are printed, and how each fits on paper."""

import uno
from com.sun.star.awt.FontWeight import BOLD

from page_style import PageStyle

# com.sun.star.sheet.CellFlags: values, dates, texts, formulas
CONTENT = 1 | 2 | 4 | 16
# Ten-point letters at half their size are the smallest people read.
SMALLEST_SCALE = 0.5
# Hundredths of a millimetre: longer texts are broken into lines.
WIDEST_COLUMN = 9000
# Hundredths of a millimetre, left and right: a number must not run into the text of the next column.
CELL_MARGIN = 90


class NoSuchSheet(Exception):
    """Carries the names there are."""


def prepare(document, options):
    every = [document.Sheets.getByIndex(index) for index in range(document.Sheets.Count)]
    show_only(every, options['sheets'])
    shown = [sheet for sheet in every if sheet.IsVisible and has_content(sheet)]
    too_wide = []

    for sheet in shown:
        style = PageStyle(document, sheet)

        if options['table'] is not None:
            lay_out_table(sheet, style, options['table'])

        style.set_paper(options['pageSize'])

        if options['gridlines']:
            style.show_lines()

        across = lay_on_paper(sheet, style, options)

        if across > 1:
            too_wide.append((sheet.Name, across))

    return {
        'content': len(shown) > 0,
        'filter': {'SinglePageSheets': options['fit'] == 'sheet'},
        'pages': pages_of(every, shown) if options['fit'] == 'sheet' else None,
        'notes': [
            {'code': 'sheet-too-wide', 'values': {'sheet': name, 'across': across}} for name, across in too_wide
        ],
    }


def pages_of(every, shown):
    """With a page for each sheet, LibreOffice prints hidden ones, too: these are the pages to keep, from 0."""
    names = {sheet.Name for sheet in shown}

    return {'of': len(every), 'kept': [index for index, sheet in enumerate(every) if sheet.Name in names]}


def show_only(sheets, chosen):
    """Hides what was not chosen; sheets are chosen by number, from 1, or by name."""
    if not chosen:
        return

    names = [sheet.Name for sheet in sheets]
    visible = [sheet.Name for sheet in sheets if sheet.IsVisible]
    wanted = set()

    for one in chosen:
        if one in names:
            wanted.add(one)
        elif one.isdigit() and 1 <= int(one) <= len(visible):
            wanted.add(visible[int(one) - 1])
        else:
            raise NoSuchSheet(', '.join(visible))

    # The first that is wanted is shown before others are hidden: a document always shows one.
    for sheet in sorted(sheets, key=lambda sheet: sheet.Name not in wanted):
        sheet.IsVisible = sheet.Name in wanted


def has_content(sheet):
    return sheet.queryContentCells(CONTENT).Count > 0 or sheet.DrawPage.Count > 0


def lay_on_paper(sheet, style, options):
    """Turns and scales; returns how many pages lie side by side."""
    if options['orientation'] != 'auto':
        style.turn(options['orientation'] == 'landscape')

    if options['fit'] in ('file', 'sheet') or (options['fit'] == 'auto' and style.is_scaled):
        return 1

    width = width_of(sheet)

    if options['orientation'] == 'auto' and width > style.printable_width:
        style.turn(True)

    if options['fit'] == 'width' or width * SMALLEST_SCALE <= style.printable_width:
        style.fit(1)
        return 1

    across = -int(-width * SMALLEST_SCALE // style.printable_width)
    style.fit(across)
    repeat_first_column(sheet, style)

    return across


def width_of(sheet):
    """Of what is printed, in hundredths of a millimetre: the print areas, or all cells and drawings."""
    areas = sheet.PrintAreas

    if areas:
        return max(range_of(sheet, area.StartColumn, area.EndColumn).Size.Width for area in areas)

    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    cells = range_of(sheet, 0, cursor.RangeAddress.EndColumn).Size.Width
    page = sheet.DrawPage
    shapes = [page.getByIndex(index) for index in range(page.Count)]

    return max([cells, *(shape.Position.X + shape.Size.Width for shape in shapes)])


def range_of(sheet, first_column, last_column):
    return sheet.getCellRangeByPosition(first_column, 0, last_column, 0)


def repeat_first_column(sheet, style):
    """So that rows which run over several pages keep their names."""
    first = range_of(sheet, 0, 0)

    if not sheet.PrintTitleColumns and first.Size.Width < style.printable_width / 4:
        sheet.setTitleColumns(first.RangeAddress)
        sheet.PrintTitleColumns = True


def lay_out_table(sheet, style, table):
    """A table that was text: lines, columns as wide as their words within reason, numbers to the right."""
    sheet.Name = sheet_name(table['name'])
    columns = sheet.Columns

    if table['hasHeader']:
        header = sheet.getCellRangeByPosition(0, 0, len(table['columns']) - 1, 0)
        header.CharWeight = BOLD
        sheet.setTitleRows(header.RangeAddress)
        sheet.PrintTitleRows = True

    for index, kind in enumerate(table['columns']):
        column = columns.getByIndex(index)
        column.ParaLeftMargin = CELL_MARGIN
        column.ParaRightMargin = CELL_MARGIN
        column.OptimalWidth = True

        if column.Width > WIDEST_COLUMN:
            column.Width = WIDEST_COLUMN
            column.IsTextWrapped = True

        if kind == 'number':
            column.HoriJustify = uno.Enum('com.sun.star.table.CellHoriJustify', 'RIGHT')

    sheet.Rows.OptimalHeight = True
    style.show_lines()
    style.drop_header()


def sheet_name(name):
    """Without what Calc refuses; the name becomes the bookmark of the sheet."""
    return ''.join('_' if each in '[]*?:/\\' else each for each in name).strip("'") or 'table'
