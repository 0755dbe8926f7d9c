import { findQuotes } from '@octavo/answers/answer/find-quotes';
import type { Weights } from '@octavo/answers/answer/weights';
import { closeCandidates } from '@octavo/answers/rank/candidates';
import { evidenceOf } from '@octavo/answers/rank/evidence';
import { featuresOf } from '@octavo/answers/rank/features';
import { doubtNames, terseDoubts } from '@octavo/answers/refuse/doubts';
import { spansOf } from '@octavo/answers/span/answering-words';
import type { Example } from './examples.ts';
import { f1 } from './f1.ts';
import { type ListExample, learnListwise } from './learn-listwise.ts';
import { learnLogistic } from './learn-logistic.ts';
import { holdsAnswer } from './measure.ts';

export interface LearnedExamples {
  /** Examples that everything is learned from. */
  readonly learned: readonly Example[];
  /** Questions to long and to short documents, from which only refusing is learned. */
  readonly long: readonly Example[];
  readonly short: readonly Example[];
}

/** Learns all weights; the thresholds are those of no refusal, until they are chosen. */
export function learnWeights({ learned, long, short }: LearnedExamples): Weights {
  const answerable = learned.filter(({ kind }) => kind === 'answerable');
  const ranking = learnListwise(answerable.map(kept(sentenceLists, sentenceList)));
  const spans = learnListwise(answerable.flatMap(kept(spanLists, spanList)));
  const refuseAbove = { english: 1, french: 1 };
  const weights = { ranking, spans, refusal: [], refuseAbove, certainBelow: 0 };
  const examplesOf = (asked: readonly Example[]) =>
    asked.flatMap((example) => {
      const { quotes, doubts } = findQuotes(example.index, example.question, weights, 1);
      const isUseful = example.kind !== 'answerable' || holdsAnswer(example, quotes[0]);

      // A wrong quote of an answerable question shows neither what an answer looks like nor what none does.
      return doubts.length > 0 && isUseful
        ? [{ values: doubts, isRefused: example.kind !== 'answerable' }]
        : [];
    });
  const general = learnLogistic(examplesOf([...learned, ...long]));
  // Short documents teach only the doubts that running text does not have: they are few, and of another kind.
  const refusal = learnLogistic(
    examplesOf(short),
    general.map((weight, at) => (terseDoubts.has(doubtNames[at]!) ? null : weight)),
  );

  return { ...weights, refusal };
}

/** Lists of examples, which are the same whatever else is learned from. */
const sentenceLists = new WeakMap<Example, ListExample>();
const spanLists = new WeakMap<Example, ListExample[]>();

function kept<List>(
  lists: WeakMap<Example, List>,
  listOf: (example: Example) => List,
): (example: Example) => List {
  return (example) => {
    const list = lists.get(example) ?? listOf(example);
    lists.set(example, list);

    return list;
  };
}

function sentenceList({ index, question, answers }: Example): ListExample {
  const evidence = evidenceOf(index, question, closeCandidates(index, question));

  return {
    values: evidence.map((each) => featuresOf(each, question, index)),
    gains: evidence.map(({ sentence }) => {
      const { passage, start, end } = index.sentences[sentence]!;
      const { place } = index.passages[passage]!;

      return answers.some((gold) => gold.passage === place && gold.start < end && gold.end > start) ? 1 : 0;
    }),
  };
}

/** Spans of the sentence that has the answer; their gain is their overlap with it. */
function spanList({ index, question, answers }: Example): ListExample[] {
  const [gold] = answers;
  const passage = gold && index.passages[gold.passage];

  if (gold === undefined || passage === undefined) {
    return [];
  }

  const place = index.sentences
    .slice(passage.firstSentence, passage.endSentence)
    .findIndex(({ start, end }) => gold.start < end && gold.end > start);
  const { text } = index.documents[0]!.passages[passage.place]!;
  const spans = place < 0 ? [] : spansOf(index, question, passage.firstSentence + place);
  const golds = answers.filter((each) => each.passage === gold.passage);
  const gainOf = (start: number, end: number) =>
    Math.max(
      0,
      ...golds.map((each) =>
        each.start < end && each.end > start ? f1(text.slice(start, end), each.text) : 0,
      ),
    );

  return [
    {
      values: spans.map(({ features }) => features),
      // Squared, so that a nearly right span counts for more than two half right ones.
      gains: spans.map(
        ({ first, end }) => gainOf(index.tokens.start[first]!, index.tokens.end[end - 1]!) ** 2,
      ),
    },
  ];
}
