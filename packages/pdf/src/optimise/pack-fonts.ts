import { binaryToBytes } from '../bytes/binary.ts';
import { glyphName, MalformedCff, readCff } from '../font/cff-read.ts';
import { subsetCidCff, subsetNamedCff } from '../font/cff-subset.ts';
import type { Encoding } from '../font/encodings.ts';
import { glyphsOfCodes } from '../font/truetype-codes.ts';
import { readTrueType, subsetTrueType } from '../font/truetype-subset.ts';
import { readType1 } from '../font/type1-program.ts';
import { type1ToCff } from '../font/type1-to-cff.ts';
import { isName, nameOf, PdfDict, PdfName, PdfRef, PdfStream, PdfString } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';
import { type FontProgram, type FontUser, fontPrograms } from './font-programs.ts';
import { codeNames, possibleNames, wantedNames } from './glyph-names.ts';
import type { FontUse, Usage } from './usage.ts';

/** A smaller form of a font program. */
interface Smaller {
  readonly bytes: Uint8Array;
  /** Set when the bytes are of another format than before. */
  readonly subtype?: 'Type1C';
  /** Names or CIDs that remain when others were removed. */
  readonly names?: ReadonlySet<string> | undefined;
  readonly cids?: ReadonlySet<number> | undefined;
  readonly isSubset: boolean;
}

/**
 * Shrinks embedded font programs: Type 1 is converted to CFF, and unused glyphs are removed from all formats.
 *
 * @returns the uses of each program that became smaller
 */
export function packFonts(
  changes: ObjectReplacements,
  usage: Usage,
  isPacked: (program: FontProgram) => boolean = () => true,
): FontUse[][] {
  const { document, objects } = changes;
  const packedUses: FontUse[][] = [];

  for (const program of fontPrograms(document, objects, usage).filter(isPacked)) {
    const { data, left } = document.decodePartly(program.stream);
    const smaller = left.length > 0 ? undefined : smallerProgram(changes, program, data);

    if (smaller === undefined) {
      continue;
    }

    const dict = new PdfDict();

    if (smaller.subtype !== undefined) {
      dict.set('Subtype', nameOf(smaller.subtype));
    } else if (program.kind === 'FontFile3') {
      dict.set('Subtype', program.stream.dict.get('Subtype'));
    }

    if (program.kind === 'FontFile2') {
      dict.set('Length1', smaller.bytes.length);
    }

    const packed = changes.packedStream(dict, smaller.bytes);
    const before = Math.min(program.stream.rawLength, changes.pack(data).length);

    if (packed.rawLength >= before) {
      continue;
    }

    changes.replace.set(program.number, packed);
    packedUses.push(program.users.flatMap(({ font }) => usage.fonts.get(font) ?? []));

    if (smaller.isSubset) {
      nameAsSubset(changes, program);
    }

    for (const number of program.descriptors) {
      describe(changes, number, program, smaller);
    }
  }

  return packedUses;
}

function smallerProgram(
  changes: ObjectReplacements,
  program: FontProgram,
  data: Uint8Array,
): Smaller | undefined {
  if (program.kind === 'FontFile') {
    return smallerType1(changes, program, data);
  }

  if (program.kind === 'FontFile2') {
    return smallerTrueType(changes, program, data);
  }

  if (isName(changes.document.get(program.stream.dict, 'Subtype'), 'OpenType')) {
    return undefined;
  }

  return smallerCff(changes, program, data);
}

function smallerType1(
  changes: ObjectReplacements,
  program: FontProgram,
  data: Uint8Array,
): Smaller | undefined {
  const type1 = readType1(data);

  if (type1 === undefined || program.users.some((user) => user.isComposite)) {
    return undefined;
  }

  const available = new Set(type1.charStrings.keys());
  const wanted = unionOfNames(changes, program.users, type1.encoding, available);
  const bytes = type1ToCff(data, baseName(changes, program), wanted);

  if (bytes === undefined) {
    return undefined;
  }

  return {
    bytes,
    subtype: 'Type1C',
    names: wanted,
    isSubset: wanted !== undefined && wanted.size < available.size - 1,
  };
}

