import { CodeMap } from './code-map.ts';
import { RangeTable } from './code-ranges.ts';
import { isIdentity, isVerticalName, mapWithoutCids } from './known-spaces.ts';
import { readCodeMap } from './read-code-map.ts';
import { readToUnicodeMap, type ToUnicodeMap } from './to-unicode-map.ts';

/** Predefined CMap files of the host, by name (ISO 32000-2, 9.7.5.2); null for one that is not at hand. */
export type CodeMapSource = (name: string) => Uint8Array | null;

/** Maximum number of maps that use one another. */
const deepestMaps = 8;

/** Predefined maps, each read once. One instance may serve many documents. */
export class CodeMaps {
  /** Names of the maps that the source did not have; a host that loads them on demand then reads the page anew. */
  readonly missing = new Set<string>();
  readonly #source: CodeMapSource;
  readonly #maps = new Map<string, CodeMap>();
  readonly #texts = new Map<string, ToUnicodeMap>();

  constructor(source: CodeMapSource) {
    this.#source = source;
  }

  /** The map of this name; without its file, one that only divides strings into codes. */
  mapOf(name: string): CodeMap {
    return this.#find(name, 0) ?? mapWithoutCids(name);
  }

  /** Text of the CIDs of a character collection (9.10.2), such as `Adobe-Japan1`; null when it is not known. */
  textsOf(collection: string): ToUnicodeMap | null {
    const known = this.#texts.get(collection);

    if (known !== undefined) {
      return known;
    }

    const bytes = this.#read(`${collection}-UCS2`);

    if (bytes === null) {
      return null;
    }

    const texts = readToUnicodeMap(bytes);
    this.#texts.set(collection, texts);

    return texts;
  }

  #find(name: string, depth: number): CodeMap | null {
    const known = this.#maps.get(name);

    if (known !== undefined) {
      return known;
    }

    const map = isIdentity(name) ? identityMap(isVerticalName(name)) : this.#load(name, depth);

    if (map !== null) {
      this.#maps.set(name, map);
    }

    return map;
  }

  #load(name: string, depth: number): CodeMap | null {
    const bytes = depth > deepestMaps ? null : this.#read(name);

    return bytes === null
      ? null
      : readCodeMap(bytes, (parent) => this.#find(parent, depth + 1) ?? mapWithoutCids(parent));
  }

  #read(name: string): Uint8Array | null {
    const bytes = this.#source(name);

    if (bytes === null) {
      this.missing.add(name);
    } else {
      this.missing.delete(name);
    }

    return bytes;
  }
}

function identityMap(isVertical: boolean): CodeMap {
  const codes = { length: 2, low: 0, high: 0xffff };

  return new CodeMap({
    isVertical,
    spaces: [codes],
    cids: new RangeTable([{ ...codes, cid: 0, isConstant: false }]),
  });
}
