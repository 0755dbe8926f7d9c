import type { Paragraph, TextStyle } from '@octavo/layout/model';
import { officeFamily } from '../../ooxml/fonts.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../parts/namespaces.ts';
import { freeFamily } from './word-family.ts';

/** `fontTable.xml`: alternative names of families that not every computer has; null when there are none. */
export function fontTablePart(paragraphs: readonly Paragraph[]): string | null {
  const styles = paragraphs.flatMap(({ inlines }) =>
    inlines.flatMap((inline) => ('style' in inline ? [inline.style] : [])),
  );
  const fonts = new Map(
    styles.flatMap((style) => {
      const family = freeFamily(style);

      return family === null ? [] : [[family, fontElement(family, style)] as const];
    }),
  );

  return fonts.size === 0 ? null : xmlPart(xml('w:fonts', wordNamespaces, ...fonts.values()));
}

function fontElement(name: string, style: TextStyle): string {
  const { serif, fixedPitch } = style;
  const kind = serif ? 'roman' : 'swiss';

  return xml(
    'w:font',
    { 'w:name': name },
    xml('w:altName', { 'w:val': officeFamily(style) }),
    xml('w:family', { 'w:val': fixedPitch ? 'modern' : kind }),
    xml('w:pitch', { 'w:val': fixedPitch ? 'fixed' : 'variable' }),
  );
}
