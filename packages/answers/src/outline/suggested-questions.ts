import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { partiesOf } from '../labels/parties.ts';
import { linesOf } from '../origin/document-lines.ts';
import { letterPartsOf } from '../origin/letter-parts.ts';
import type { TextSpan } from '../passages/passage.ts';
import { asWithinSentence, isAskable, isRecurrent, isTellingHeading, plainSubject } from './askable.ts';
import { questionForms, type SentenceForm } from './question-forms.ts';

const thresholds = {
  mostOfAKind: 6,
  /** Share of the text passages under a heading, from which it is the title or a running head. */
  commonHeading: 0.5,
  /** Longest letter or contract that is looked at for signers and parties, in pages. */
  letterPages: 30,
};

/** Sentence or cell that answers first. */
export interface FoundAnswer extends TextSpan {
  readonly passage: number;
}

/** A question that the document seems to answer, and the test whether the answer is the one that it was made of. */
export interface ProposedQuestion {
  readonly text: string;
  /** Subject as compared: of several questions with the same subject, one is shown. */
  readonly subject: string;
  readonly answers: (found: FoundAnswer) => boolean;
}

/**
 * Questions from sentences that say how much, when, what a term means or what a thing does, from totals and from
 * headings. The engine must answer each before it is shown.
 */
export function proposedQuestions(index: DocumentIndex): ProposedQuestion[] {
  const forms = questionForms(index.languages[0] ?? null);

  const facts = [
    fromSentences(index, forms.terms, (subject) => isRecurrent(index, subject)),
    fromSentences(index, forms.figures),
    fromTables(index, forms),
    fromSentences(index, forms.deeds, (subject) => isRecurrent(index, subject)),
  ];

  return [
    ...interleaved(facts.map((questions) => questions.slice(0, thresholds.mostOfAKind))),
    ...fromLetterOrContract(index, forms),
    ...fromHeadings(index, forms).slice(0, thresholds.mostOfAKind),
  ];
}

type Forms = ReturnType<typeof questionForms>;

function fromSentences(
  index: DocumentIndex,
  forms: readonly SentenceForm[],
  accepts: (subject: string) => boolean = () => true,
): ProposedQuestion[] {
  return index.sentences.flatMap(({ passage, start, end }) => {
    const { kind, text } = passageOf(index, passage);

    if (kind !== 'text') {
      return [];
    }

    const sentence = text.slice(start, end);

    for (const { sentence: form, question } of forms) {
      const match = form.exec(sentence);
      const subject = match?.[1] ?? '';

      if (match !== null && isAskable(subject) && accepts(subject)) {
        return [
          {
            subject: plainSubject(subject),
            text: question(asWithinSentence(index, subject), match),
            answers: (found: FoundAnswer) =>
              found.passage === passage && found.start < end && found.end > start,
          },
        ];
      }
    }

    return [];
  });
}

/** The parties of a contract, and the signer of a letter; of several documents, `the letter` names none. */
function fromLetterOrContract(index: DocumentIndex, { parties, signer }: Forms): ProposedQuestion[] {
  const [document, ...others] = index.documents;

  if (document === undefined || others.length > 0 || document.pages.length > thresholds.letterPages) {
    return [];
  }

  const { salutation, signatures } = letterPartsOf(linesOf(index, 0));
  const asked = [
    { text: parties, quotes: partiesOf(index), fewest: 2 },
    { text: signer, quotes: salutation === null ? [] : signatures, fewest: 1 },
  ];

  return asked
    .filter(({ quotes, fewest }) => quotes.length >= fewest)
    .map(({ text, quotes }) => ({
      text,
      subject: text,
      answers: ({ passage }: FoundAnswer) => quotes.some((quote) => quote.passage === passage),
    }));
}

function fromHeadings(index: DocumentIndex, { about }: Forms): ProposedQuestion[] {
  const headings = new Map<string, Set<number>>();
  let texts = 0;

  for (const [number] of index.passages.entries()) {
    const { kind, headings: above } = passageOf(index, number);

    if (kind === 'text') {
      texts += 1;

      for (const heading of above) {
        headings.set(heading, (headings.get(heading) ?? new Set()).add(number));
      }
    }
  }

  return [...headings].flatMap(([heading, passages]) => {
    const subject = heading
      .replace(/^(?:(?:article|section|chapitre|chapter) )?[\p{N}.)\s–—-]+/iu, '')
      .replace(/[.:]$/u, '')
      .trim();

    return isTellingHeading(index, subject) && passages.size <= Math.max(1, texts * thresholds.commonHeading)
      ? [
          {
            subject: plainSubject(subject),
            text: subject.endsWith('?') ? subject : about(subject),
            answers: ({ passage }: FoundAnswer) => passages.has(passage),
          },
        ]
      : [];
  });
}

/** Totals by the words of their row; a row with nothing but "Total" by its first header. */
function fromTables(index: DocumentIndex, { columnTotal, total }: Forms): ProposedQuestion[] {
  return index.passages.flatMap((_, number) => {
    const { row } = passageOf(index, number);
    const header = row?.cells[0]?.header ?? '';

    if (
      row === undefined ||
      row.cells.length === 0 ||
      !/^total\b/iu.test(row.label) ||
      !isAskable(row.label)
    ) {
      return [];
    }

    const isBare = /^totals?$/iu.test(row.label);
    const text = isBare && isAskable(header) ? columnTotal(header) : total(row.label);

    return [
      { subject: plainSubject(row.label), text, answers: ({ passage }: FoundAnswer) => passage === number },
    ];
  });
}

function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));

  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
