import type { FoundQuote } from '../answer/find-quotes.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import { isLineOfNames } from '../origin/personal-names.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isDocumentNoun } from '../question/document-nouns.ts';
import type { Question } from '../question/read-question.ts';
import { cutQuote } from '../rank/cut-quote.ts';
import { tokenMeets } from '../rank/kind-met.ts';
import { agreedTerms, asksForTerm } from './agreed-term.ts';
import { definedTerms } from './defined-terms.ts';
import { explainedAcronym } from './explained-acronym.ts';
import { labelledLine } from './labelled-line.ts';
import { asksForParties, partiesOf } from './parties.ts';

const thresholds = {
  /** Share of a label that the question must name, and share of the question that label and headings must explain. */
  label: 0.5,
  explained: 0.6,
  /** The same for an answer that is shown as certain. */
  certainLabel: 0.99,
  certainExplained: 0.85,
  /** Likeness of the words of a heading, compared with those of the label. */
  heading: 0.9,
  /** Likeness from which a word counts as that of a defined term. */
  same: 0.9,
  /** Sentences with the words asked for that are looked at; a contract defines its parties in the first. */
  sentences: 500,
  /** Answers that are equally good. */
  most: 3,
  /** Longest line that is the heading of the labelled lines below it, in characters, and lines between them. */
  section: 60,
  between: 12,
  /** Longest paragraph that is the value of the label above it, in characters. */
  value: 160,
};

/** Answers that a document states in the words of the question, as a defined term or behind a label. */
export interface StatedAnswers {
  readonly quotes: readonly FoundQuote[];
  readonly isCertain: boolean;
}

/** Kinds of questions that ask for what a term stands for. */
const defining = new Set(['person', 'definition', 'name', 'other']);
/** Kinds of values that are told by their form. */
const formal = new Set(['person', 'time', 'place', 'number', 'money', 'percent']);
const nameLabels = new Set('name names nom noms'.split(' '));
/** Words of a question that ask for what a label says anyway, unless the label has them. */
const naming = new Set('name names named called nom noms nomme appelle appellent'.split(' '));

export function statedAnswers(index: DocumentIndex, question: Question): StatedAnswers {
  const parties = asksForParties(question.text) ? partiesOf(index) : [];
  const agreed = asksForTerm(question.text) ? agreedTerms(index) : [];

  if (parties.length > 0) {
    return { quotes: parties, isCertain: true };
  }

  if (agreed.length > 0) {
    return { quotes: agreed.slice(0, thresholds.most), isCertain: agreed.length === 1 };
  }

  const sentences = sentencesWith(index, question);
  const explained = explainedAcronym(index, question, sentences);

  if (explained !== null) {
    return { quotes: [explained], isCertain: true };
  }

  const defined = onePerDocument(
    index,
    sentences.flatMap((sentence) => definitionIn(index, question, sentence)),
  );

  if (defined.length > 0) {
    return { quotes: defined.slice(0, thresholds.most), isCertain: defined.length === 1 };
  }

  const names = sentences.flatMap((sentence) => namesIn(index, question, sentence));
  const lines = sentences.flatMap((sentence) => valueIn(index, question, names, sentence));
  const highest = Math.max(...lines.map(({ score }) => score));
  const best = lines.filter(({ score }) => score > highest - 1e-6);

  return {
    quotes: best.slice(0, thresholds.most).map(({ quote }) => quote),
    isCertain: new Set(best.map(({ label }) => label)).size === 1 && best[0]!.isCertain,
  };
}

/** Sentences with a word of the question, and those below a line with one, in the order of the document. */
function sentencesWith({ postings, sentences }: DocumentIndex, { terms }: Question): number[] {
  const found = new Set<number>();

  for (const stem of terms.flatMap(({ matches }) => [...matches.keys()])) {
    for (let at = postings.offsets[stem]!; at < postings.offsets[stem + 1]!; at += 1) {
      found.add(postings.sentences[at]!);
    }
  }

  const own = [...found].sort((one, other) => one - other).slice(0, thresholds.sentences);

  for (const sentence of own) {
    const { start, end } = sentences[sentence]!;

    for (let below = 1; below <= thresholds.between && end - start <= thresholds.section; below += 1) {
      found.add(Math.min(sentence + below, sentences.length - 1));
    }
  }

  return [...found].sort((one, other) => one - other);
}

