import type { PdfDocument } from '../document.ts';
import { isDocumentError } from '../document-error.ts';
import { isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { classes, hexValues, regular } from '../syntax/characters.ts';

/**
 * Resource categories that a content stream names with an operator. Colour spaces are not pruned: default
 * colour spaces work without being named.
 */
const named = ['XObject', 'Font', 'Pattern', 'Properties', 'ExtGState', 'Shading'];

/** Maximum nesting of forms to prune; deeper ones keep all their resources. */
const deepestForm = 24;

const contentLimitBytes = 64 * 1024 * 1024;

/** Object numbers of a resource dictionary and its categories, where these are indirect objects. */
export function resourceParts(document: PdfDocument, resources: PdfObject): number[] {
  const parts = resources instanceof PdfRef ? [resources.number] : [];
  const dict = document.dict(resources);

  for (const category of named) {
    const entries = dict?.get(category) ?? null;

    if (entries instanceof PdfRef) {
      parts.push(entries.number);
    }
  }

  return parts;
}

/**
 * Finds the resources that content uses. Pages often share one dictionary, and so do the forms on them;
 * resources drawn only by omitted pages must not remain in the file.
 */
export class ResourcePruner {
  readonly #document: PdfDocument;
  readonly #isShared: (number: number) => boolean;
  /**
   * Replacements by object number of the form: a copy reduced to the resources it uses, or the form itself.
   */
  readonly #forms = new Map<number, PdfRef>();

  constructor(document: PdfDocument, isShared: (number: number) => boolean) {
    this.#document = document;
    this.#isShared = isShared;
  }

  /**
   * Returns the resources a page uses; null when the content cannot be read, so that nothing is known to be
   * unused.
   */
  pageResources(page: PdfPage): PdfDict | null {
    const document = this.#document;
    const resources = document.dict(page.attribute('Resources'));

    if (resources === null) {
      return null;
    }

    const contents = document.resolve(page.dict.get('Contents'));

    return this.#used(resources, Array.isArray(contents) ? contents : [contents], 0);
  }

  #used(resources: PdfDict, contents: readonly PdfObject[], depth: number): PdfDict | null {
    const document = this.#document;
    const used = new Set<string>();

    try {
      for (const content of contents) {
        collect(document, content, used);
      }

      collectFromForms(document, resources, used);
    } catch (error) {
      // Content too large to scan keeps all its resources.
      if (isDocumentError(error) && error.code === 'memory-limit') {
        return null;
      }

      throw error;
    }

    const kept = resources.copy();

    for (const category of named) {
      const entries = document.dict(resources.get(category));

      if (entries === null) {
        continue;
      }

      const some = [...entries.entries].filter(([name]) => used.has(name));
      const isDrawn = category === 'XObject' || category === 'Pattern';
      kept.set(
        category,
        new PdfDict(isDrawn ? some.map(([name, value]) => [name, this.#form(value, depth)]) : some),
      );
    }

    return kept;
  }

  /** Returns the form or pattern itself, or a copy without the shared resources. */
  #form(value: PdfObject, depth: number): PdfObject {
    const document = this.#document;

    if (!(value instanceof PdfRef) || depth >= deepestForm) {
      return value;
    }

    const known = this.#forms.get(value.number);

    if (known !== undefined) {
      return known;
    }

    // Stops the recursion for forms that draw each other in a cycle.
    this.#forms.set(value.number, value);
    const form = document.read(value.number);
    const own = form instanceof PdfStream ? form.dict.get('Resources') : null;
    const resources = document.dict(own);

    if (!(form instanceof PdfStream) || resources === null) {
      return value;
    }

    if (!resourceParts(document, own).some(this.#isShared)) {
      return value;
    }

    const used = this.#used(resources, [form], depth + 1);

    if (used === null) {
      return value;
    }

    const copy = document.makeIndirect(form.withDict(form.dict.copy().set('Resources', used)));
    this.#forms.set(value.number, copy);

    return copy;
  }
}

/**
 * Adds names used by forms, patterns and Type 3 glyphs without their own resources, which use those of the
 * page (8.10.2, 9.6.4).
 */
function collectFromForms(document: PdfDocument, resources: PdfDict, used: Set<string>): void {
  const drawn = ['XObject', 'Pattern'].flatMap((category) => [
    ...(document.dict(resources.get(category))?.entries ?? []),
  ]);
  const seen = new Set<PdfObject>();

  for (let found = true; found; ) {
    found = false;

    for (const [name, value] of drawn) {
      if (!used.has(name) || seen.has(value)) {
        continue;
      }

      seen.add(value);
      const stream = document.resolve(value);

      if (!(stream instanceof PdfStream) || stream.dict.has('Resources')) {
        continue;
      }

      if (isName(document.get(stream.dict, 'Subtype'), 'Image')) {
        continue;
      }

      collect(document, stream, used);
      found = true;
    }
  }

  for (const [name, value] of document.dict(resources.get('Font'))?.entries ?? []) {
    const font = used.has(name) ? document.dict(value) : null;

    if (font === null || font.has('Resources')) {
      continue;
    }

    for (const glyph of document.dict(font.get('CharProcs'))?.entries.values() ?? []) {
      collect(document, glyph, used);
    }
  }
}

/** Adds every name in a content stream. Names in strings or image data only enlarge the set. */
function collect(document: PdfDocument, object: PdfObject, used: Set<string>): void {
  const stream = document.resolve(object);

  if (!(stream instanceof PdfStream)) {
    return;
  }

  const bytes = document.decode(stream, contentLimitBytes);
  document.countWork(bytes.length);

  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at)) {
    let name = '';
    at++;

    while (at < bytes.length && classes[bytes[at]!] === regular) {
      const high = bytes[at] === 0x23 ? hexValues[bytes[at + 1] ?? 0]! : 255;
      const low = high < 16 ? hexValues[bytes[at + 2] ?? 0]! : 255;
      name += String.fromCharCode(low < 16 ? high * 16 + low : bytes[at]!);
      at += low < 16 ? 3 : 1;

      if (name.length > 256) {
        break;
      }
    }

    used.add(name);
  }
}
