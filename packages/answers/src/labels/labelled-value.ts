import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedQuote } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import { isLineOfNames } from '../origin/personal-names.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { QuestionKind } from '../question/kind.ts';
import type { Question, Term } from '../question/read-question.ts';
import { tokenMeets } from '../rank/kind-met.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { labelledLine } from './labelled-line.ts';
import { stemsIn, tokensIn } from './stems-in.ts';

/** The heading of labelled lines: its greatest length in characters, and the lines below that may belong to it. */
export const sectionHeading = { longest: 60, lines: 12 };

const thresholds = {
  /** Share of a label that the question must name, and share of the question that label and headings must explain. */
  label: 0.5,
  explained: 0.6,
  /** The same for an answer that is shown as certain. */
  certainLabel: 0.99,
  certainExplained: 0.85,
  /** Likeness of the words of a heading, compared with those of the label. */
  heading: 0.9,
  /** Paragraphs below a label that are its value. */
  most: 3,
  /** Longest paragraph that is the value of the label above it, in characters. */
  value: 160,
};

/** Kinds of values that are recognised by their form. */
const formal = new Set(['person', 'time', 'place', 'number', 'money', 'percent']);
/** Kinds of values that the line of a party does not state: its numbers are those of an address. */
const numeric = new Set(['number', 'money', 'percent']);
/** Labels that say by themselves what a kind of question asks for, as stems. */
const kindLabels: Readonly<Partial<Record<QuestionKind, ReadonlySet<string>>>> = {
  person: new Set('name names nom noms'.split(' ')),
  manner: new Set('method mode mod moyen'.split(' ')),
};
/** Words of a question that ask for what a label says anyway, unless the label has them. */
const naming = new Set('name names named called nom noms nomme appelle appellent'.split(' '));

/** Name of a party that the question calls by the term which the contract defines for it. */
export interface AskedName {
  /** Index of the term in the question. */
  readonly term: number;
  readonly stems: readonly number[];
}

interface LabelledAnswer {
  /** Sentence of its label. */
  readonly label: number;
  readonly quote: FoundQuote;
  readonly score: number;
  readonly isCertain: boolean;
}

/** The line as an answer when the question names its label, and the value is of the kind asked for. */
export function valueIn(
  index: DocumentIndex,
  question: Question,
  names: readonly AskedName[],
  sentence: number,
): LabelledAnswer[] {
  const line = labelledLine(index, sentence);

  const isParty =
    line !== null && wordsOf(index, sentence, line.label).every((word) => partyRole(word) !== null);

  if (line === null || (isParty && numeric.has(question.kind))) {
    return [];
  }

  const { passage, start } = index.sentences[sentence]!;
  const labels = stemsIn(index, sentence, line.label);
  const around = [...index.passages[passage]!.headings, ...sectionOf(index, sentence)];
  const inPassage = line.value.start < line.value.end ? line.value : valueBelow(index, sentence);
  const values: FoundQuote[] =
    inPassage === null
      ? valuesInPassagesBelow(index, question, sentence)
      : [statedQuote(passage, { start, end: inPassage.end }, inPassage)];
  const likeness = (stem: number) =>
    Math.max(0, ...question.terms.map(({ matches }) => matches.get(stem) ?? 0));
  // The label `Mode` alone may belong to anything: another word of the question must match.
  const isWhole = question.kind !== 'manner' || labels.some((stem) => likeness(stem) > 0);
  const isKindLabel = (stem: number) =>
    isWhole && kindLabels[question.kind]?.has(index.stems[stem]!) === true;
  const share =
    labels.reduce((sum, stem) => sum + (isKindLabel(stem) ? 1 : likeness(stem)), 0) / labels.length;
  const named = names.filter(({ stems }) => stems.every((stem) => around.includes(stem)));
  const surroundings = { labels, around, named: new Set(named.map(({ term }) => term)) };
  const described = describedBy(index, sentence);
  const explained = explainedShare(question, { ...surroundings, described });
  const stated = explainedShare(question, { ...surroundings, described: [] });

  return labels.length === 0 || share < thresholds.label || explained < thresholds.explained
    ? []
    : values
        .filter(({ passage: at, words }) => words !== null && isOfKind(index, question, at, words))
        .map((quote) => ({
          label: sentence,
          quote,
          score: share + explained,
          // The line of a party may have an age or a date behind the name instead of its address.
          isCertain:
            !(isParty && question.kind === 'place') &&
            share >= thresholds.certainLabel &&
            stated >= thresholds.certainExplained,
        }));
}

interface LabelSurroundings {
  readonly labels: readonly number[];
  /** Stems of the headings and of the section. */
  readonly around: readonly number[];
  /** Stems of what the block of lines describes. */
  readonly described: readonly number[];
  /** Terms whose name stands there instead. */
  readonly named: ReadonlySet<number>;
}

