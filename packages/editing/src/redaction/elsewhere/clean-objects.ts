import type { RedactionPlace } from '@octavo/contract/edits/redactions';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { isName, PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { decodeText, encodeText } from '@octavo/pdf/syntax/text-string';
import type { Removals } from '../redaction-report.ts';
import { blank, type SecretSearch } from '../secret-search.ts';
import { isSecretAddress } from './addresses.ts';
import { cleanMarks } from './clean-marks.ts';
import { cleanMarkup } from './clean-markup.ts';
import { isMachineText } from './machine-text.ts';
import { nameText } from './name-text.ts';
import { placeByKey, placeOf } from './places.ts';
import { RenamedDestinations } from './renamed-destinations.ts';
import { RenamedNames } from './renamed-names.ts';
import { isAppearance, RenamedStates } from './renamed-states.ts';
import { StreamRoles } from './stream-roles.ts';

/**
 * Entries that lead to dictionaries of names, such as those of resources, in which no entry has a meaning of its own
 * (ISO 32000-2, 7.8.3).
 */
const nameTables: ReadonlySet<string> = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Dests',
  'RoleMap',
  'ClassMap',
  'Colorants',
]);

/** Entries of dictionaries that hold copies of content, or files. */
const removedKeys: Readonly<Record<string, RedactionPlace>> = {
  PieceInfo: 'private-data',
  Thumb: 'thumbnails',
  AF: 'attachments',
  EF: 'attachments',
};

/** Properties of the standard; programs and users add others (ISO 32000-2, table 349). */
const informationKeys: ReadonlySet<string> = new Set([
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'Trapped',
]);

/** Entries whose strings are codes, and no text that anybody reads. */
const codedKeys: ReadonlySet<string> = new Set([
  'ID',
  'DA',
  'DS',
  'CharSet',
  'Panose',
  'Registry',
  'Ordering',
  'Lang',
  'CheckSum',
  'FontFamily',
]);

/** Levels of dictionaries in dictionaries that are cleaned; deeper ones are crafted. */
const deepest = 200;

/**
 * Removes secrets from all that is not content of pages: strings, metadata, scripts. Private data, thumbnails
 * and files are removed whether they hold a secret or not.
 */
export class ObjectCleaner {
  readonly #changes: ObjectReplacements;
  readonly #search: SecretSearch;
  readonly #removals: Removals;
  readonly #roles: StreamRoles;
  readonly #destinations: RenamedDestinations;
  readonly #states: RenamedStates;
  readonly #names: RenamedNames;
  /** New names of fields, which must stay different. */
  readonly #fieldNames = new Map<string, string>();

  constructor(changes: ObjectReplacements, search: SecretSearch, removals: Removals) {
    this.#changes = changes;
    this.#search = search;
    this.#removals = removals;
    this.#roles = StreamRoles.of(changes);
    this.#destinations = RenamedDestinations.of(changes, search);
    this.#states = RenamedStates.of(changes, search);
    this.#names = RenamedNames.of(changes, search);
  }

  run(): void {
    const { document, objects, replace } = this.#changes;
    const roots = new Map<number, RedactionPlace>();
    const info = document.trailer.get('Info');

    if (info instanceof PdfRef) {
      roots.set(info.number, 'information');
    }

    for (const number of objects.keys()) {
      const object = this.#changes.current(number);
      const place = roots.get(number) ?? this.#roles.placeOf(number) ?? 'private-data';
      const cleaned =
        object instanceof PdfStream
          ? this.#cleanStream(number, object, place)
          : this.#clean(object, this.#roles.keyOf(number), place, 0);

      if (cleaned !== object) {
        replace.set(number, cleaned);
      }
    }

    this.#removals.note('fields', null, this.#states.count);
    this.#removals.note('tags', null, this.#names.roleCount);
    this.#removals.note('private-data', null, this.#names.inkCount);
    this.#removals.note('destinations', null, this.#destinations.count);
    this.#destinations.write(this.#changes);
  }

  #clean(object: PdfObject, key: string, place: RedactionPlace, depth: number): PdfObject {
    if (key === 'Dest' || key === 'D') {
      const renamed = this.#destinations.renamed(object);

      if (renamed !== null) {
        return renamed;
      }
    }

    const name = this.#states.renamedValue(key, object) ?? this.#names.renamedRole(key, object);

    if (name !== null) {
      return name;
    }

    const inks = this.#names.renamedInks(object);

    if (inks !== null) {
      return this.#clean(inks, key, place, depth + 1);
    }

    if (object instanceof PdfString) {
      return codedKeys.has(key) ? object : this.#cleanString(object, key, place);
    }

    if (depth > deepest) {
      return object;
    }

    if (object instanceof PdfDict) {
      return this.#cleanDict(object, key, place, depth);
    }

