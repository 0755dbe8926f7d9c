import { macRomanEncoding } from './encodings.ts';
import { unicodeOfGlyph } from './glyph-unicode.ts';
import type { TrueTypeTables } from './truetype-subset.ts';

/** Returns the glyphs of a code with these names; undefined when a name has no known Unicode value. */
export type CodeGlyphs = (code: number, names: readonly string[]) => readonly number[] | undefined;

/**
 * Returns every glyph a reader may choose for a code of a simple TrueType font. Readers differ in which
 * `cmap` subtable they try first (ISO 32000-2, 9.6.5.4), so the result combines the glyphs of all of them.
 * Undefined when a subtable cannot be read or a glyph name has no known Unicode value.
 */
export function glyphsOfCodes(
  font: TrueTypeTables,
  codes: Iterable<number>,
  namesOf: (code: number) => readonly string[],
): Set<number> | undefined {
  const glyphsOf = readCodeGlyphs(font);
  const glyphs = new Set<number>();

  for (const code of codes) {
    const found = glyphsOf?.(code, namesOf(code));

    if (found === undefined) {
      return undefined;
    }

    for (const glyph of found) {
      glyphs.add(glyph);
    }
  }

  return glyphs;
}

/** Reads the tables that `glyphsOfCodes` looks codes up in; undefined when a subtable cannot be read. */
export function readCodeGlyphs(font: TrueTypeTables): CodeGlyphs | undefined {
  const cmap = font.tables.get('cmap');
  const subtables = cmap === undefined ? [] : readCmap(cmap);

  if (subtables === undefined) {
    return undefined;
  }

  const glyphsByName = readPostNames(font.tables.get('post'));

  return (code, names) => {
    const glyphs: number[] = [];
    const addCharacter = (character: number): void => {
      for (const subtable of subtables) {
        glyphs.push(subtable.get(character) ?? 0);
      }
    };

    // Symbol subtables put their 256 codes into one of the private ranges.
    for (const base of [0, 0xf000, 0xf100, 0xf200]) {
      addCharacter(base + code);
    }

    for (const name of names) {
      const unicode = unicodeOfGlyph(name);
      const named = glyphsByName.get(name);
      const byNumber = /^(?:g|gid|glyph|cid|index)(\d+)$/i.exec(name)?.[1];

      if (unicode === undefined && named === undefined && byNumber === undefined) {
        return undefined;
      }

      if (unicode !== undefined) {
        addCharacter(unicode);
        addCharacter(0xf000 + unicode);
      }

      if (named !== undefined) {
        glyphs.push(named);
      }

      if (byNumber !== undefined) {
        glyphs.push(Number(byNumber));
      }

      addCharacter(macRomanEncoding.indexOf(name));
    }

    // Without a usable subtable some readers use the code as the glyph index.
    if (subtables.length === 0) {
      glyphs.push(code);
    }

    return glyphs;
  };
}

/** Maps Unicode characters to glyphs, from the fullest Unicode subtable or a symbol font's private range. */
export function readUnicodeMap(cmap: Uint8Array): Map<number, number> {
  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength);
  const found = new Map<number, number>();

  try {
    for (let index = 0; index < view.getUint16(2); index += 1) {
      const platform = view.getUint16(4 + index * 8);
      const encoding = view.getUint16(4 + index * 8 + 2);
      const isUnicode = platform === 0 ? encoding !== 5 : platform === 3 && [0, 1, 10].includes(encoding);
      const subtable = isUnicode ? readSubtable(view, view.getUint32(4 + index * 8 + 4)) : undefined;

      for (const [character, glyph] of subtable ?? []) {
        if (glyph !== 0) {
          found.set(character, glyph);
        }
      }
    }
  } catch (error) {
    // Entries read before the end of a truncated subtable stay valid.
    if (!(error instanceof RangeError)) {
      throw error;
    }
  }

  return found;
}