function smallerCff(
  changes: ObjectReplacements,
  program: FontProgram,
  data: Uint8Array,
): Smaller | undefined {
  const outline = readableCff(data);

  if (outline === undefined) {
    return undefined;
  }

  if (outline.isCidKeyed) {
    const cids = unionOfCodes(changes, program.users);
    const bytes = cids === undefined ? undefined : subsetCidCff(data, cids);

    return bytes === undefined ? undefined : { bytes, cids, isSubset: true };
  }

  if (program.users.some((user) => user.isComposite)) {
    return undefined;
  }

  const glyphs = outline.charset.map((_, index) => glyphName(outline, index));
  const builtIn = outline.encoding.map((glyph) => (glyph === undefined ? undefined : glyphs[glyph]));
  const wanted = unionOfNames(changes, program.users, builtIn, new Set(glyphs));

  if (wanted === undefined || wanted.size >= glyphs.length - 1) {
    return undefined;
  }

  const bytes = subsetNamedCff(data, wanted);

  return bytes === undefined ? undefined : { bytes, names: wanted, isSubset: true };
}

function readableCff(data: Uint8Array) {
  try {
    return readCff(data);
  } catch (error) {
    if (error instanceof MalformedCff) {
      return undefined;
    }

    throw error;
  }
}

function smallerTrueType(
  changes: ObjectReplacements,
  program: FontProgram,
  data: Uint8Array,
): Smaller | undefined {
  const font = readTrueType(data);

  if (font === undefined) {
    return undefined;
  }

  const glyphs = new Set<number>();
  const cids = new Set<number>();

  for (const user of program.users) {
    const found = user.isComposite
      ? glyphsOfComposite(changes, user, cids)
      : glyphsOfSimple(changes, user, font);

    if (found === undefined) {
      return undefined;
    }

    for (const glyph of found) {
      glyphs.add(glyph);
    }
  }

  const forSimpleFont = program.users.some((user) => !user.isComposite);
  const bytes = subsetTrueType(data, glyphs, forSimpleFont);

  return bytes === undefined ? undefined : { bytes, cids: forSimpleFont ? undefined : cids, isSubset: true };
}

function glyphsOfSimple(
  changes: ObjectReplacements,
  user: FontUser,
  font: NonNullable<ReturnType<typeof readTrueType>>,
) {
  const names = codeNames(changes.document, user.font);

  if (names === undefined || user.codes === undefined) {
    return undefined;
  }

  return glyphsOfCodes(font, user.codes, (code) => possibleNames(names, code));
}

/**
 * Returns the glyph indexes of a composite font. A CID is a glyph index, unless a stream of two-byte indexes
 * maps it (ISO 32000-2, 9.7.4.2).
 */
function glyphsOfComposite(
  changes: ObjectReplacements,
  user: FontUser,
  cids: Set<number>,
): Set<number> | undefined {
  const { document } = changes;

  if (user.codes === undefined || !hasIdentityCodes(changes, user)) {
    return undefined;
  }

  for (const code of user.codes) {
    cids.add(code);
  }

  const map = document.get(user.inner, 'CIDToGIDMap');

  if (!(map instanceof PdfStream)) {
    return new Set(user.codes);
  }

  const bytes = document.decode(map);

  return new Set([...user.codes].map((cid) => ((bytes[cid * 2] ?? 0) << 8) | (bytes[cid * 2 + 1] ?? 0)));
}

function unionOfCodes(changes: ObjectReplacements, users: readonly FontUser[]): Set<number> | undefined {
  const union = new Set<number>();

  for (const user of users) {
    if (user.codes === undefined || !user.isComposite || !hasIdentityCodes(changes, user)) {
      return undefined;
    }

    for (const code of user.codes) {
      union.add(code);
    }
  }

  return union;
}

function hasIdentityCodes(changes: ObjectReplacements, user: FontUser): boolean {
  const encoding = changes.document.get(user.font, 'Encoding');

  return isName(encoding, 'Identity-H') || isName(encoding, 'Identity-V');
}

