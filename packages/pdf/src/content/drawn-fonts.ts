import type { PdfDocument } from '../document.ts';
import { isName, type PdfDict, PdfName, type PdfObject } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { resourcesOf } from './resources.ts';

/**
 * Type 3 font whose descriptor names the font its glyphs were drawn from (ISO 32000-2, 9.6.4 and 9.8):
 * browsers write variable fonts this way, each weight as a separate font.
 */
export interface DrawnFont {
  readonly name: string;
  /** 100 to 900; 0 when not specified. */
  readonly weight: number;
  readonly flags: number;
  readonly italicAngle: number;
  /** Widths of its characters in thousandths of the size. */
  readonly widths: ReadonlySet<number>;
}

/** Type 3 fonts with a descriptor that a page, or a form in it, may use. */
export function drawnFonts(document: PdfDocument, page: PdfPage): DrawnFont[] {
  const dicts = [...resourcesOf(document, page)].flatMap((resources) => {
    const fonts = document.dict(resources.get('Font'))?.entries.values() ?? [];

    return [...fonts].map((font) => document.dict(font)).filter((font) => font !== null);
  });

  return [...new Set(dicts)].flatMap((font) => drawnFont(document, font) ?? []);
}

function drawnFont(document: PdfDocument, font: PdfDict): DrawnFont | null {
  const descriptor = document.dict(font.get('FontDescriptor'));
  const widths = document.array(font.get('Widths'));

  if (!isName(document.get(font, 'Subtype'), 'Type3') || descriptor === null || widths === null) {
    return null;
  }

  const name = document.get(descriptor, 'FontName');

  if (!(name instanceof PdfName)) {
    return null;
  }

  const [scale = 0] = document.array(font.get('FontMatrix')) ?? [];
  const number = (key: string) => numberOf(document.get(descriptor, key));

  return {
    name: name.value,
    weight: number('FontWeight'),
    flags: number('Flags'),
    italicAngle: number('ItalicAngle'),
    widths: new Set(
      widths.map((width) => Math.round(numberOf(document.resolve(width)) * numberOf(scale) * 1000)),
    ),
  };
}

function numberOf(value: PdfObject): number {
  return typeof value === 'number' ? value : 0;
}
