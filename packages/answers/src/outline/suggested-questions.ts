import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { tokenFlags } from '../index/token-flags.ts';
import { readQuestion } from '../question/read-question.ts';
import { isDefinition } from '../rank/forms.ts';
import { fold } from '../words/fold.ts';

const thresholds = { longestSubject: 60, shortestSubject: 4, mostOfAKind: 6 };

/** Questions in the words of a language; English for those that have none of their own. */
const forms = {
  eng: {
    about: (heading: string) => `What does the document say about ${heading}?`,
    what: (subject: string) => `What is ${subject}?`,
    value: (label: string, header: string) => `What is the ${header} of ${label}?`,
    total: (label: string) => `What is ${label}?`,
  },
  fra: {
    about: (heading: string) => `Que dit le document sur « ${heading} » ?`,
    what: (subject: string) => `Qu’est-ce que ${subject} ?`,
    value: (label: string, header: string) => `Quel est « ${header} » pour « ${label} » ?`,
    total: (label: string) => `Quel est « ${label} » ?`,
  },
} as const;

const definition =
  /^((?:(?:The|An?|La|Le|Les|Un|Une) |L['’])?[\p{L}\p{N}][\p{L}\p{N}’' -]{2,36}?) (?:is|est) (?:an?|the|une?|la|le) /u;

/** A question that the document seems to answer, and the passages where the answer must be found. */
export interface ProposedQuestion {
  readonly text: string;
  readonly answers: (passage: number) => boolean;
}

/** Questions from definitions, totals and headings. The engine must answer each before it is shown. */
export function proposedQuestions(index: DocumentIndex): ProposedQuestion[] {
  const words = index.languages[0] === 'fra' ? forms.fra : forms.eng;

  return interleaved([
    fromDefinitions(index, words).slice(0, thresholds.mostOfAKind),
    fromHeadings(index, words).slice(0, thresholds.mostOfAKind),
    fromTables(index, words).slice(0, thresholds.mostOfAKind),
  ]);
}

type Forms = (typeof forms)['eng' | 'fra'];

function fromDefinitions(index: DocumentIndex, words: Forms): ProposedQuestion[] {
  return index.sentences.flatMap(({ passage, start, end }, number) => {
    const { kind, text } = passageOf(index, passage);
    const subject = kind === 'text' ? definition.exec(text.slice(start, end))?.[1] : undefined;

    if (subject === undefined || !isSubject(subject)) {
      return [];
    }

    const question = words.what(asWithinSentence(index, subject));

    return isDefinition(index, readQuestion(index, question), number)
      ? [{ text: question, answers: (found: number) => found === passage }]
      : [];
  });
}

function fromHeadings(index: DocumentIndex, words: Forms): ProposedQuestion[] {
  const headings = new Map<string, Set<number>>();

  for (const [number] of index.passages.entries()) {
    const heading = passageOf(index, number).headings.at(-1);

    if (heading !== undefined && passageOf(index, number).kind === 'text') {
      headings.set(heading, (headings.get(heading) ?? new Set()).add(number));
    }
  }

  return [...headings].flatMap(([heading, passages]) => {
    const subject = heading.replace(/^[\p{N}.)\s]+/u, '').trim();

    return isSubject(subject) && !/[\p{N}*∗†@§:]/u.test(subject) && passages.size > 1
      ? [{ text: words.about(subject), answers: (found: number) => passages.has(found) }]
      : [];
  });
}

function fromTables(index: DocumentIndex, words: Forms): ProposedQuestion[] {
  return index.passages.flatMap((_, number) => {
    const { row } = passageOf(index, number);
    const [cell, second] = row?.cells ?? [];

    if (row === undefined || cell === undefined || !isSubject(row.label) || !/^total\b/iu.test(row.label)) {
      return [];
    }

    return second === undefined || !isSubject(cell.header) || /[=:]/u.test(cell.header)
      ? [{ text: words.total(row.label), answers: (found: number) => found === number }]
      : [{ text: words.value(row.label, cell.header), answers: (found: number) => found === number }];
  });
}

function isSubject(text: string): boolean {
  const { longestSubject, shortestSubject } = thresholds;

  return text.length >= shortestSubject && text.length <= longestSubject && /\p{L}{3}/u.test(text);
}

const articles = new Set(['The', 'A', 'An', 'La', 'Le', 'Les', 'L', 'Un', 'Une']);

/** A subject as written within a sentence: with its capital only when the document always writes it with one. */
function asWithinSentence(index: DocumentIndex, subject: string): string {
  const [first = ''] = /^[\p{L}\p{N}]+/u.exec(subject) ?? [];
  const word = index.wordIds.get(fold(first));
  const { tokens } = index;
  const isName = tokens.word.some(
    (each, at) =>
      each === word && (tokens.flags[at]! & (tokenFlags.capital | tokenFlags.first)) === tokenFlags.capital,
  );

  return isName && !articles.has(first) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
}

function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));

  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
