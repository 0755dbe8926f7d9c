import type { TextLook } from '@octavo/contract/edits/looks';
import { type PdfObject, PdfString } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { rgbOf } from '../../geometry/colors.ts';
import type { PageSpace } from '../../geometry/page-space.ts';

/** Names that readers know for the standard fonts: plain, bold, italic, both. */
export const standardFonts = {
  sans: ['Helv', 'HeBo', 'HeOb', 'HeBO'],
  serif: ['TiRo', 'TiBo', 'TiIt', 'TiBI'],
  mono: ['Cour', 'CoBo', 'CoOb', 'CoBO'],
} as const;

/** Font families of style sheets. */
const styleFamilies = {
  sans: 'Helvetica,sans-serif',
  serif: 'Times,serif',
  mono: 'Courier,monospace',
} as const;

const alignments = ['left', 'center', 'right'] as const;

/** Entries by which other programs edit a text box (ISO 32000-2, table 177). */
export function textEntries(
  text: string,
  look: TextLook,
  borderColor: string | null,
  space: PageSpace,
): Record<string, PdfObject> {
  const style = styleOf(look, space);
  const size = space.userLength(look.size);
  const font = standardFonts[look.font][Number(look.bold) + 2 * Number(look.italic)] ?? 'Helv';
  const border = borderColor === null ? '' : `${rgbOf(borderColor).join(' ')} RG `;
  const paragraphs = text.split('\n').map((line) => `<p dir="auto">${escapeXml(line)}</p>`);

  return {
    DA: new PdfString(
      new TextEncoder().encode(`${border}${rgbOf(look.color).join(' ')} rg /${font} ${size} Tf`),
    ),
    DS: encodeText(style),
    RC: encodeText(
      `<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml" xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/" xfa:APIVersion="Acrobat:11.0.0" xfa:spec="2.0.2" style="${escapeXml(style)}">${paragraphs.join('')}</body>`,
    ),
    Contents: encodeText(text.replaceAll('\n', '\r')),
    Q: alignments.indexOf(look.align),
  };
}

/** Default style of rich text (12.7.4.4). */
function styleOf({ font, bold, italic, size, color, align }: TextLook, space: PageSpace): string {
  return [
    `font-family:${styleFamilies[font]}`,
    `font-size:${space.userLength(size)}pt`,
    `font-weight:${bold ? 'bold' : 'normal'}`,
    `font-style:${italic ? 'italic' : 'normal'}`,
    `text-align:${align}`,
    `color:${color}`,
  ].join(';');
}
