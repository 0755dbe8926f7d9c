import type { Answers } from './answers.ts';
import type { FormRevision } from './form-map.ts';
import type { AnswerProblem } from './problem.ts';
import type { QuestionGroup } from './question.ts';

/** Form that people fill in: questions, rules and revisions. Pure: the page, the job and the command share it. */
export interface Form {
  /** Name of its folder: `w9`. */
  readonly id: string;
  /** Address of the agency where the form is free. */
  readonly official: string;
  /** Groups of questions, in the order of the page. */
  readonly groups: readonly QuestionGroup[];
  /** Revisions, the newest first; the page offers the first unless the tax year asks for another. */
  readonly revisions: readonly FormRevision[];
  /** Adds derived answers to the given ones. */
  complete(answers: Answers): Answers;
  /**
   * Problems beyond formats and required answers: rules between questions.
   *
   * @param today Date of the reader, `2026-11-23`.
   */
  check(answers: Answers, today: string): readonly AnswerProblem[];
  /** Indexes of the pages that the answers ask for, such as those of some copies; absent for a form that is one. */
  readonly pagesFor?: (answers: Answers) => readonly number[];
  /** Present when a table may give many recipients, one by row, with the question that tells them apart. */
  readonly manyRecipients?: { readonly number: string };
}

/** Words of a form in one language. */
export interface FormWords {
  readonly title: string;
  /** Line under the title: who gets the form, and what remains to be done. */
  readonly lead: string;
  /** Sentence on each revision, by its id: when it is of, and what it is for. Absent for a form that names years. */
  readonly revisions?: Readonly<Record<string, string>>;
  /** Sentences on affiliation, advice and where the form is free. */
  readonly notice: string;
  readonly groups: Readonly<Record<string, { readonly title: string; readonly hint?: string }>>;
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** Words of the form's own rules, by name. */
  readonly rules: Readonly<Record<string, string>>;
}

export interface QuestionWords {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
  /** Words of the button that moves a text to the question that it belongs to instead. */
  readonly instead?: string;
}
