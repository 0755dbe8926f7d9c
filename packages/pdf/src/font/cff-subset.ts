import { bytesToBinary } from '../bytes/binary.ts';
import { ByteBuilder } from '../bytes/byte-builder.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { type CffFont, glyphName, MalformedCff, readCff } from './cff-read.ts';
import { dictOperator, writeDict, writeIndex, writeNamedFont, writePrivate } from './cff-write.ts';
import { standardEncoding } from './encodings.ts';
import { reachedSubroutines } from './type2-calls.ts';

/**
 * Charstring `return`: replaces a subroutine that is no longer called, so that the others keep their numbers.
 */
const emptySubroutine = Uint8Array.of(11);

/** Entries of a name-keyed top dictionary that a font inside a PDF still needs. */
const keptTopEntries: ReadonlySet<number> = new Set([dictOperator.fontBox, dictOperator.fontMatrix]);

/**
 * Subsets a name-keyed CFF font to the glyphs named in `keep`. Undefined when the font is not name-keyed or
 * cannot be subset safely.
 */
export function subsetNamedCff(bytes: Uint8Array, keep: ReadonlySet<string>): Uint8Array | undefined {
  return orUndefined(() => {
    const font = readCff(bytes);

    if (font.isCidKeyed) {
      return undefined;
    }

    const names = font.charset.map((_, index) => glyphName(font, index));
    const wanted = new Set([...keep, ...componentNames(font, names, keep)]);
    const encoding = font.encoding.map((glyph) => (glyph === undefined ? undefined : names[glyph]));
    const encoded = [...encoding.keys()].map((code) => font.encoding[code] ?? -1);
    const order = new Set([0, ...encoded, ...names.keys()]);
    const chosen = [...order].filter((glyph) => glyph === 0 || (glyph > 0 && wanted.has(names[glyph] ?? '')));
    const [part] = font.privates;

    if (part === undefined || new Set(names).size !== names.length) {
      return undefined;
    }

    const charStrings = chosen.map((glyph) => font.charStrings[glyph] ?? emptySubroutine);
    const { global, local } = pruneSubroutines(font, [{ charStrings, subroutines: part.subroutines }]);

    return writeNamedFont({
      name: bytesToBinary(font.name),
      top: new Map([...font.top].filter(([operator]) => keptTopEntries.has(operator))),
      private: part.dict,
      glyphs: chosen.map((glyph, index) => ({
        name: names[glyph] ?? '.notdef',
        charString: charStrings[index] ?? emptySubroutine,
      })),
      encoding: encoding.map((name) => (name !== undefined && wanted.has(name) ? name : undefined)),
      globalSubroutines: global,
      localSubroutines: local[0] ?? [],
    });
  });
}

/**
 * Subsets a CID-keyed CFF font to the CIDs in `keep`. Undefined when the font is not CID-keyed or cannot be
 * subset safely.
 */
export function subsetCidCff(bytes: Uint8Array, keep: ReadonlySet<number>): Uint8Array | undefined {
  return orUndefined(() => {
    const font = readCff(bytes);

    if (!font.isCidKeyed) {
      return undefined;
    }

    const chosen = [...font.charset.keys()].filter(
      (glyph) => glyph === 0 || keep.has(font.charset[glyph] ?? -1),
    );

    return writeCidFont(font, chosen);
  });
}

