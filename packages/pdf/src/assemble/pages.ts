import { dictOf, nameOf, OutputRef, PdfDict, type PdfObject } from '../objects.ts';
import { turnOf } from '../pages/page-tree.ts';
import { movedTriggers } from './actions.ts';
import { writeAnnotations } from './annotations.ts';
import type { FieldWriter } from './fields.ts';
import type { BlankPage } from './plan.ts';
import type { Assembly, PageUse, Source } from './source.ts';

/** Page entries that refer to other pages or are rewritten. */
const replaced = [
  'Parent',
  // Entries of tree nodes, which a damaged file may list as pages; readers would look for pages below them.
  'Kids',
  'Count',
  'B',
  'DPart',
  'Annots',
  'StructParents',
  'TemplateInstantiated',
  'PresSteps',
  'AA',
];

/** Maximum number of kids of a page tree node. */
const kidsPerNode = 64;

export function writePage(
  assembly: Assembly,
  source: Source,
  placement: PageUse,
  parent: number,
  fields: FieldWriter,
): void {
  const page = source.document.pages[placement.pageIndex]!;
  const dict = page.dict.copy();

  for (const key of replaced) {
    dict.delete(key);
  }

  dict.set('Type', nameOf('Page')).set('Parent', new OutputRef(parent));

  dict.set('Resources', resourcesOf(source, placement.pageIndex) ?? new PdfDict());
  dict.set('MediaBox', page.attribute('MediaBox') ?? [...page.mediaBox]);

  if (page.attribute('CropBox') !== null) {
    dict.set('CropBox', page.attribute('CropBox'));
  }

  const rotation = turnOf(page.rotation + placement.turn);

  if (rotation === 0) {
    dict.delete('Rotate');
  } else {
    dict.set('Rotate', rotation);
  }

  const triggers = movedTriggers(source, page.dict.get('AA'));

  if (triggers !== null) {
    dict.set('AA', triggers);
  }

  const key =
    placement.occurrence === 0 ? source.structKeyFor(placement.number, page.dict.get('StructParents')) : null;

  if (key !== null) {
    dict.set('StructParents', key);
  }

  const annotations = source.index.annotations(placement.pageIndex);

  if (annotations.length > 0) {
    dict.set('Annots', writeAnnotations(assembly, source, placement, fields));
  }

  source.write(placement.number, dict, placement.occurrence);
}

function resourcesOf(source: Source, pageIndex: number): PdfObject {
  const page = source.document.pages[pageIndex]!;

  if (!source.keepsAllPages && source.index.sharesResources(page, (users) => source.leavesOut(users))) {
    const used = source.index.usedResources(page);

    if (used !== null) {
      return used;
    }
  }

  return source.index.resources(page);
}

export function writeBlankPage(
  assembly: Assembly,
  number: number,
  parent: number,
  { blank }: BlankPage,
): void {
  const page = dictOf({
    Type: nameOf('Page'),
    Parent: new OutputRef(parent),
    MediaBox: [0, 0, blank.widthPoints, blank.heightPoints],
    Resources: new PdfDict(),
  });
  assembly.write(number, page);
}

/** Page tree: one node, or one root over as many nodes as are needed. */
export class PageTree {
  readonly root: number;
  readonly #assembly: Assembly;
  readonly #nodes: number[] = [];
  readonly #count: number;

  constructor(assembly: Assembly, count: number) {
    this.#assembly = assembly;
    this.#count = count;
    this.root = assembly.writer.allocate();

    if (count <= kidsPerNode) {
      return;
    }

    for (let first = 0; first < count; first += kidsPerNode) {
      this.#nodes.push(assembly.writer.allocate());
    }
  }

  parentOf(outputIndex: number): number {
    return this.#nodes[Math.floor(outputIndex / kidsPerNode)] ?? this.root;
  }

  write(pages: readonly number[]): void {
    for (const [at, node] of this.#nodes.entries()) {
      const kids = pages.slice(at * kidsPerNode, (at + 1) * kidsPerNode);
      this.#assembly.write(node, this.#node(kids, kids.length).set('Parent', new OutputRef(this.root)));
    }

    this.#assembly.write(this.root, this.#node(this.#nodes.length > 0 ? this.#nodes : pages, this.#count));
  }

  #node(kids: readonly number[], count: number): PdfDict {
    const refs = kids.map((number) => new OutputRef(number));

    return dictOf({ Type: nameOf('Pages'), Kids: refs, Count: count });
  }
}
