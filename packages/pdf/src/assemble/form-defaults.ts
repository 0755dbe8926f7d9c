import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import {
  dictOf,
  isSameName,
  OutputRef,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfString,
} from '../objects.ts';
import { unlike } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';

interface Resource {
  readonly source: Source;
  readonly value: PdfObject;
}

/** Form defaults shared by all sources in the new document: resources and appearances (12.7.3). */
export class FormDefaults {
  readonly #assembly: Assembly;
  readonly #sources: readonly Source[];
  readonly #resources = new Map<string, Map<string, Resource>>();
  /** New names of fonts whose name an earlier source uses for a different font. */
  readonly #fontNames = new Map<Source, Map<string, string>>();

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
    this.#sources = assembly.sources.filter(
      ({ index, placements }) => placements.length > 0 && index.form.dict !== null,
    );

    for (const source of this.#sources) {
      this.#mergeResources(source);
    }
  }

  /** Sets the defaults of the field's own form on a root field when the new form's defaults differ. */
  applyTo(source: Source, field: PdfDict): void {
    for (const key of ['DA', 'Q']) {
      const own = this.#default(source, key);

      if (own === null || field.has(key)) {
        continue;
      }

      if (!sameDefault(own, this.#default(this.#sources[0] ?? source, key))) {
        field.set(key, own);
      }
    }
  }

  /** Updates renamed fonts in the default appearance string of a field. */
  rename(source: Source, field: PdfDict): void {
    const names = this.#fontNames.get(source);
    const appearance = source.document.get(field, 'DA');

    if (names === undefined || !(appearance instanceof PdfString)) {
      return;
    }

    const text = bytesToBinary(appearance.bytes).replace(/\/([^\s()<>[\]{}/%]+)/g, (whole, name: string) =>
      names.has(name) ? `/${names.get(name)}` : whole,
    );
    field.set('DA', new PdfString(binaryToBytes(text)));
  }

  write(roots: readonly OutputRef[]): OutputRef {
    const form = dictOf({ Fields: [...roots] });
    const order: PdfObject[] = [];
    let flags = 0;

    for (const source of this.#sources) {
      const dict = source.index.form.dict!;

      if (source.document.get(dict, 'NeedAppearances') === true) {
        form.set('NeedAppearances', true);
      }

      const own = source.document.get(dict, 'SigFlags');

      // Bit 2 allows only appending to the signed file, which does not apply to the new file.
      if (typeof own === 'number') {
        flags |= own & 1;
      }

      if (dict.has('XFA')) {
        this.#assembly.notes.add('xfa-removed');
      }

      for (const field of source.document.array(dict.get('CO')) ?? []) {
        const output = field instanceof PdfRef ? source.outputOf(field.number) : undefined;

        if (output !== undefined) {
          order.push(new OutputRef(output));
        }
      }
    }

    const [first] = this.#sources;

    for (const key of ['DA', 'Q']) {
      if (first !== undefined) {
        form.set(key, this.#default(first, key));
      }
    }

    if (flags !== 0) {
      form.set('SigFlags', flags);
    }

    if (order.length > 0) {
      form.set('CO', order);
    }

    const resources = this.#writeResources();

    if (resources.entries.size > 0) {
      form.set('DR', resources);
    }

    const number = this.#assembly.writer.allocate();
    this.#assembly.write(number, form);

    return new OutputRef(number);
  }

  #default(source: Source, key: string): PdfObject {
    return source.document.get(source.index.form.dict!, key);
  }

  #mergeResources(source: Source): void {
    const { document } = source;
    const resources = document.dict(source.index.form.dict!.get('DR'));

    for (const [category, value] of resources?.entries ?? []) {
      const entries = document.dict(value);

      if (entries === null) {
        continue;
      }

      let merged = this.#resources.get(category);

      if (merged === undefined) {
        merged = new Map();
        this.#resources.set(category, merged);
      }

      for (const [name, resource] of entries.entries) {
        this.#mergeResource(merged, category, name, { source, value: resource });
      }
    }
  }

  #mergeResource(merged: Map<string, Resource>, category: string, name: string, resource: Resource): void {
    const there = merged.get(name);

    if (there === undefined) {
      merged.set(name, resource);

      return;
    }

    if (category !== 'Font' || isSameFont(there, resource)) {
      return;
    }

    const free = unlike(name, merged);
    merged.set(free, resource);
    const names = this.#fontNames.get(resource.source) ?? new Map<string, string>();
    this.#fontNames.set(resource.source, names.set(name, free));
  }

  #writeResources(): PdfDict {
    const resources = new PdfDict();

    for (const [category, entries] of this.#resources) {
      const dict = new PdfDict();

      for (const [name, { source, value }] of entries) {
        dict.set(name, source.carry(value));
      }

      if (dict.entries.size > 0) {
        resources.set(category, dict);
      }
    }

    return resources;
  }
}

function sameDefault(one: PdfObject, other: PdfObject): boolean {
  if (one instanceof PdfString && other instanceof PdfString) {
    return bytesToBinary(one.bytes) === bytesToBinary(other.bytes);
  }

  return one === other || isSameName(one, other);
}

/** True for the same object, or for fonts without a font program that have the same name and encoding. */
function isSameFont(one: Resource, other: Resource): boolean {
  if (
    one.source.shared === other.source.shared &&
    one.value instanceof PdfRef &&
    other.value instanceof PdfRef &&
    one.value.number === other.value.number
  ) {
    return true;
  }

  const [first, second] = [one, other].map(({ source, value }) => fontLook(source.document, value));

  return first !== null && first === second;
}

function fontLook(document: PdfDocument, value: PdfObject): string | null {
  const font = document.dict(value);

  if (font === null || font.has('FontDescriptor') || font.has('DescendantFonts')) {
    return null;
  }

  const base = document.get(font, 'BaseFont');
  const encoding = document.get(font, 'Encoding');
  const encodingDict = document.dict(encoding);
  const differences = encodingDict === null ? null : document.array(encodingDict.get('Differences'));
  const encodingLook =
    encoding instanceof PdfName
      ? encoding.value
      : (differences ?? []).map((item) => (item instanceof PdfName ? item.value : String(item))).join(' ');

  return base instanceof PdfName ? `${base.value} ${encodingLook}` : null;
}
