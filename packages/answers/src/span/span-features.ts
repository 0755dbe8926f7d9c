import { tokenFlags } from '../index/token-flags.ts';
import type { QuestionKind } from '../question/kind.ts';
import type { SentenceView } from './sentence-view.ts';

/** A span as numbers of words in its sentence. */
export interface ViewedSpan {
  readonly view: SentenceView;
  readonly kind: QuestionKind;
  readonly first: number;
  readonly end: number;
}

const articles = new Set(
  'a an the un une le la les l des der die das ein eine el los las il lo gli'.split(' '),
);
const prepositions = new Set(
  `of in on at to by for with from as into about after before between during until since than over under against among
  through de du des d a au aux en dans par pour sur avec sans sous vers entre depuis pendant chez contre comme`.split(
    /\s+/u,
  ),
);
const copulas = new Set('is are was were be been est sont etait etaient fut furent'.split(' '));
const joints = new Set(
  'and or but which who that while where et ou mais qui que dont tandis lorsque'.split(' '),
);
const reasons = new Set('because due since car parce afin grace pour to so'.split(' '));

const isNumeric = (kind: QuestionKind) => ['time', 'number', 'money', 'percent'].includes(kind);
const isNamed = (kind: QuestionKind) => kind === 'person' || kind === 'place';
const isOpen = (kind: QuestionKind) => !isNumeric(kind) && !isNamed(kind);
const isWhole = (kind: QuestionKind) => kind === 'reason' || kind === 'manner' || kind === 'definition';