/** Share of the question's weight that stands in a label or above it. */
function explainedShare(
  { terms }: Question,
  { labels, around, described, named }: LabelSurroundings,
): number {
  const likenesses = terms.map((asked, term) => {
    const { weight, matches } = asked;
    const best = (stems: readonly number[]) => Math.max(0, ...stems.map((stem) => matches.get(stem) ?? 0));
    // The label itself has to name what is asked for.
    const owner = asked.isSought ? around : [...around, ...described];
    const likeness = Math.max(best(labels), (named.has(term) ? 1 : best(owner)) * thresholds.heading);

    return { likeness, weight: likeness === 0 && saysNothing(asked) ? 0 : weight };
  });
  const total = likenesses.reduce((sum, { weight }) => sum + weight, 0);

  return total === 0
    ? 0
    : likenesses.reduce((sum, { likeness, weight }) => sum + likeness * weight, 0) / total;
}

/** True for a word that a label need not have: `the date of the invoice`, `what is the supplier called`. */
function saysNothing({ word, isDocument }: Term): boolean {
  return naming.has(word) || isDocument;
}

/** The lines under a label that stands alone, up to the next label; null when there are none. */
function valueBelow(index: DocumentIndex, sentence: number): TextSpan | null {
  const { passage, end: labelEnd } = index.sentences[sentence]!;
  const { endSentence } = index.passages[passage]!;
  let last = sentence;

  while (
    last + 1 < endSentence &&
    labelledLine(index, last + 1) === null &&
    index.sentences[last + 1]!.end - labelEnd <= longestQuote - sectionHeading.longest
  ) {
    last += 1;
  }

  return last === sentence
    ? null
    : { start: index.sentences[sentence + 1]!.start, end: index.sentences[last]!.end };
}

/** Paragraphs below a label that ends its own: all names for a question for persons, else the first one. */
function valuesInPassagesBelow(index: DocumentIndex, { kind }: Question, sentence: number): FoundQuote[] {
  const { passage } = index.sentences[sentence]!;
  const found: FoundQuote[] = [];

  if (sentence !== index.passages[passage]!.endSentence - 1) {
    return [];
  }

  for (
    let below = passage + 1;
    below <= passage + thresholds.most && below < index.passages.length;
    below += 1
  ) {
    const { document, firstSentence } = index.passages[below]!;
    const { kind: kindOfPassage, text } = passageOf(index, below);
    const isValue =
      kindOfPassage === 'text' &&
      document === index.passages[passage]!.document &&
      text.length <= thresholds.value &&
      labelledLine(index, firstSentence) === null &&
      (kind !== 'person' || isLineOfNames(text.replace(/,.*$/su, '')));

    if (!isValue || (found.length > 0 && kind !== 'person')) {
      break;
    }

    const span = { start: 0, end: text.length };
    found.push(statedQuote(below, span, span));
  }

  return found;
}

/**
 * Stems of the label that begins a block of lines: it names what the others describe, as `Flat` above `Area`. None
 * when a line above is that of a party: the line may be about any of the parties.
 */
function describedBy(index: DocumentIndex, sentence: number): number[] {
  const { firstSentence } = index.passages[index.sentences[sentence]!.passage]!;
  const first = sentence === firstSentence ? null : labelledLine(index, firstSentence);

  if (first === null) {
    return [];
  }

  for (let above = firstSentence; above < sentence; above += 1) {
    const line = labelledLine(index, above);

    if (line !== null && wordsOf(index, above, line.label).some((word) => partyRole(word) !== null)) {
      return [];
    }
  }

  return stemsIn(index, firstSentence, first.label);
}

function wordsOf(index: DocumentIndex, sentence: number, { start, end }: TextSpan): string[] {
  const { text } = passageOf(index, index.sentences[sentence]!.passage);

  return foldedWords(text.slice(start, end)).split(' ');
}

/** Stems of the short line above labelled lines, as `Signed for the Client` above a name and a date. */
function sectionOf(index: DocumentIndex, sentence: number): number[] {
  const { document } = index.passages[index.sentences[sentence]!.passage]!;

  for (let at = sentence - 1; at >= Math.max(0, sentence - sectionHeading.lines); at -= 1) {
    const { passage, start, end } = index.sentences[at]!;
    const line = labelledLine(index, at);

    if (line === null || line.value.start === line.value.end) {
      const { kind, text } = passageOf(index, passage);
      const written = text.slice(start, end);
      const isSection =
        index.passages[passage]!.document === document &&
        kind === 'text' &&
        written.length <= sectionHeading.longest &&
        !/[.!?;,]$/u.test(written);

      return isSection ? stemsIn(index, at, { start, end }) : [];
    }
  }

  return [];
}

function isOfKind(
  index: DocumentIndex,
  { kind }: Question,
  passage: number,
  { start, end }: TextSpan,
): boolean {
  if (!formal.has(kind)) {
    return true;
  }

  const { firstSentence, endSentence } = index.passages[passage]!;

  return tokensIn(
    index,
    index.sentences[firstSentence]!.firstToken,
    index.sentences[endSentence - 1]!.endToken,
    {
      start,
      end,
    },
  ).some((at) => tokenMeets(index, at, kind) > 0);
}
