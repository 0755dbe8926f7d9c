import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef } from '../objects.ts';

/** Left, bottom, right, top in default user space units. */
export type PdfRectangle = readonly [number, number, number, number];

/** US Letter, which most readers use when a page has no usable media box. */
const letter: PdfRectangle = [0, 0, 612, 792];

/** Attributes that a page inherits from its ancestors in the tree (7.7.3.4, table 31). */
export const inheritedKeys = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** Maximum number of pages; stops trees that multiply one page. */
const mostPages = 1_000_000;

export class PdfPage {
  readonly index: number;
  /** Null for a page that is a direct object inside its parent. */
  readonly ref: PdfRef | null;
  readonly dict: PdfDict;
  readonly #document: PdfDocument;
  readonly #inherited: PdfDict;

  constructor(document: PdfDocument, index: number, ref: PdfRef | null, dict: PdfDict, inherited: PdfDict) {
    this.#document = document;
    this.index = index;
    this.ref = ref;
    this.dict = dict;
    this.#inherited = inherited;
  }

  /** Returns an attribute of the page or, for inheritable ones, of its ancestors; not resolved. */
  attribute(key: string): PdfObject {
    return this.dict.has(key) ? this.dict.get(key) : this.#inherited.get(key);
  }

  /** The page with other entries of its own. */
  with(entries: PdfDict): PdfPage {
    const dict = this.dict.copy();
    entries.entries.forEach((value, key) => dict.set(key, value));

    return new PdfPage(this.#document, this.index, this.ref, dict, this.#inherited);
  }

  get mediaBox(): PdfRectangle {
    return readBox(this.#document, this.attribute('MediaBox')) ?? letter;
  }

  /** Crop box, limited to the media box (14.11.2.1). */
  get cropBox(): PdfRectangle {
    const media = this.mediaBox;
    const crop = readBox(this.#document, this.attribute('CropBox'));

    if (crop === null) {
      return media;
    }

    const visible: PdfRectangle = [
      Math.max(crop[0], media[0]),
      Math.max(crop[1], media[1]),
      Math.min(crop[2], media[2]),
      Math.min(crop[3], media[3]),
    ];

    return visible[0] < visible[2] && visible[1] < visible[3] ? visible : media;
  }

  get rotation(): 0 | 90 | 180 | 270 {
    const value = this.#document.resolve(this.attribute('Rotate'));

    return typeof value === 'number' ? turnOf(value) : 0;
  }

  /** Width as shown, in points: that of the crop box after rotation. */
  get widthPoints(): number {
    const box = this.cropBox;

    return this.unit * (this.rotation % 180 === 0 ? box[2] - box[0] : box[3] - box[1]);
  }

  get heightPoints(): number {
    const box = this.cropBox;

    return this.unit * (this.rotation % 180 === 0 ? box[3] - box[1] : box[2] - box[0]);
  }

  /** Length of one unit of the page's user space, in points of 1/72 inch (table 31, /UserUnit). */
  get unit(): number {
    const unit = this.#document.get(this.dict, 'UserUnit');

    return typeof unit === 'number' && unit > 0 ? unit : 1;
  }
}

/** Rounds a rotation to the nearest of the four valid ones. */
export function turnOf(degrees: number): 0 | 90 | 180 | 270 {
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;

  return (quarters * 90) as 0 | 90 | 180 | 270;
}

function readBox(document: PdfDocument, object: PdfObject): PdfRectangle | null {
  const numbers = document.array(object)?.map((value) => document.resolve(value));

  if (numbers === undefined || numbers.length < 4) {
    return null;
  }

  const [a, b, c, d] = numbers;

  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') {
    return null;
  }

  const box: PdfRectangle = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];

  return box[0] < box[2] && box[1] < box[3] ? box : null;
}

/** Reads the page tree. Loops are cut, missing kids are skipped, /Count is ignored. */
export function readPageTree(document: PdfDocument): PdfPage[] {
  const root = document.catalog.get('Pages');
  const rootDict = document.dict(root);

  if (rootDict === null) {
    return [];
  }

  const pages: PdfPage[] = [];
  const seen = new Set<PdfDict>();
  const pending = [{ object: root, inherited: new PdfDict() }];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const dict = document.dict(next.object);
    const kids = dict === null ? null : document.array(dict.get('Kids'));

    if (dict === null || (kids === null && !looksLikePage(document, dict, dict === rootDict))) {
      document.noteRepair('page-tree-corrected');
      continue;
    }

    if (kids === null) {
      if (pages.length >= mostPages) {
        break;
      }

      const ref = next.object instanceof PdfRef ? next.object : null;
      pages.push(new PdfPage(document, pages.length, ref, dict, next.inherited));
      continue;
    }

    if (seen.has(dict)) {
      document.noteRepair('page-tree-corrected');
      continue;
    }

    seen.add(dict);

    let inherited = next.inherited;

    for (const key of inheritedKeys) {
      if (!dict.has(key)) {
        continue;
      }

      if (inherited === next.inherited) {
        inherited = inherited.copy();
      }

      inherited.set(key, dict.get(key));
    }

    for (let index = kids.length - 1; index >= 0; index--) {
      pending.push({ object: kids[index]!, inherited });
    }
  }

  return pages;
}

/** Returns every object of type Page, for files whose page tree is lost. */
export function scanForPages(document: PdfDocument): PdfPage[] {
  const pages: PdfPage[] = [];

  for (let number = 1; number < document.size && pages.length < mostPages; number++) {
    const dict = document.read(number);

    if (!(dict instanceof PdfDict) || !isName(dict.get('Type'), 'Page')) {
      continue;
    }

    pages.push(new PdfPage(document, pages.length, new PdfRef(number), dict, inheritedAbove(document, dict)));
  }

  return pages;
}

function inheritedAbove(document: PdfDocument, page: PdfDict): PdfDict {
  const inherited = new PdfDict();
  let above = document.dict(page.get('Parent'));

  for (let level = 0; above !== null && level < 50; level++) {
    for (const key of inheritedKeys) {
      if (above.has(key) && !inherited.has(key)) {
        inherited.set(key, above.get(key));
      }
    }

    above = document.dict(above.get('Parent'));
  }

  return inherited;
}

/**
 * True for a page, whose /Type may be missing or wrong. A dictionary with none of a page's keys is not a
 * page, nor is a root without kids.
 */
function looksLikePage(document: PdfDocument, dict: PdfDict, isRoot: boolean): boolean {
  const type = document.get(dict, 'Type');

  if (isName(type, 'Page')) {
    return true;
  }

  if (isRoot || isName(type, 'Pages')) {
    return false;
  }

  // An entry whose value is null is equivalent to an absent one (ISO 32000-2, 7.3.9), and is not written.
  return ['Contents', 'MediaBox', 'Resources', 'Parent', 'Annots'].some(
    (key) => document.get(dict, key) !== null,
  );
}
