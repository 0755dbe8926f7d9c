import {
  type Annotation,
  annotation as annotationSchema,
  type reviewStates,
} from '@octavo/contract/edits/annotations';
import type { Box } from '@octavo/contract/edits/primitives';
import type { ObjectReader } from '@octavo/pdf/object-reader';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { annotationList } from './annotation-list.ts';
import { readDate } from './dates.ts';
import { readAnnotation } from './kinds/annotation-kinds.ts';
import { stateNames } from './reply.ts';
import { type ReplyNode, replyTree } from './reply-tree.ts';

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
  const list = annotationList(reader, page).filter(({ source }) => !unlisted.has(source.subtype));

  return replyTree(list).map(listed);
}

function listed({ annotation: { index, source }, replies: own }: ReplyNode): ListedAnnotation {
  const replies = withRepliesToStates(own);

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
    states: statesOf(replies),
    replies: replies.filter((reply) => !isState(reply)).map(listed),
    // Other programs write values that operations refuse, such as a text box without text.
    annotation: annotationSchema.safeParse(readAnnotation(source)).data ?? null,
  };
}

/** Replies with those to states: a later state of an author replies to the one before (ISO 32000-2, 12.5.6.3). */
function withRepliesToStates(replies: readonly ReplyNode[]): readonly ReplyNode[] {
  return replies.flatMap((reply) =>
    isState(reply) ? [reply, ...withRepliesToStates(reply.replies)] : [reply],
  );
}

/** True for a reply that sets a state, of a review or of another model, and has no text of a person. */
function isState({ annotation: { source } }: ReplyNode): boolean {
  return source.text('State') !== '';
}

function statesOf(replies: readonly ReplyNode[]): ListedAnnotation['states'] {
  const states = new Map<string, ReviewState>();

  for (const reply of replies) {
    const state = reviewState(reply);

    if (state !== null) {
      states.set(reply.annotation.source.text('T'), state);
    }
  }

  return [...states].map(([author, state]) => ({ author, state }));
}

function reviewState({ annotation: { source } }: ReplyNode): ReviewState | null {
  const name = source.text('StateModel') === 'Review' ? source.text('State') : '';

  return (Object.keys(stateNames) as ReviewState[]).find((state) => stateNames[state] === name) ?? null;
}

function isoDate(text: string): string | null {
  return readDate(text)?.toISOString() ?? null;
}
