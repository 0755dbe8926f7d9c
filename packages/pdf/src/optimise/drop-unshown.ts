import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { readToUnicodeMap } from '../text-font/to-unicode-map.ts';
import { writeToUnicodeMap } from '../text-font/write-to-unicode-map.ts';
import type { ObjectReplacements } from './changes.ts';
import { editableFonts } from './font-programs.ts';
import { packFonts } from './pack-fonts.ts';
import { type Usage, UsageReader } from './usage.ts';
import { usageOf } from './usage-of.ts';

/**
 * Removes from the fonts of some pages the glyphs and the texts of codes that nothing in the document shows, so that
 * they do not tell which letters it had.
 *
 * @returns the number of fonts that lost something
 */
export function dropUnshownGlyphs(changes: ObjectReplacements, pageIndexes: ReadonlySet<number>): number {
  const { document, objects, replace } = changes;
  const usage = usageOf(document, objects);

  if (!usage.complete) {
    return 0;
  }

  const reader = new UsageReader(document);

  for (const page of document.pages.filter(({ index }) => pageIndexes.has(index))) {
    reader.page(page);
  }

  const editable = editableFonts(document, objects);
  const fonts = [...reader.usage.fonts.keys()].filter((font) => !editable.has(font));
  const touched = new Set(fonts);
  const before = new Set(replace.keys());
  packFonts(changes, usage, ({ users }) => users.some(({ font }) => touched.has(font)));
  const packed = [...replace.keys()].filter((number) => !before.has(number)).length;

  dropDrawnGlyphs(changes, fonts, usage.fonts);

  return Math.max(packed > 0 ? 1 : 0, dropTexts(changes, fonts, usage.fonts));
}

/** Removes texts of codes that no font shows; returns the number of maps that became shorter. */
function dropTexts(changes: ObjectReplacements, fonts: readonly PdfDict[], uses: Usage['fonts']): number {
  const { document } = changes;
  const maps = new Map<number, Set<number>>();
  let count = 0;

  for (const [font, { codes }] of uses) {
    const map = font.get('ToUnicode');

    if (map instanceof PdfRef) {
      maps.set(map.number, new Set([...(maps.get(map.number) ?? []), ...codes]));
    }
  }

  for (const font of fonts) {
    const ref = font.get('ToUnicode');
    const stream = document.resolve(ref);
    const width = codeBytes(document.get(font, 'Subtype'), document.get(font, 'Encoding'));

    if (!(ref instanceof PdfRef) || !(stream instanceof PdfStream) || width === null) {
      continue;
    }

    const shown = maps.get(ref.number) ?? new Set();
    const known = readToUnicodeMap(document.decode(stream));
    const kept = new Map([...known].filter(([code]) => shown.has(code)));

    if (kept.size < known.size && !changes.replace.has(ref.number)) {
      changes.set(ref, changes.packedStream(new PdfDict(), writeToUnicodeMap(kept, width)));
      count += 1;
    }
  }

  return count;
}

/** Bytes of the codes of a font; null when they differ. */
function codeBytes(subtype: PdfObject, encoding: PdfObject): 1 | 2 | null {
  if (!isName(subtype, 'Type0')) {
    return 1;
  }

  return isName(encoding, 'Identity-H') || isName(encoding, 'Identity-V') ? 2 : null;
}

/**
 * Removes the drawings of Type 3 fonts that no code shows (ISO 32000-2, 9.6.4). Several fonts may share their drawings,
 * each with an encoding of its own.
 */
function dropDrawnGlyphs(changes: ObjectReplacements, fonts: readonly PdfDict[], uses: Usage['fonts']): void {
  const { document } = changes;
  const isDrawn = (font: PdfDict) => isName(document.get(font, 'Subtype'), 'Type3');
  const drawn = [...uses.keys()].filter(isDrawn);

  for (const font of fonts.filter(isDrawn)) {
    const drawings = document.dict(font.get('CharProcs'));
    const sharing = drawn.filter((other) => document.dict(other.get('CharProcs')) === drawings);
    const shown = sharing.map((other) => shownNames(document, other, uses.get(other)?.codes ?? new Set()));

    if (drawings === null || shown.some((names) => names === null)) {
      continue;
    }

    const kept = new PdfDict(
      [...drawings.entries].filter(([name]) => shown.some((names) => names?.has(name))),
    );
    const glyphs = font.get('CharProcs');

    if (glyphs instanceof PdfRef) {
      changes.set(glyphs, kept);
    } else {
      replaceFont(changes, font, kept);
    }
  }
}

/** Names of the glyphs that codes of a Type 3 font show; null when its `Differences` do not tell them. */
function shownNames(
  document: PdfDocument,
  font: PdfDict,
  codes: ReadonlySet<number>,
): ReadonlySet<string> | null {
  const encoding = document.dict(font.get('Encoding'));
  const differences = document.array(encoding?.get('Differences') ?? null);

  if (encoding === null || differences === null || encoding.has('BaseEncoding')) {
    return null;
  }

  const names = new Set<string>();
  let code = 0;

  for (const entry of differences) {
    const value = document.resolve(entry);

    if (typeof value === 'number') {
      code = value;
    } else if (value instanceof PdfName) {
      if (codes.has(code)) {
        names.add(value.value);
      }

      code += 1;
    }
  }

  return names;
}

function replaceFont(changes: ObjectReplacements, font: PdfDict, glyphs: PdfDict): void {
  for (const [number, object] of changes.objects) {
    const current = changes.current(number);

    if (object === font && current instanceof PdfDict) {
      changes.set(new PdfRef(number), current.copy().set('CharProcs', glyphs));
    }
  }
}
