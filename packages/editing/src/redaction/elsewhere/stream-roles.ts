import type { RedactionPlace } from '@octavo/contract/edits/redactions';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { placeByKey } from './places.ts';

/** Meaning of a stream's bytes. */
export type StreamRole = 'content' | 'markup' | 'script' | 'binary' | 'unknown';

/** Roles of streams by the entry that leads to them. */
const roleByKey: Readonly<Record<string, StreamRole | undefined>> = {
  Contents: 'content',
  CharProcs: 'content',
  N: 'content',
  R: 'content',
  Metadata: 'markup',
  XFA: 'markup',
  RC: 'markup',
  JS: 'script',
  FontFile: 'binary',
  FontFile2: 'binary',
  FontFile3: 'binary',
  ToUnicode: 'binary',
  CIDToGIDMap: 'binary',
  CIDSet: 'binary',
  Encoding: 'binary',
  UseCMap: 'binary',
  DestOutputProfile: 'binary',
  JBIG2Globals: 'binary',
  SMask: 'binary',
  Mask: 'binary',
  TR: 'binary',
  BG: 'binary',
  UCR: 'binary',
  HT: 'binary',
};

/** Entries of streams that only binary data has. */
const binaryKeys = ['FunctionType', 'ShadingType', 'HalftoneType', 'CMapName'];

/** Roles of streams, and parts of the file that other objects belong to, by the entries that lead to them. */
export class StreamRoles {
  readonly #keys = new Map<number, string>();
  readonly #changes: ObjectReplacements;

  private constructor(changes: ObjectReplacements) {
    this.#changes = changes;
  }

  static of(changes: ObjectReplacements): StreamRoles {
    const roles = new StreamRoles(changes);

    for (const number of changes.objects.keys()) {
      roles.#read(changes.current(number), '');
    }

    // Lists and glyphs may be objects of their own, between the entry and the streams.
    for (const number of changes.objects.keys()) {
      const object = changes.current(number);
      const key = roles.keyOf(number);

      if (Array.isArray(object) || key === 'CharProcs') {
        roles.#read(object, key);
      }
    }

    return roles;
  }

  /** Entry that leads to an object; empty when none does, or an array of another object. */
  keyOf(number: number): string {
    return this.#keys.get(number) ?? '';
  }

  placeOf(number: number): RedactionPlace | null {
    return placeByKey[this.keyOf(number)] ?? null;
  }

  roleOf(number: number, { dict }: PdfStream): StreamRole {
    const known = roleByKey[this.keyOf(number)];
    const isForm = isName(this.#changes.get(dict, 'Subtype'), 'Form');

    if (isForm || this.#changes.get(dict, 'PatternType') === 1) {
      return 'content';
    }

    // Pictures may have any name among the resources, such as that of an entry with another meaning.
    if (isName(this.#changes.get(dict, 'Subtype'), 'Image')) {
      return 'binary';
    }

    if (
      isName(this.#changes.get(dict, 'Type'), 'Metadata') ||
      isName(this.#changes.get(dict, 'Subtype'), 'XML')
    ) {
      return 'markup';
    }

    const isIndex = ['XRef', 'ObjStm'].some((type) => isName(this.#changes.get(dict, 'Type'), type));

    return known ?? (isIndex || binaryKeys.some((key) => dict.has(key)) ? 'binary' : 'unknown');
  }

  #read(object: PdfObject, key: string): void {
    if (object instanceof PdfRef) {
      if (key !== '' && (roleByKey[key] !== undefined || !this.#keys.has(object.number))) {
        this.#keys.set(object.number, key);
      }
    } else if (Array.isArray(object)) {
      // The profile of a colour space stands behind its name.
      const isSpace = object[0] instanceof PdfName && object[1] instanceof PdfRef;

      for (const part of object) {
        this.#read(part, isSpace ? 'DestOutputProfile' : key);
      }
    } else if (object instanceof PdfDict || object instanceof PdfStream) {
      const dict = object instanceof PdfStream ? object.dict : object;

      for (const [name, value] of dict.entries) {
        this.#read(value, key === 'CharProcs' ? key : name);
      }
    }
  }
}