function unionOfNames(
  changes: ObjectReplacements,
  users: readonly FontUser[],
  builtIn: Encoding,
  available: ReadonlySet<string>,
): Set<string> | undefined {
  const union = new Set<string>();

  for (const user of users) {
    const names = codeNames(changes.document, user.font);

    if (names === undefined || user.codes === undefined) {
      return undefined;
    }

    const wanted = wantedNames(names, user.codes, builtIn, available);

    if (wanted === undefined) {
      return undefined;
    }

    for (const name of wanted) {
      union.add(name);
    }
  }

  return union;
}

function baseName(changes: ObjectReplacements, program: FontProgram): string {
  const [number = -1] = program.descriptors;
  const descriptor = changes.document.dict(changes.current(number));
  const name = descriptor === null ? null : changes.document.get(descriptor, 'FontName');

  // A CFF name must not contain these characters and has at most 127 (Technical Note 5176, 7).
  return name instanceof PdfName
    ? name.value.replaceAll(/[^!-~]|[[\](){}<>/%]/g, '').slice(0, 100) || 'Font'
    : 'Font';
}

/** Adds the prefix of subsets to a font's names: six capitals and a plus sign (ISO 32000-2, 9.9.2). */
function nameAsSubset(changes: ObjectReplacements, program: FontProgram): void {
  const tag = tagOf(program.number);
  const tagged = (dict: PdfDict, key: string): PdfDict => {
    const name = changes.document.get(dict, key);

    if (!(name instanceof PdfName) || /^[A-Z]{6}\+/.test(name.value)) {
      return dict;
    }

    return dict.copy().set(key, nameOf(`${tag}+${name.value}`));
  };
  const dicts = new Set(program.users.flatMap((user) => [user.font, user.inner]));

  for (const [number, object] of changes.objects) {
    if (!(object instanceof PdfDict) || !dicts.has(object)) {
      continue;
    }

    const current = changes.current(number);

    if (current instanceof PdfDict) {
      setIfChanged(changes, number, current, tagged(current, 'BaseFont'));
    }
  }

  for (const number of program.descriptors) {
    const descriptor = changes.current(number);

    if (descriptor instanceof PdfDict) {
      setIfChanged(changes, number, descriptor, tagged(descriptor, 'FontName'));
    }
  }
}

function setIfChanged(changes: ObjectReplacements, number: number, before: PdfDict, after: PdfDict): void {
  if (after !== before) {
    changes.replace.set(number, after);
  }
}

function tagOf(number: number): string {
  let rest = (number * 2654435761) % 26 ** 6;
  let tag = '';

  for (let letter = 0; letter < 6; letter += 1) {
    tag += String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
  }

  return tag;
}

/**
 * Updates a font descriptor for its smaller program: the key that refers to it and the lists of its glyphs.
 */
function describe(changes: ObjectReplacements, number: number, program: FontProgram, smaller: Smaller): void {
  const current = changes.current(number);

  if (!(current instanceof PdfDict)) {
    return;
  }

  const descriptor = current.copy();

  if (smaller.subtype !== undefined) {
    descriptor.delete(program.kind);
    descriptor.set('FontFile3', new PdfRef(program.number));
  }

  if (smaller.names !== undefined && descriptor.has('CharSet')) {
    const names = [...smaller.names].filter((name) => name !== '.notdef');
    descriptor.set('CharSet', new PdfString(binaryToBytes(names.map((name) => `/${name}`).join(''))));
  }

  if (smaller.cids !== undefined && descriptor.has('CIDSet')) {
    descriptor.set('CIDSet', changes.add(changes.packedStream(new PdfDict(), cidSet(smaller.cids))));
  }

  changes.replace.set(number, descriptor);
}

/** Bit set of CIDs, the first in the highest bit of the first byte (ISO 32000-2, table 122). */
function cidSet(cids: ReadonlySet<number>): Uint8Array {
  let largest = 0;

  for (const cid of cids) {
    largest = Math.max(largest, cid);
  }

  const bits = new Uint8Array((largest >> 3) + 1);
  bits[0] = 0x80;

  for (const cid of cids) {
    bits[cid >> 3]! |= 0x80 >> (cid & 7);
  }

  return bits;
}
