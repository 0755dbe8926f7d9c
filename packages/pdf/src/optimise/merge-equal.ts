import { isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { ByteBuffer } from '../write/byte-buffer.ts';
import { serialize } from '../write/serialize.ts';
import type { ObjectReplacements } from './changes.ts';

/** Maximum number of rounds; each can make the owners of merged objects equal: program, descriptor, font. */
const rounds = 4;

/** Longest payload that is compared: two of them are in memory then. */
const mostComparedBytes = 128 * 1024 * 1024;

/**
 * Types of dictionaries whose meaning does not depend on their position; pages, fields and tags have an
 * identity of their own.
 */
const mergeableTypes = ['Font', 'FontDescriptor', 'Encoding', 'ExtGState'];

/** Replaces equal objects by one of them: images, fonts and other resources that were embedded repeatedly. */
export function mergeEqual(changes: ObjectReplacements): void {
  const standIns = new Map<number, number>();
  const appearances = appearanceNumbers(changes);

  for (let round = 0; round < rounds; round += 1) {
    const found = mergeOnce(changes, standIns, appearances);

    if (!found) {
      break;
    }
  }

  for (const [number, first] of standIns) {
    changes.replace.set(number, new PdfRef(finalOf(standIns, first)));
  }
}

function mergeOnce(
  changes: ObjectReplacements,
  standIns: Map<number, number>,
  appearances: ReadonlySet<number>,
): boolean {
  const groups = new Map<string, { number: number; object: PdfObject; body: Uint8Array }[]>();
  let found = false;

  for (const number of new Set([...changes.objects.keys(), ...changes.replace.keys()])) {
    const object = changes.current(number);

    if (standIns.has(number) || appearances.has(number) || !isMergeable(changes, object)) {
      continue;
    }

    const body = bodyOf(object, standIns);
    const payload = object instanceof PdfStream ? object.rawLength : -1;
    const key = `${body.length} ${payload} ${digest(body)} ${digestOf(object)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const equal = group.find(
      (other) => isEqual(other.body, body) && isEqual(rawOf(other.object), rawOf(object)),
    );

    if (equal === undefined) {
      group.push({ number, object, body });
    } else {
      standIns.set(number, equal.number);
      found = true;
    }
  }

  return found;
}

function isMergeable(changes: ObjectReplacements, object: PdfObject): boolean {
  if (object instanceof PdfStream) {
    // Marked content of a form belongs to one position in the tag tree.
    return (
      !object.dict.has('StructParents') &&
      !object.dict.has('StructParent') &&
      object.rawLength <= mostComparedBytes
    );
  }

  if (!(object instanceof PdfDict)) {
    return false;
  }

  const type = changes.document.get(object, 'Type');

  return mergeableTypes.some((name) => isName(type, name));
}

/**
 * Returns the numbers of appearances, which are not merged: software that fills in a form may write into a
 * shared stream.
 */
function appearanceNumbers(changes: ObjectReplacements): Set<number> {
  const numbers = new Set<number>();
  const seen = new Set<PdfDict>();
  const collect = (value: PdfObject, depth: number): void => {
    if (value instanceof PdfRef) {
      numbers.add(value.number);
    }

    const dict = changes.document.resolve(value);

    if (!(dict instanceof PdfDict) || depth > 2 || seen.has(dict)) {
      return;
    }

    seen.add(dict);

    for (const entry of dict.entries.values()) {
      collect(entry, depth + 1);
    }
  };

  for (const object of changes.objects.values()) {
    if (object instanceof PdfDict && object.has('AP')) {
      collect(object.get('AP'), 0);
    }
  }

  return numbers;
}

function bodyOf(object: PdfObject, standIns: ReadonlyMap<number, number>): Uint8Array {
  const out = new ByteBuffer(256);
  const dict = object instanceof PdfStream ? object.dict.copy() : object;

  if (object instanceof PdfStream && dict instanceof PdfDict) {
    dict.delete('Length');
  }

  serialize(out, dict, (number) => finalOf(standIns, number));

  return out.view();
}

function finalOf(standIns: ReadonlyMap<number, number>, number: number): number {
  let final = number;

  for (let next = standIns.get(final); next !== undefined; next = standIns.get(final)) {
    final = next;
  }

  return final;
}

function rawOf(object: PdfObject): Uint8Array {
  return object instanceof PdfStream ? object.raw : nothing;
}

const nothing = new Uint8Array(0);

/** Digests of payloads, so that those of a large file are read once for all rounds. */
const digests = new WeakMap<PdfStream, number>();

function digestOf(object: PdfObject): number {
  if (!(object instanceof PdfStream)) {
    return 0;
  }

  const known = digests.get(object) ?? digest(object.raw);
  digests.set(object, known);

  return known;
}

/**
 * FNV-1a over fewer than 128 Ki evenly spaced bytes; it only preselects candidates, equality is checked in
 * full.
 */
function digest(bytes: Uint8Array): number {
  const step = Math.max(1, Math.floor(bytes.length / 65536));
  let hash = 0x811c9dc5;

  for (let at = 0; at < bytes.length; at += step) {
    hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  }

  return hash >>> 0;
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) {
    return false;
  }

  for (let at = 0; at < one.length; at += 1) {
    if (one[at] !== other[at]) {
      return false;
    }
  }

  return true;
}
