import { xml, xmlPart } from '../../ooxml/xml.ts';
import type { Presentation } from '../../slides/slide.ts';
import { namespaces } from './part.ts';

/** Theme colours in the order of `CT_ColorScheme`, offered for new content. */
const colours = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '3B3B3B',
  lt2: 'EDEDED',
  accent1: '2F6DB5',
  accent2: 'D9662B',
  accent3: '8C8C8C',
  accent4: 'E0A800',
  accent5: '5AA0D6',
  accent6: '5E9C4A',
  hlink: '0B5CAD',
  folHlink: '7A4A8C',
} as const;

const ofTheme = xml('a:solidFill', {}, xml('a:schemeClr', { val: 'phClr' }));

/** Writes the theme: the document's fonts, and the plain colours and styles every theme must have. */
export function themePart({ titleFont, bodyFont }: Presentation): string {
  return xmlPart(
    xml(
      'a:theme',
      { 'xmlns:a': namespaces['xmlns:a'], name: 'Document' },
      xml(
        'a:themeElements',
        {},
        xml(
          'a:clrScheme',
          { name: 'Document' },
          ...Object.entries(colours).map(([name, val]) => xml(`a:${name}`, {}, xml('a:srgbClr', { val }))),
        ),
        xml(
          'a:fontScheme',
          { name: 'Document' },
          fontsOf('a:majorFont', titleFont),
          fontsOf('a:minorFont', bodyFont),
        ),
        xml(
          'a:fmtScheme',
          { name: 'Document' },
          xml('a:fillStyleLst', {}, ...thrice(ofTheme)),
          xml('a:lnStyleLst', {}, ...[6_350, 12_700, 19_050].map((w) => xml('a:ln', { w }, ofTheme))),
          xml('a:effectStyleLst', {}, ...thrice(xml('a:effectStyle', {}, xml('a:effectLst')))),
          xml('a:bgFillStyleLst', {}, ...thrice(ofTheme)),
        ),
      ),
    ),
  );
}

function fontsOf(name: string, typeface: string): string {
  return xml(
    name,
    {},
    xml('a:latin', { typeface }),
    xml('a:ea', { typeface: '' }),
    xml('a:cs', { typeface: '' }),
  );
}

function thrice(element: string): readonly string[] {
  return [element, element, element];
}
