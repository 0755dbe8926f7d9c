/** Formats of typed answers. Each has a rule in `formats/`, with a table of accepted and refused values. */
export type TextFormat =
  | 'text'
  | 'name'
  | 'ssn'
  | 'itin'
  | 'ein'
  | 'tin'
  | 'date'
  | 'year'
  | 'money'
  | 'count'
  | 'state'
  | 'zip'
  | 'phone'
  | 'email';

/** Condition under which a question is asked: another question is asked and has one of these answers. */
export interface AskedWhen {
  readonly question: string;
  readonly is: readonly (string | true)[];
}

interface QuestionFacts {
  /** Name within the form, from our own words: `employer.ein`. It is the key in values files and never changes. */
  readonly name: string;
  /** Conditions of which one suffices; asked always when absent. */
  readonly when?: readonly AskedWhen[];
  /** True when the form itself requires an answer: its absence is asked about once before the download. */
  readonly required?: true;
}

/** Question answered by typing. */
export interface TextQuestion extends QuestionFacts {
  readonly kind: 'text';
  readonly format: TextFormat;
  /** Largest number of characters that the field of the form takes. */
  readonly most?: number;
  readonly lines?: true;
  /** Masked on the page while it is not edited, and never offered by the browser's memory. */
  readonly masked?: true;
  /** Another question that the text belongs to when it breaks a rule, such as the number of another kind. */
  readonly instead?: { readonly rule: string; readonly question: string };
  /** True for an amount that may be below zero. */
  readonly negative?: true;
}

/** One answer of several: radio buttons, or a list from seven choices on. */
export interface ChoiceQuestion extends QuestionFacts {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

export interface CheckQuestion extends QuestionFacts {
  readonly kind: 'check';
}

/** Value computed from other answers; shown, never typed. */
export interface DerivedQuestion extends QuestionFacts {
  readonly kind: 'derived';
  readonly format: 'money' | 'count' | 'text';
}

export type FormQuestion = TextQuestion | ChoiceQuestion | CheckQuestion | DerivedQuestion;

/** Step of the page: questions under one heading. */
export interface QuestionGroup {
  readonly name: string;
  readonly questions: readonly FormQuestion[];
}
