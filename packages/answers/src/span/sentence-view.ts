import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { Question } from '../question/read-question.ts';
import { tokenMeets } from '../rank/kind-met.ts';

/** Distance in words from which an asked word counts as equally far; bounds the search. */
const farthest = 20;

/** Values that the features of spans read, for each word of a sentence, counted once for all its spans. */
export interface SentenceView {
  readonly firstToken: number;
  readonly words: readonly WordView[];
  /** Running sums, one more than words: asked words, words of the kind, rareness. */
  readonly asked: readonly number[];
  readonly meeting: readonly number[];
  readonly rareness: readonly number[];
  readonly stops: readonly number[];
  readonly capitals: readonly number[];
  /** Punctuation before each word, and after the last. */
  readonly breaks: readonly number[];
  /** Distance in words from each word to the nearest asked one, and to the mean of all. */
  readonly nearest: readonly number[];
  readonly middle: number;
}

export interface WordView {
  readonly word: string;
  readonly flags: number;
  readonly isAsked: boolean;
  readonly meets: number;
}

export function sentenceView(index: DocumentIndex, question: Question, sentence: number): SentenceView {
  const { firstToken, endToken, passage } = index.sentences[sentence]!;
  const { document, place } = index.passages[passage]!;
  const { text } = index.documents[document]!.passages[place]!;
  const { tokens } = index;
  const asked = new Map<number, number>();

  for (const { matches } of question.terms) {
    for (const [stem, likeness] of matches) {
      asked.set(stem, Math.max(asked.get(stem) ?? 0, likeness));
    }
  }

  const words: WordView[] = [];
  const rare: number[] = [];
  const breaks: number[] = [];

  for (let at = firstToken; at < endToken; at += 1) {
    const stem = tokens.stem[at]!;
    const flags = tokens.flags[at]!;
    words.push({
      word: index.words[tokens.word[at]!]!,
      flags,
      isAsked: stem >= 0 && (asked.get(stem) ?? 0) > 0.5,
      meets: question.words.has(tokens.word[at]!) ? 0 : tokenMeets(index, at, question.kind),
    });
    rare.push(stem < 0 ? 0 : Math.log(1 + index.sentences.length / (1 + postingsOf(index, stem))));
    breaks.push(at === firstToken ? 1 : breakIn(text.slice(tokens.end[at - 1]!, tokens.start[at]!)));
  }

  const places = words.flatMap(({ isAsked }, place) => (isAsked ? [place] : []));

  return {
    firstToken,
    words,
    asked: running(words.map(({ isAsked }) => (isAsked ? 1 : 0))),
    meeting: running(words.map(({ meets }) => meets)),
    rareness: running(rare),
    stops: running(words.map(({ flags }) => (flags & tokenFlags.stop ? 1 : 0))),
    capitals: running(
      words.map(({ flags }) => (flags & tokenFlags.capital && !(flags & tokenFlags.stop) ? 1 : 0)),
    ),
    breaks: [...breaks, 1],
    nearest: words.map((_, place) => distanceToAsked(words, place)),
    middle:
      places.length === 0 ? words.length / 2 : places.reduce((sum, place) => sum + place, 0) / places.length,
  };
}

function distanceToAsked(words: readonly WordView[], place: number): number {
  let distance = 0;

  while (
    distance < farthest &&
    words[place - distance]?.isAsked !== true &&
    words[place + distance]?.isAsked !== true
  ) {
    distance += 1;
  }

  return distance;
}

function postingsOf({ postings }: DocumentIndex, stem: number): number {
  return postings.offsets[stem + 1]! - postings.offsets[stem]!;
}

/** 1 for a strong break between two words, such as a bracket; 0.5 for a comma; 0 for none. */
function breakIn(between: string): number {
  return /[.;:!?()[\]«»“”"–—]/u.test(between) ? 1 : between.includes(',') ? 0.5 : 0;
}

function running(values: readonly number[]): number[] {
  const sums = [0];

  for (const value of values) {
    sums.push(sums.at(-1)! + value);
  }

  return sums;
}
