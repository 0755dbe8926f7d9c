"""The page style of one sheet, as a copy that no other sheet uses. Lengths are hundredths of a millimetre."""

from com.sun.star.beans import PropertyAttribute
from com.sun.star.uno import Exception as UnoException

PAPERS = {'a3': (29700, 42000), 'a4': (21000, 29700), 'a5': (14800, 21000), 'letter': (21590, 27940), 'legal': (21590, 35560)}


class PageStyle:
    def __init__(self, document, sheet):
        styles = document.StyleFamilies.getByName('PageStyles')
        name = f'Octavo {sheet.Name}'
        self.style = document.createInstance('com.sun.star.style.PageStyle')
        source = styles.getByName(sheet.PageStyle)
        styles.insertByName(name, self.style)
        copy_properties(source, self.style)
        sheet.PageStyle = name

    @property
    def is_scaled(self):
        """The document itself says how large or on how many pages the sheet is to be printed."""
        style = self.style

        return style.PageScale != 100 or style.ScaleToPages > 0 or style.ScaleToPagesX > 0 or style.ScaleToPagesY > 0

    @property
    def printable_width(self):
        return self.style.Width - self.style.LeftMargin - self.style.RightMargin

    @property
    def width_when_turned(self):
        return self.style.Height - self.style.LeftMargin - self.style.RightMargin

    def set_paper(self, name):
        if name in PAPERS:
            short, long = PAPERS[name]
            turned = self.style.IsLandscape
            self.style.Width, self.style.Height = (long, short) if turned else (short, long)

    def turn(self, landscape):
        if self.style.IsLandscape != landscape:
            width, height = self.style.Width, self.style.Height
            self.style.IsLandscape = landscape
            self.style.Width, self.style.Height = height, width

    def fit(self, pages_across):
        """As many pages across at most; as many down as it takes."""
        self.style.PageScale = 100
        self.style.ScaleToPages = 0
        self.style.ScaleToPagesX = pages_across
        self.style.ScaleToPagesY = 0

    def drop_header(self):
        """Leaves out the name of the sheet and the word for "page" that a new sheet has above and below."""
        self.style.HeaderIsOn = False
        self.style.FooterIsOn = False

    def show_lines(self):
        self.style.PrintGrid = True


def copy_properties(source, target):
    for each in source.PropertySetInfo.Properties:
        if each.Attributes & PropertyAttribute.READONLY:
            continue

        try:
            target.setPropertyValue(each.Name, source.getPropertyValue(each.Name))
        except UnoException:
            # Some properties of a header that is switched off have no value to copy.
            continue
