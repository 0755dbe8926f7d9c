import type { PdfDocument } from '../document.ts';
import { type Encoding, macRomanEncoding, standardEncoding, winAnsiEncoding } from '../font/encodings.ts';
import { type PdfDict, PdfName } from '../objects.ts';

/** Glyph names that a simple font assigns to codes (ISO 32000-2, 9.6.5). */
export interface CodeNames {
  readonly base: Encoding | undefined;
  readonly differences: ReadonlyMap<number, string>;
}

const namedEncodings: ReadonlyMap<string, Encoding> = new Map([
  ['StandardEncoding', standardEncoding],
  ['MacRomanEncoding', macRomanEncoding],
  ['WinAnsiEncoding', winAnsiEncoding],
]);

/** Reads the encoding of a font; undefined when it is not one of those above, such as MacExpertEncoding. */
export function codeNames(document: PdfDocument, font: PdfDict): CodeNames | undefined {
  const encoding = document.get(font, 'Encoding');

  if (encoding === null) {
    return { base: undefined, differences: new Map() };
  }

  if (encoding instanceof PdfName) {
    const base = namedEncodings.get(encoding.value);

    return base === undefined ? undefined : { base, differences: new Map() };
  }

  const dict = document.dict(encoding);
  const baseName = dict === null ? null : document.get(dict, 'BaseEncoding');
  const base = baseName instanceof PdfName ? namedEncodings.get(baseName.value) : undefined;

  if (dict === null || (baseName instanceof PdfName && base === undefined)) {
    return undefined;
  }

  const differences = new Map<number, string>();
  let code = 0;

  for (const value of document.array(dict.get('Differences')) ?? []) {
    const entry = document.resolve(value);

    if (typeof entry === 'number') {
      code = entry;
    } else if (entry instanceof PdfName) {
      differences.set(code++, entry.value);
    }
  }

  return { base, differences };
}

/** Names of invisible glyphs, which font programs often omit. */
const blankNames: ReadonlySet<string> = new Set(['space', 'nbspace', 'nonbreakingspace', '.notdef']);

/**
 * Returns the glyphs a program must keep for `codes`. Undefined when a code names a glyph the program lacks,
 * because readers then choose different substitutes.
 */
export function wantedNames(
  names: CodeNames,
  codes: Iterable<number>,
  builtIn: Encoding,
  available: ReadonlySet<string>,
): Set<string> | undefined {
  const wanted = new Set<string>();

  for (const code of codes) {
    const difference = names.differences.get(code);
    const named = difference ?? names.base?.[code];
    const fallbacks = [builtIn[code], names.base === undefined ? standardEncoding[code] : undefined];

    if (named !== undefined && !available.has(named) && !blankNames.has(named)) {
      return undefined;
    }

    const candidates = difference === undefined ? [named, ...fallbacks] : [named, builtIn[code]];

    for (const name of candidates) {
      if (name !== undefined && available.has(name)) {
        wanted.add(name);
      }
    }
  }

  return wanted;
}

/** Returns every glyph name a reader may choose for a code of a TrueType font. */
export function possibleNames({ base, differences }: CodeNames, code: number): string[] {
  const difference = differences.get(code);

  if (difference !== undefined) {
    return difference === '.notdef' ? [] : [difference];
  }

  if (base !== undefined) {
    return base[code] === undefined ? [] : [base[code]];
  }

  const names = [standardEncoding[code], macRomanEncoding[code], winAnsiEncoding[code]];

  return [...new Set(names.filter((name) => name !== undefined))];
}
