import { type LinkTarget, linkTarget } from '@octavo/contract/edits/links';
import type { Box } from '@octavo/contract/edits/primitives';
import type { PdfDocument } from '@octavo/pdf/document';
import { destinationsOf } from '@octavo/pdf/navigation/destinations';
import type { PdfObject } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { annotationList } from '../annotations/annotation-list.ts';
import type { AnnotationSource } from '../annotations/annotation-source.ts';
import { boundsOf } from '../geometry/bounds.ts';
import { PageSpace } from '../geometry/page-space.ts';

/** Link of a page. */
export interface ListedLink {
  /** Position in the list of annotations of the page, by which operations name it. */
  readonly index: number;
  readonly areas: readonly Box[];
  /** Null for a target that operations cannot describe, such as a script. */
  readonly target: LinkTarget | null;
}

export function readLinks(document: PdfDocument, page: PdfPage): ListedLink[] {
  return annotationList(document, page)
    .filter(({ source }) => source.subtype === 'Link')
    .map(({ index, source }) => ({ index, areas: areasOf(source), target: targetOf(document, source) }));
}

function areasOf(source: AnnotationSource): Box[] {
  const points = source.points('QuadPoints');
  const quads = Array.from({ length: Math.floor(points.length / 4) }, (_, index) =>
    boundsOf(points.slice(index * 4, index * 4 + 4)),
  );

  return quads.length === 0 ? [source.box] : quads;
}

function targetOf(document: PdfDocument, source: AnnotationSource): LinkTarget | null {
  const action = source.inner('A');

  if (action?.name('S') === 'URI') {
    return linkTarget.safeParse({ kind: 'web', address: action.text('URI') }).data ?? null;
  }

  const destinations = destinationsOf(document);
  const explicit = destinations.targetOf(source.dict);
  const index = destinations.pageOf(explicit);
  const page = index === null ? undefined : document.pages[index];

  if (explicit === null || page === undefined) {
    return null;
  }

  const top = topOf(document, page, explicit);

  return { kind: 'page', page: `p${page.index + 1}`, ...(top === null ? {} : { top }) };
}

/** Distance of an explicit destination from the upper edge of its page as shown; null when it names none. */
function topOf(document: PdfDocument, page: PdfPage, explicit: readonly PdfObject[]): number | null {
  const [left, top] = [explicit[2], explicit[3]].map((value) => document.resolve(value ?? null));
  const isTurned = page.rotation % 180 !== 0;
  const given = isTurned ? left : top;

  if (typeof given !== 'number') {
    return null;
  }

  const [point] = new PageSpace(page).toShown([
    typeof left === 'number' ? left : 0,
    typeof top === 'number' ? top : 0,
  ]);

  return Math.max(0, point?.y ?? 0);
}