function onePerDocument({ passages }: DocumentIndex, quotes: readonly FoundQuote[]): FoundQuote[] {
  const documents = quotes.map(({ passage }) => passages[passage]!.document);

  return quotes.filter((_, at) => documents.indexOf(documents[at]!) === at);
}

/** The sentence as an answer when it defines the only term that the question asks for. */
function definitionIn(index: DocumentIndex, { kind, terms }: Question, sentence: number): FoundQuote[] {
  const { passage, start: clause } = index.sentences[sentence]!;
  const { text, sentences } = passageOf(index, passage);
  const whole = sentences.find((span) => span.start <= clause && clause < span.end);

  if (!defining.has(kind) || terms.length === 0 || whole === undefined) {
    return [];
  }

  const { start, end } = whole;

  return definedTerms(text.slice(start, end)).flatMap((term) => {
    const stems = stemsIn(index, sentence, { start: start + term.start, end: start + term.end });
    const isAsked =
      stems.length > 0 &&
      stems.every((stem) => terms.some(({ matches }) => (matches.get(stem) ?? 0) >= thresholds.same)) &&
      terms.every(({ matches }) => stems.some((stem) => (matches.get(stem) ?? 0) >= thresholds.same));
    const named = { start: start + term.named.start, end: start + term.named.end };

    const quote = { passage, start, end, probability: 1, sentences: [] };

    return isAsked ? [quoteOf(passage, cutQuote(index, quote, named), named)] : [];
  });
}

/** Name of a party that the question calls by the term which the contract defines for it. */
interface AskedName {
  /** Index of the term in the question. */
  readonly term: number;
  readonly stems: readonly number[];
}

function namesIn(index: DocumentIndex, { terms }: Question, sentence: number): AskedName[] {
  const { passage, start, end } = index.sentences[sentence]!;

  return definedTerms(passageOf(index, passage).text.slice(start, end)).flatMap(({ named, ...defined }) => {
    const [stem, ...others] = stemsIn(index, sentence, {
      start: start + defined.start,
      end: start + defined.end,
    });
    const term = terms.findIndex(({ matches }) => (matches.get(stem ?? -1) ?? 0) >= thresholds.same);
    const stems = stemsIn(index, sentence, { start: start + named.start, end: start + named.end });

    return others.length > 0 || term < 0 || stems.length === 0 ? [] : [{ term, stems }];
  });
}

interface LabelledAnswer {
  /** Sentence of its label. */
  readonly label: number;
  readonly quote: FoundQuote;
  readonly score: number;
  readonly isCertain: boolean;
}

/** The line as an answer when the question names its label, and the value is of the kind asked for. */
function valueIn(
  index: DocumentIndex,
  question: Question,
  names: readonly AskedName[],
  sentence: number,
): LabelledAnswer[] {
  const line = labelledLine(index, sentence);

  if (line === null) {
    return [];
  }

  const { passage, start } = index.sentences[sentence]!;
  const labels = stemsIn(index, sentence, line.label);
  const around = [...index.passages[passage]!.headings, ...sectionOf(index, sentence)];
  const inPassage = line.value.start < line.value.end ? line.value : valueBelow(index, sentence);
  const values: FoundQuote[] =
    inPassage === null
      ? valuesInPassagesBelow(index, question, sentence)
      : [quoteOf(passage, { start, end: inPassage.end }, inPassage)];
  const likeness = (stem: number) =>
    Math.max(0, ...question.terms.map(({ matches }) => matches.get(stem) ?? 0));
  const isNameLabel = (stem: number) => question.kind === 'person' && nameLabels.has(index.stems[stem]!);
  const share =
    labels.reduce((sum, stem) => sum + (isNameLabel(stem) ? 1 : likeness(stem)), 0) / labels.length;
  const named = names.filter(({ stems }) => stems.every((stem) => around.includes(stem)));
  const explained = explainedShare(question, {
    labels,
    around,
    named: new Set(named.map(({ term }) => term)),
  });

  return labels.length === 0 || share < thresholds.label || explained < thresholds.explained
    ? []
    : values
        .filter(({ passage: at, words }) => words !== null && isOfKind(index, question, at, words))
        .map((quote) => ({
          label: sentence,
          quote,
          score: share + explained,
          isCertain: share >= thresholds.certainLabel && explained >= thresholds.certainExplained,
        }));
}

