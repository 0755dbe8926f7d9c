import type { PdfDocument } from '../document.ts';
import { type PdfDict, PdfName } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { TextFont } from '../text-font/text-font.ts';
import type { TextFonts } from '../text-font/text-fonts.ts';
import { resourcesOf } from './resources.ts';

/**
 * Text of a code in a font of this name (`BaseFont`, also without the prefix of a subset); undefined when it is unknown
 * in one of the fonts of this name, or they disagree.
 */
export type CodeTexts = (fontName: string, code: number) => string | undefined;

/** Texts of codes in the fonts of a page and its forms, which are read when the first code is asked for. */
export function codeTextsOf(document: PdfDocument, page: PdfPage, fonts: TextFonts): CodeTexts {
  let byName: ReadonlyMap<string, readonly TextFont[]> | undefined;
  const known = new Map<string, string | undefined>();

  return (fontName, code) => {
    const key = `${code} ${fontName}`;

    if (!known.has(key)) {
      byName ??= fontsByName(document, page, fonts);
      const [text, ...others] = new Set((byName.get(fontName) ?? []).map((font) => textOf(font, code)));
      known.set(key, text === '' || others.length > 0 ? undefined : text);
    }

    return known.get(key);
  };
}

function textOf(font: TextFont, code: number): string {
  const bytes = font.kind === 'composite' ? Uint8Array.of(code >> 8, code & 0xff) : Uint8Array.of(code);
  const shown = font.read(bytes, 0);

  return shown.code === code ? font.textOf(shown) : '';
}

function fontsByName(
  document: PdfDocument,
  page: PdfPage,
  fonts: TextFonts,
): ReadonlyMap<string, readonly TextFont[]> {
  const byName = new Map<string, Set<TextFont>>();

  for (const resources of resourcesOf(document, page)) {
    for (const entry of document.dict(resources.get('Font'))?.entries.values() ?? []) {
      const dict = document.dict(entry);

      for (const name of dict === null ? [] : namesOf(document, dict)) {
        byName.set(name, (byName.get(name) ?? new Set()).add(fonts.of(dict)));
      }
    }
  }

  return new Map([...byName].map(([name, found]) => [name, [...found]]));
}

/** Names by which PDFium knows a font: that of the font inside a composite one, those of others without prefix too. */
function namesOf(document: PdfDocument, font: PdfDict): readonly string[] {
  const inner = document.dict(document.array(font.get('DescendantFonts'))?.[0] ?? null);
  const values = [font, inner].flatMap((dict) => {
    const name = dict === null ? null : document.get(dict, 'BaseFont');

    return name instanceof PdfName ? [name.value] : [];
  });
  const plain = inner === null ? values.map((value) => value.replace(/^[A-Z]{6}\+/, '')) : [];

  return [...new Set([...values, ...plain])];
}