function writeCidFont(font: CffFont, chosen: readonly number[]): Uint8Array {
  const usedParts = [...new Set(chosen.map((glyph) => font.fontSelect[glyph] ?? 0))].sort(
    (one, other) => one - other,
  );
  const groups = usedParts.map((part) => ({
    charStrings: chosen
      .filter((glyph) => font.fontSelect[glyph] === part)
      .map((glyph) => charStringOf(font, glyph)),
    subroutines: font.privates[part]?.subroutines ?? [],
  }));
  const { global, local } = pruneSubroutines(font, groups);

  const charset = new ByteBuilder();
  charset.byte(0);

  for (const glyph of chosen.slice(1)) {
    charset.number(font.charset[glyph] ?? 0, 2);
  }

  const select = new ByteBuilder();
  select.byte(0);

  for (const glyph of chosen) {
    select.byte(usedParts.indexOf(font.fontSelect[glyph] ?? 0));
  }

  const charStrings = writeIndex(chosen.map((glyph) => charStringOf(font, glyph)));
  const head = [Uint8Array.of(1, 0, 4, 4), writeIndex([font.name])];
  const tail = [writeIndex(font.strings), writeIndex(global)];
  const privates = usedParts.map((part, index) =>
    writePrivate(font.privates[part]?.dict ?? new Map(), local[index] ?? []),
  );
  const dicts = (offsets: readonly number[]) =>
    writeIndex(
      usedParts.map((part, index) => {
        const dict = new Map(font.fontDicts[part]);
        dict.set(dictOperator.private, [privates[index]?.dictLength ?? 0, offsets[index] ?? 0]);

        return writeDict(dict, new Set([dictOperator.private]));
      }),
    );
  const top = (offsets: { charset: number; select: number; charStrings: number; array: number }) => {
    const dict = new Map(font.top);

    for (const removed of [dictOperator.encoding, dictOperator.private]) {
      dict.delete(removed);
    }

    dict.set(dictOperator.charset, [offsets.charset]);
    dict.set(dictOperator.charStrings, [offsets.charStrings]);
    dict.set(dictOperator.fontArray, [offsets.array]);
    dict.set(dictOperator.fontSelect, [offsets.select]);

    return writeIndex([writeDict(dict, offsetOperators)]);
  };

  const start = [...head, top({ charset: 0, select: 0, charStrings: 0, array: 0 }), ...tail];
  const charsetAt = lengthOf(start);
  const selectAt = charsetAt + charset.length;
  const charStringsAt = selectAt + select.length;
  const arrayAt = charStringsAt + charStrings.length;
  let privateAt = arrayAt + dicts([]).length;
  const privateOffsets = privates.map(({ bytes }) => {
    privateAt += bytes.length;

    return privateAt - bytes.length;
  });

  return joinBytes([
    ...head,
    top({ charset: charsetAt, select: selectAt, charStrings: charStringsAt, array: arrayAt }),
    ...tail,
    charset.finish(),
    select.finish(),
    charStrings,
    dicts(privateOffsets),
    ...privates.map(({ bytes }) => bytes),
  ]);
}

const offsetOperators: ReadonlySet<number> = new Set([
  dictOperator.charset,
  dictOperator.charStrings,
  dictOperator.fontArray,
  dictOperator.fontSelect,
]);

interface SubroutineGroup {
  readonly charStrings: readonly Uint8Array[];
  readonly subroutines: readonly Uint8Array[];
}

/**
 * Empties the subroutines that no kept glyph calls; keeps all of them when the calls cannot be determined.
 */
function pruneSubroutines(font: CffFont, groups: readonly SubroutineGroup[]) {
  const reached = groups.map((group) =>
    reachedSubroutines(group.charStrings, font.globalSubroutines, group.subroutines),
  );
  const local = groups.map((group, index) =>
    group.subroutines.map((code, number) =>
      reached[index]?.local.has(number) === false ? emptySubroutine : code,
    ),
  );
  const allKnown = reached.every((set) => set !== undefined);
  const global = font.globalSubroutines.map((code, number) =>
    allKnown && !reached.some((set) => set?.global.has(number)) ? emptySubroutine : code,
  );

  return { global, local };
}

/** Glyphs that `endchar` with four operands draws in place of a composite (Technical Note 5177, appendix C). */
function componentNames(font: CffFont, names: readonly string[], keep: ReadonlySet<string>): string[] {
  const components: string[] = [];

  for (const [index, charString] of font.charStrings.entries()) {
    if (!keep.has(names[index] ?? '') || charString.at(-1) !== 14) {
      continue;
    }

    const codes = trailingIntegers(charString.subarray(0, -1));
    const [base, accent] = codes.slice(-2);

    // A false positive only keeps two unneeded glyphs.
    if (codes.length < 4 || base === undefined || accent === undefined) {
      continue;
    }

    components.push(standardEncoding[base] ?? '', standardEncoding[accent] ?? '');
  }

  return components.filter((name) => names.includes(name));
}

/** Returns the integers after the last operator of a charstring. */
function trailingIntegers(code: Uint8Array): number[] {
  let values: number[] = [];
  let position = 0;

  while (position < code.length) {
    const byte = code[position] ?? 0;
    const next = code[position + 1] ?? 0;

    if (byte >= 32 && byte <= 246) {
      values.push(byte - 139);
    } else if (byte >= 247 && byte <= 250) {
      values.push((byte - 247) * 256 + next + 108);
    } else if (byte >= 251 && byte <= 254) {
      values.push(-(byte - 251) * 256 - next - 108);
    } else if (byte === 28) {
      values.push(((next << 24) | ((code[position + 2] ?? 0) << 16)) >> 16);
    } else if (byte !== 255) {
      values = [];
    }

    position += byte === 255 ? 5 : byte === 28 ? 3 : byte >= 247 ? 2 : 1;
  }

  return values;
}

function charStringOf(font: CffFont, glyph: number): Uint8Array {
  return font.charStrings[glyph] ?? emptySubroutine;
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function orUndefined(attempt: () => Uint8Array | undefined): Uint8Array | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof MalformedCff) {
      return undefined;
    }

    throw error;
  }
}