function readCmap(cmap: Uint8Array): Map<number, number>[] | undefined {
  if (cmap.length < 4) {
    return undefined;
  }

  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength);
  const offsets = new Set<number>();

  for (let index = 0; index < view.getUint16(2); index += 1) {
    if (4 + index * 8 + 8 > cmap.length) {
      return undefined;
    }

    offsets.add(view.getUint32(4 + index * 8 + 4));
  }

  const subtables: Map<number, number>[] = [];

  try {
    for (const offset of offsets) {
      const subtable = readSubtable(view, offset);

      if (subtable === undefined) {
        return undefined;
      }

      subtables.push(subtable);
    }
  } catch (error) {
    // A truncated subtable makes the view throw; such a font is left unchanged.
    if (error instanceof RangeError) {
      return undefined;
    }

    throw error;
  }

  return subtables;
}

function readSubtable(view: DataView, at: number): Map<number, number> | undefined {
  const glyphs = new Map<number, number>();

  switch (view.getUint16(at)) {
    case 0:
      for (let code = 0; code < 256; code += 1) {
        glyphs.set(code, view.getUint8(at + 6 + code));
      }

      return glyphs;
    case 4:
      readSegments(view, at, glyphs);

      return glyphs;
    case 6: {
      const first = view.getUint16(at + 6);
      const count = view.getUint16(at + 8);

      for (let index = 0; index < count; index += 1) {
        glyphs.set(first + index, view.getUint16(at + 10 + index * 2));
      }

      return glyphs;
    }
    case 12: {
      const groups = view.getUint32(at + 12);

      for (let group = 0; group < groups; group += 1) {
        const entry = at + 16 + group * 12;
        const start = view.getUint32(entry);
        const end = Math.min(view.getUint32(entry + 4), start + 0xffff);

        for (let code = start; code <= end; code += 1) {
          glyphs.set(code, view.getUint32(entry + 8) + code - start);
        }
      }

      return glyphs;
    }
    // Variation sequences do not choose glyphs by a single code.
    case 14:
      return glyphs;
    default:
      return undefined;
  }
}

/** OpenType `cmap` format 4: segments with either a shift or a run of the glyph array. */
function readSegments(view: DataView, at: number, glyphs: Map<number, number>): void {
  const count = view.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + count * 2 + 2;
  const shifts = starts + count * 2;
  const ranges = shifts + count * 2;

  for (let segment = 0; segment < count; segment += 1) {
    const start = view.getUint16(starts + segment * 2);
    const end = view.getUint16(ends + segment * 2);
    const shift = view.getUint16(shifts + segment * 2);
    const range = view.getUint16(ranges + segment * 2);

    for (let code = start; code <= end && code < 0xffff; code += 1) {
      if (range === 0) {
        glyphs.set(code, (code + shift) & 0xffff);
        continue;
      }

      const place = ranges + segment * 2 + range + (code - start) * 2;

      if (place + 2 > view.byteLength) {
        continue;
      }

      const glyph = view.getUint16(place);

      if (glyph !== 0) {
        glyphs.set(code, (glyph + shift) & 0xffff);
      }
    }
  }
}

/** Reads the names that `post` format 2 adds to the 258 of the Macintosh set; Unicode lookups cover those. */
function readPostNames(post: Uint8Array | undefined): Map<string, number> {
  const names = new Map<string, number>();

  if (post === undefined || post.length < 34) {
    return names;
  }

  const view = new DataView(post.buffer, post.byteOffset, post.byteLength);

  if (view.getUint32(0) !== 0x00020000) {
    return names;
  }

  const count = view.getUint16(32);
  const strings: string[] = [];

  for (let position = 34 + count * 2; position < post.length; ) {
    const length = post[position] ?? 0;
    strings.push(String.fromCharCode(...post.subarray(position + 1, position + 1 + length)));
    position += 1 + length;
  }

  for (let glyph = 0; glyph < count && 34 + glyph * 2 + 2 <= post.length; glyph += 1) {
    const name = strings[view.getUint16(34 + glyph * 2) - 258];

    if (name !== undefined) {
      names.set(name, glyph);
    }
  }

  return names;
}
