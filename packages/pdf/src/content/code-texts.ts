import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfName } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { CodeMaps } from '../text-font/code-maps.ts';
import type { TextFont } from '../text-font/text-font.ts';
import { TextFonts } from '../text-font/text-fonts.ts';
import { resourcesOf } from './resources.ts';

/**
 * Text of a code in a font of this name (`BaseFont`, also without the prefix of a subset); undefined when it is unknown
 * or several fonts disagree.
 */
export type CodeTexts = (fontName: string, code: number) => string | undefined;

/** Texts of codes in the fonts of a page and its forms, which are read when the first code is asked for. */
export function codeTextsOf(document: PdfDocument, page: PdfPage, codeMaps: CodeMaps): CodeTexts {
  let fonts: ReadonlyMap<string, readonly TextFont[]> | undefined;

  return (fontName, code) => {
    fonts ??= fontsByName(document, page, codeMaps);
    const texts = new Set((fonts.get(fontName) ?? []).map((font) => textOf(font, code)));
    texts.delete('');
    const [text, ...others] = texts;

    return others.length === 0 ? text : undefined;
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
  codeMaps: CodeMaps,
): ReadonlyMap<string, readonly TextFont[]> {
  const fonts = new TextFonts(document, codeMaps);
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

/** Names of a font and of the font inside it, which PDFium uses for a composite one; simple ones lose their prefix there. */
function namesOf(document: PdfDocument, font: PdfDict): readonly string[] {
  const inner = document.dict(document.array(font.get('DescendantFonts'))?.[0] ?? null) ?? new PdfDict();
  const names = [font, inner].map((dict) => document.get(dict, 'BaseFont'));

  const values = names.flatMap((name) => (name instanceof PdfName ? [name.value] : []));

  return [...new Set([...values, ...values.map((value) => value.replace(/^[A-Z]{6}\+/, ''))])];
}