interface LabelSurroundings {
  readonly labels: readonly number[];
  /** Stems of the headings and of the section. */
  readonly around: readonly number[];
  /** Terms whose name stands there instead. */
  readonly named: ReadonlySet<number>;
}

/** Share of the question's weight that stands in a label or above it. */
function explainedShare({ terms }: Question, { labels, around, named }: LabelSurroundings): number {
  const likenesses = terms.map(({ word, weight, matches }, term) => {
    const best = (stems: readonly number[]) => Math.max(0, ...stems.map((stem) => matches.get(stem) ?? 0));
    const likeness = Math.max(best(labels), (named.has(term) ? 1 : best(around)) * thresholds.heading);

    return { likeness, weight: likeness === 0 && saysNothing(word) ? 0 : weight };
  });
  const total = likenesses.reduce((sum, { weight }) => sum + weight, 0);

  return total === 0
    ? 0
    : likenesses.reduce((sum, { likeness, weight }) => sum + likeness * weight, 0) / total;
}

/** True for a word that a label need not have: `the date of the invoice`, `what is the supplier called`. */
function saysNothing(word: string): boolean {
  return naming.has(word) || isDocumentNoun(word);
}

/** The lines under a label that stands alone, up to the next label; null when there are none. */
function valueBelow(index: DocumentIndex, sentence: number): TextSpan | null {
  const { passage, end: labelEnd } = index.sentences[sentence]!;
  const { endSentence } = index.passages[passage]!;
  let last = sentence;

  while (
    last + 1 < endSentence &&
    labelledLine(index, last + 1) === null &&
    index.sentences[last + 1]!.end - labelEnd <= longestQuote - thresholds.section
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
    found.push(quoteOf(below, span, span));
  }

  return found;
}

/** Stems of the short line above labelled lines, as `Signed for the Client` above a name and a date. */
function sectionOf(index: DocumentIndex, sentence: number): number[] {
  const { document } = index.passages[index.sentences[sentence]!.passage]!;

  for (let at = sentence - 1; at >= Math.max(0, sentence - thresholds.between); at -= 1) {
    const { passage, start, end } = index.sentences[at]!;
    const line = labelledLine(index, at);

    if (line === null || line.value.start === line.value.end) {
      const { kind, text } = passageOf(index, passage);
      const written = text.slice(start, end);
      const isSection =
        index.passages[passage]!.document === document &&
        kind === 'text' &&
        written.length <= thresholds.section &&
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

function stemsIn(index: DocumentIndex, sentence: number, span: TextSpan): number[] {
  const { firstToken, endToken } = index.sentences[sentence]!;

  return tokensIn(index, firstToken, endToken, span)
    .map((at) => index.tokens.stem[at]!)
    .filter((stem) => stem >= 0);
}

function tokensIn(
  { tokens }: DocumentIndex,
  first: number,
  endToken: number,
  { start, end }: TextSpan,
): number[] {
  return Array.from({ length: endToken - first }, (_, at) => first + at).filter(
    (at) => tokens.start[at]! >= start && tokens.end[at]! <= end,
  );
}

function quoteOf(passage: number, span: TextSpan, words: TextSpan): FoundQuote {
  return { ...span, passage, probability: 1, words, sentence: span };
}
