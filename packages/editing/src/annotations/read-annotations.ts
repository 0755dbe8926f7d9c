import type { Annotation, reviewStates } from '@octavo/contract/edits/annotations';
import type { Box } from '@octavo/contract/edits/primitives';
import type { ObjectReader } from '@octavo/pdf/content/annotations/appearance';
import { type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { PageSpace } from '../geometry/page-space.ts';
import { AnnotationSource } from './annotation-source.ts';
import { readDate } from './dates.ts';
import { readAnnotation } from './kinds/annotation-kinds.ts';
import { stateNames } from './reply.ts';

export type ReviewState = (typeof reviewStates)[number];

/** Annotation of a page, or a reply to one. */
export interface ListedAnnotation {
  /** Position in the list of the page, by which operations name it. */
  readonly index: number;
  readonly subtype: string;
  /** Name that is unique on its page; null when it has none. */
  readonly name: string | null;
  readonly author: string;
  readonly contents: string;
  /** Dates as ISO 8601; null where the file has none. */
  readonly created: string | null;
  readonly modified: string | null;
  readonly box: Box;
  readonly isHidden: boolean;
  /** Latest state of its review by each author, in the order of the file. */
  readonly states: readonly { readonly author: string; readonly state: ReviewState }[];
  readonly replies: readonly ListedAnnotation[];
  /** Annotation as operations describe it; null for one that can only be moved and deleted. */
  readonly annotation: Annotation | null;
}

/** Subtypes that have operations of their own, or none. */
const unlisted: ReadonlySet<string> = new Set(['Link', 'Widget', 'Popup', 'TrapNet', 'PrinterMark']);

const hiddenFlag = 1 << 1;

/** Reads the annotations of a page in painting order, with their replies. */
export function readAnnotations(reader: ObjectReader, page: PdfPage): ListedAnnotation[] {
  const sources = annotationSources(reader, page).filter(({ source }) => !unlisted.has(source.subtype));
  const numbers = new Set(sources.map(({ entry }) => numberOf(entry)));
  const replies = new Map<number, ReadSource[]>();
  const roots: ReadSource[] = [];

  for (const each of sources) {
    const parent = repliedTo(each);

    if (parent === null || !numbers.has(parent)) {
      roots.push(each);
    } else {
      const others = replies.get(parent) ?? [];
      others.push(each);
      replies.set(parent, others);
    }
  }

  return roots.map((each) => listed(each, replies, new Set()));
}

interface ReadSource {
  readonly index: number;
  readonly entry: PdfObject;
  readonly source: AnnotationSource;
}

/** The annotations of a page with their positions in its list. */
export function annotationSources(reader: ObjectReader, page: PdfPage): ReadSource[] {
  const space = new PageSpace(page);

  return (reader.array(page.dict.get('Annots')) ?? []).flatMap((entry, index) => {
    const dict = reader.dict(entry);

    return dict === null ? [] : [{ index, entry, source: new AnnotationSource(reader, dict, space) }];
  });
}

/** Number of the annotation that one replies to; null for others: members of a group stand for themselves. */
function repliedTo({ source }: ReadSource): number | null {
  const parent = source.dict.get('IRT');

  return parent instanceof PdfRef && source.name('RT') !== 'Group' ? parent.number : null;
}

function listed(
  { index, entry, source }: ReadSource,
  replies: ReadonlyMap<number, readonly ReadSource[]>,
  above: ReadonlySet<number>,
): ListedAnnotation {
  const number = numberOf(entry);
  // Crafted files may have annotations that reply to each other.
  const own = number === null || above.has(number) ? [] : (replies.get(number) ?? []);
  const below = new Set([...above, ...(number === null ? [] : [number])]);

  return {
    index,
    subtype: source.subtype,
    name: source.text('NM') || null,
    author: source.text('T'),
    contents: source.text('Contents'),
    created: isoDate(source.text('CreationDate')),
    modified: isoDate(source.text('M')),
    box: source.box,
    isHidden: ((source.number('F') ?? 0) & hiddenFlag) !== 0,
    states: statesOf(own),
    replies: own.filter((reply) => reviewState(reply) === null).map((reply) => listed(reply, replies, below)),
    annotation: readAnnotation(source),
  };
}

function statesOf(replies: readonly ReadSource[]): ListedAnnotation['states'] {
  const states = new Map<string, ReviewState>();

  for (const reply of replies) {
    const state = reviewState(reply);

    if (state !== null) {
      states.set(reply.source.text('T'), state);
    }
  }

  return [...states].map(([author, state]) => ({ author, state }));
}

function reviewState({ source }: ReadSource): ReviewState | null {
  const name = source.text('StateModel') === 'Review' ? source.text('State') : '';

  return (Object.keys(stateNames) as ReviewState[]).find((state) => stateNames[state] === name) ?? null;
}

function numberOf(entry: PdfObject): number | null {
  return entry instanceof PdfRef ? entry.number : null;
}

function isoDate(text: string): string | null {
  return readDate(text)?.toISOString() ?? null;
}