    // The table of an Indexed colour space is no text (ISO 32000-2, 8.6.6.3).
    if (Array.isArray(object) && !isName(object[0] ?? null, 'Indexed') && !isName(object[0] ?? null, 'I')) {
      const parts = object.map((part) => this.#clean(part, key, place, depth + 1));

      return parts.every((part, index) => part === object[index]) ? object : parts;
    }

    return object;
  }

  #cleanDict(dict: PdfDict, parentKey: string, outer: RedactionPlace, depth: number): PdfDict {
    const place = placeOf(this.#changes, dict) ?? outer;
    const isTable = nameTables.has(parentKey) || this.#isStateTable(parentKey, dict);
    const entries: [string, PdfObject][] = [];
    let isSame = true;

    for (const [key, value] of dict.entries) {
      const removed = isTable ? undefined : removedKeys[key];

      const isProperty = place === 'information' && !informationKeys.has(key);
      const isSecretProperty = isProperty && this.#search.isIn(nameText(key));

      if (removed !== undefined || isSecretProperty) {
        this.#removals.note(removed ?? place);
        isSame = false;
        continue;
      }

      const kept = isTable
        ? this.#clean(value, parentKey === 'RoleMap' ? parentKey : '', place, depth + 1)
        : this.#clean(value, key, placeByKey[key] ?? place, depth + 1);
      const name = this.#names.keyIn(parentKey, this.#states.keyIn(parentKey, key));
      entries.push([name, kept]);
      isSame &&= kept === value && name === key;
    }

    return isSame ? dict : new PdfDict(entries);
  }

  /** True for the states of a button, each with its appearance. */
  #isStateTable(parentKey: string, dict: PdfDict): boolean {
    return (
      isAppearance(parentKey) &&
      [...dict.entries.values()].every((value) => this.#changes.resolve(value) instanceof PdfStream)
    );
  }

  #cleanString(string: PdfString, key: string, place: RedactionPlace): PdfString {
    const text = decodeText(string.bytes);

    if (isMachineText(text)) {
      return string;
    }

    if (key === 'URI' ? !isSecretAddress(text, this.#search) : !this.#isIn(text, key)) {
      return string;
    }

    this.#removals.note(place);

    switch (key) {
      case 'JS':
      case 'URI':
        return new PdfString(new Uint8Array());
      case 'RC':
        return encodeText(cleanMarkup(text, this.#search) ?? '');
      case 'T':
        return place === 'fields' ? encodeText(this.#fieldName(text)) : encodeText(this.#search.clean(text));
      default:
        return encodeText(this.#search.clean(text));
    }
  }

  #isIn(text: string, key: string): boolean {
    return this.#search.isIn(text) || (key === 'RC' && cleanMarkup(text, this.#search) !== text);
  }

  #fieldName(text: string): string {
    const known = this.#fieldNames.get(text) ?? `${blank} ${this.#fieldNames.size + 1}`;
    this.#fieldNames.set(text, known);

    return known;
  }

  #cleanStream(number: number, stream: PdfStream, place: RedactionPlace): PdfStream {
    const { document } = this.#changes;
    const dict = this.#cleanDict(stream.dict, '', place, 0);
    const kept = dict === stream.dict ? stream : stream.withDict(dict);
    const role = this.#roles.roleOf(number, stream);

    if (role === 'binary') {
      return kept;
    }

    const plain = document.decode(stream);

    if (role === 'content') {
      const cleaned = cleanMarks(plain, this.#search);

      if (cleaned === null) {
        return kept;
      }

      this.#removals.note('tags');

      return this.#changes.packedStream(dict, cleaned);
    }

    const cleaned = this.#cleanPayload(plain, role);

    if (cleaned === null) {
      return kept;
    }

    this.#removals.note(role === 'markup' ? 'metadata' : role === 'script' ? 'scripts' : 'private-data');

    return this.#changes.packedStream(dict, cleaned);
  }

  /** Text without secrets, as UTF-8; null when it has none. */
  #cleanPayload(plain: Uint8Array, role: 'markup' | 'script' | 'unknown'): Uint8Array | null {
    const texts = textsOf(plain);

    if (role !== 'markup') {
      return texts.some((text) => this.#search.isIn(text)) ? new Uint8Array() : null;
    }

    const [text = ''] = texts;
    const cleaned = cleanMarkup(text, this.#search);

    return cleaned === text ? null : new TextEncoder().encode(cleaned ?? '');
  }
}

/** Texts that bytes may stand for: by their byte order mark, else as UTF-8, Latin-1 and UTF-16. */
function textsOf(bytes: Uint8Array): readonly string[] {
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    return [decodeText(bytes)];
  }

  const wide = decodeText(Uint8Array.of(0xfe, 0xff, ...bytes.subarray(0, mostWideBytes)));

  return [new TextDecoder('utf-8').decode(bytes), bytesToBinary(bytes), wide];
}

/** Bytes of a stream of unknown use that are read as UTF-16, too. */
const mostWideBytes = 100_000;