/** One function for each feature of a span. */
export const spanFeatures = {
  one: (span) => (lengthOf(span) === 1 ? 1 : 0),
  two: (span) => (lengthOf(span) === 2 ? 1 : 0),
  logLength: (span) => Math.log(lengthOf(span)),
  logLengthNumeric: (span) => (isNumeric(span.kind) ? Math.log(lengthOf(span)) : 0),
  logLengthNamed: (span) => (isNamed(span.kind) ? Math.log(lengthOf(span)) : 0),
  logLengthWhole: (span) => (isWhole(span.kind) ? Math.log(lengthOf(span)) : 0),
  asked: ({ view, first, end }) => view.asked[end]! - view.asked[first]!,
  askedShare: (span) => (span.view.asked[span.end]! - span.view.asked[span.first]!) / lengthOf(span),
  meets: ({ view, first, end }) => Math.min(1, view.meeting[end]! - view.meeting[first]!),
  meetsNumeric: ({ view, kind, first, end }) =>
    isNumeric(kind) ? Math.min(1, view.meeting[end]! - view.meeting[first]!) : 0,
  meetsShare: (span) => (span.view.meeting[span.end]! - span.view.meeting[span.first]!) / lengthOf(span),
  leftOutMeets: ({ view, kind, first, end }) =>
    isOpen(kind) ? 0 : Math.min(1, Math.max(view.words[first - 1]?.meets ?? 0, view.words[end]?.meets ?? 0)),
  numberOpen: ({ view, kind, first, end }) =>
    isOpen(kind) && some(view, first, end, tokenFlags.number) ? 1 : 0,
  numberNamed: ({ view, kind, first, end }) =>
    isNamed(kind) && some(view, first, end, tokenFlags.number) ? 1 : 0,
  capitalsOpen: (span) => (isOpen(span.kind) ? capitalShare(span) : 0),
  capitalsNumeric: (span) => (isNumeric(span.kind) ? capitalShare(span) : 0),
  rareness: (span) => (span.view.rareness[span.end]! - span.view.rareness[span.first]!) / lengthOf(span),
  rarenessSum: ({ view, first, end }) => Math.sqrt(view.rareness[end]! - view.rareness[first]!),
  stopShare: (span) => (span.view.stops[span.end]! - span.view.stops[span.first]!) / lengthOf(span),
  breakInside: ({ view, first, end }) => {
    let most = 0;

    for (let at = first + 1; at < end; at += 1) {
      most = Math.max(most, view.breaks[at]!);
    }

    return most;
  },
  breakBefore: ({ view, first }) => view.breaks[first]!,
  breakAfter: ({ view, end }) => view.breaks[end]!,
  startsArticle: ({ view, first }) => (articles.has(view.words[first]!.word) ? 1 : 0),
  startsPreposition: ({ view, first }) => (prepositions.has(view.words[first]!.word) ? 1 : 0),
  startsOtherStop: ({ view, first }) => (isOtherStop(view, first) ? 1 : 0),
  startsReason: ({ view, kind, first }) =>
    kind === 'reason' && reasons.has(view.words[first]!.word) ? 1 : 0,
  endsStop: ({ view, end }) => (view.words[end - 1]!.flags & tokenFlags.stop ? 1 : 0),
  endsAsked: ({ view, end }) => (view.words[end - 1]!.isAsked ? 1 : 0),
  startsAsked: ({ view, first }) => (view.words[first]!.isAsked ? 1 : 0),
  afterPreposition: ({ view, first }) => (isIn(prepositions, view, first - 1) ? 1 : 0),
  afterArticle: ({ view, first }) => (isIn(articles, view, first - 1) ? 1 : 0),
  afterCopula: ({ view, first }) => (isIn(copulas, view, first - 1) ? 1 : 0),
  afterReason: ({ view, kind, first }) => (kind === 'reason' && isIn(reasons, view, first - 1) ? 1 : 0),
  afterAsked: ({ view, first }) => (view.words[first - 1]?.isAsked ? 1 : 0),
  beforeAsked: ({ view, end }) => (view.words[end]?.isAsked ? 1 : 0),
  beforePreposition: ({ view, end }) => (isIn(prepositions, view, end) ? 1 : 0),
  beforeJoint: ({ view, end }) => (isIn(joints, view, end) ? 1 : 0),
  beforeCopula: ({ view, end }) => (isIn(copulas, view, end) ? 1 : 0),
  beforeWord: ({ view, end }) => (view.breaks[end] === 0 && !isStop(view, end) ? 1 : 0),
  cutsName: ({ view, first, end }) =>
    (isName(view, first) && isName(view, first - 1) && view.breaks[first] === 0 ? 1 : 0) +
    (isName(view, end - 1) && isName(view, end) && view.breaks[end] === 0 ? 1 : 0),
  nearest: ({ view, first, end }) => Math.log(1 + Math.min(view.nearest[first]!, view.nearest[end - 1]!)),
  fromMiddle: ({ view, first, end }) => Math.log(1 + Math.abs((first + end - 1) / 2 - view.middle)),
  isAfter: ({ view, first }) => (first > view.middle ? 1 : 0),
  isAfterPerson: ({ view, kind, first }) => (kind === 'person' && first > view.middle ? 1 : 0),
  endsSentence: ({ view, end }) => (end === view.words.length ? 1 : 0),
  endsSentenceWhole: ({ view, kind, end }) => (isWhole(kind) && view.breaks[end] === 1 ? 1 : 0),
  startsSentence: ({ first }) => (first === 0 ? 1 : 0),
} satisfies Record<string, (span: ViewedSpan) => number>;

export type SpanFeatureName = keyof typeof spanFeatures;

export const spanFeatureNames = Object.keys(spanFeatures) as SpanFeatureName[];

function lengthOf({ first, end }: ViewedSpan): number {
  return end - first;
}

function capitalShare(span: ViewedSpan): number {
  return (span.view.capitals[span.end]! - span.view.capitals[span.first]!) / lengthOf(span);
}

function some({ words }: SentenceView, first: number, end: number, flag: number): boolean {
  for (let at = first; at < end; at += 1) {
    if ((words[at]!.flags & flag) !== 0) {
      return true;
    }
  }

  return false;
}

function isIn(list: ReadonlySet<string>, { words }: SentenceView, at: number): boolean {
  const word = words[at]?.word;

  return word !== undefined && list.has(word);
}

function isStop({ words }: SentenceView, at: number): boolean {
  return ((words[at]?.flags ?? tokenFlags.stop) & tokenFlags.stop) !== 0;
}

function isOtherStop(view: SentenceView, at: number): boolean {
  return isStop(view, at) && !isIn(articles, view, at) && !isIn(prepositions, view, at);
}

/** True for a word within a name. */
function isName({ words }: SentenceView, at: number): boolean {
  const flags = words[at]?.flags ?? 0;

  return (flags & tokenFlags.capital) !== 0 && (flags & tokenFlags.stop) === 0;
}
