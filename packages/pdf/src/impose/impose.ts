import { binaryToBytes } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import type { ByteSink, Codec } from '../host.ts';
import { dictOf, nameOf, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { ObjectReplacements } from '../optimise/changes.ts';
import { objectsOf } from '../optimise/objects-of.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { writeDocument } from '../write/write.ts';
import { type ImpositionGrid, largestGrid, type PaperSize, positionIn } from './grid.ts';

export interface Imposition {
  readonly perSheet: number;
  /** Number of pages from the first on that are placed on sheets; the others stay as they are. */
  readonly pages: number;
  readonly sheet: PaperSize;
}

/**
 * Writes a document with several of its pages on each sheet, in a thin frame. Links and bookmarks lead to the
 * sheet that shows the page; tags, which describe the original pages only, are left out.
 *
 * Expects documents as programs write them: pages are not rotated and have a single content stream.
 *
 * @returns the number of pages.
 */
export function imposePages(
  document: PdfDocument,
  imposition: Imposition,
  sink: ByteSink,
  codec: Codec,
): number {
  const changes = new ObjectReplacements(document, objectsOf(document), (data) => codec.deflate(data));
  const tree = changes.add(null);
  const kids: PdfRef[] = [];
  const together = document.pages.slice(0, imposition.pages);

  for (let at = 0; at < together.length; at += imposition.perSheet) {
    kids.push(addSheet(changes, together.slice(at, at + imposition.perSheet), imposition, tree));
  }

  for (const page of document.pages.slice(imposition.pages)) {
    kids.push(keepPage(changes, page, tree));
  }

  changes.replace.set(tree.number, dictOf({ Type: nameOf('Pages'), Kids: kids, Count: kids.length }));
  const root = document.trailer.get('Root');

  if (root instanceof PdfRef) {
    changes.replace.set(root.number, untagged(document.catalog).set('Pages', tree));
  }

  writeDocument(document, { replace: changes.replace, packed: true }, sink, codec);

  return kids.length;
}

function untagged(catalog: PdfDict): PdfDict {
  const dict = catalog.copy();
  dict.delete('StructTreeRoot');
  dict.delete('MarkInfo');
  // The metadata may claim a conformance that requires tags.
  dict.delete('Metadata');

  return dict;
}

function keepPage(changes: ObjectReplacements, page: PdfPage, tree: PdfRef): PdfRef {
  const dict = page.dict.copy().set('Parent', tree).set('Resources', page.attribute('Resources'));
  dict.set('MediaBox', [...page.mediaBox]);
  dict.delete('StructParents');

  if (page.ref === null) {
    return changes.add(dict);
  }

  changes.replace.set(page.ref.number, dict);

  return page.ref;
}

function addSheet(
  changes: ObjectReplacements,
  pages: readonly PdfPage[],
  { perSheet, sheet }: Imposition,
  tree: PdfRef,
): PdfRef {
  const size = pages.reduce(
    (largest, { widthPoints, heightPoints }) => ({
      widthPoints: Math.max(largest.widthPoints, widthPoints),
      heightPoints: Math.max(largest.heightPoints, heightPoints),
    }),
    { widthPoints: 1, heightPoints: 1 },
  );
  const grid = largestGrid(perSheet, size, sheet);
  const forms = new PdfDict();
  const drawn: string[] = [];
  const annotations: PdfObject[] = [];
  const target = changes.add(null);

  for (const [index, page] of pages.entries()) {
    const { left, bottom } = positionIn(grid, index, page);
    const { scale } = grid;
    forms.set(`P${index}`, addForm(changes, page));
    drawn.push(
      `q ${matrixOf(page, grid, left, bottom)} cm /P${index} Do Q`,
      `q 0.5 w 0.6 G ${short(left)} ${short(bottom)} ${short(page.widthPoints * scale)} ${short(page.heightPoints * scale)} re S Q`,
    );
    annotations.push(...moveAnnotations(changes, page, { scale, left, bottom }, target));

    if (page.ref !== null) {
      // References to the page lead to the sheet.
      changes.replace.set(page.ref.number, target);
    }
  }

  const content = changes.packedStream(new PdfDict(), binaryToBytes(drawn.join('\n')));
  changes.replace.set(
    target.number,
    dictOf({
      Type: nameOf('Page'),
      Parent: tree,
      MediaBox: [0, 0, grid.widthPoints, grid.heightPoints],
      Resources: dictOf({ XObject: forms }),
      Contents: changes.add(content),
      Annots: annotations.length > 0 ? annotations : undefined,
    }),
  );

  return target;
}

function matrixOf(page: PdfPage, { scale }: ImpositionGrid, left: number, bottom: number): string {
  const [x, y] = page.mediaBox;

  return [scale, 0, 0, scale, left - x * scale, bottom - y * scale].map(short).join(' ');
}

/** Adds the page as a form XObject that other pages can draw (ISO 32000-2, 8.10). */
function addForm(changes: ObjectReplacements, page: PdfPage): PdfRef {
  const { document } = changes;
  const contents = document.resolve(page.dict.get('Contents'));
  const [stream = null] = Array.isArray(contents)
    ? contents.map((part) => document.resolve(part))
    : [contents];
  const made = stream instanceof PdfStream ? stream : new PdfStream(new PdfDict(), new Uint8Array());
  const dict = made.dict.copy().set('Type', nameOf('XObject')).set('Subtype', nameOf('Form'));
  dict.set('BBox', [...page.mediaBox]).set('Resources', page.attribute('Resources'));

  if (page.dict.has('Group')) {
    dict.set('Group', page.dict.get('Group'));
  }

  return changes.add(made.withDict(dict));
}

function moveAnnotations(
  changes: ObjectReplacements,
  page: PdfPage,
  place: { readonly scale: number; readonly left: number; readonly bottom: number },
  sheet: PdfRef,
): PdfObject[] {
  const { document } = changes;
  const [x, y] = page.mediaBox;
  const moved: PdfObject[] = [];

  for (const item of document.array(page.dict.get('Annots')) ?? []) {
    const annotation = document.dict(item);
    const corners = document.array(annotation?.get('Rect') ?? null)?.map((part) => document.resolve(part));

    if (annotation === null || corners === undefined) {
      continue;
    }

    const rectangle = corners.map((value, index) =>
      index % 2 === 0
        ? place.left + (Number(value) - x) * place.scale
        : place.bottom + (Number(value) - y) * place.scale,
    );
    const copy = annotation.copy().set('Rect', rectangle.map(rounded)).set('P', sheet);
    copy.delete('StructParent');
    copy.delete('QuadPoints');
    moved.push(changes.add(copy));
  }

  return moved;
}

function rounded(points: number): number {
  return Math.round(points * 1000) / 1000;
}

function short(points: number): string {
  return String(rounded(points));
}
