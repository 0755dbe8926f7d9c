import type { CertificateWords } from './certificate.ts';
import type { ChatWords } from './chat.ts';
import type { EditorWords } from './editor.ts';
import type { FailureWords } from './failures.ts';
import type { FormPageWords } from './form-page.ts';
import type { PluralForms } from './format.ts';
import type { Locale } from './locales.ts';
import type { NoteWords } from './notes.ts';
import type { ShellWords } from './shell.ts';
import type { SignatureReportWords } from './signature-report.ts';
import type { VerificationWords } from './verification-words.ts';
import type { WorkbenchWords } from './workbench.ts';

/** Texts needed once files are added; a page that was only opened does not load them. */
export interface WorkWords {
  readonly workbench: WorkbenchWords;
  readonly failures: FailureWords;
  readonly notes: NoteWords;
}

/** Texts of all pages in one language; those of a single page are kept separately. */
interface Language extends WorkWords {
  /** Loaded with the panel that signs by certificate. */
  readonly certificate: CertificateWords;
  /** Loaded with the pages that answer questions about a document. */
  readonly chat: ChatWords;
  /** Loaded with the page editor. */
  readonly editor: EditorWords;
  /** Loaded with the page of a form. */
  readonly formPage: FormPageWords;
  readonly shell: ShellWords;
  /** Loaded with the report about the signatures of a file. */
  readonly signatureReport: SignatureReportWords;
  /** Loaded with a report on signatures. */
  readonly verification: VerificationWords;
}

/** Texts that replace some of a language. */
export type WordChanges = { readonly [Part in keyof Language]?: ChangesOf<Language[Part]> };

type ChangesOf<Table> = Table extends string | PluralForms | ((...given: never) => string)
  ? string
  : { readonly [Key in keyof Table]?: ChangesOf<Table[Key]> };

const registered: Record<Locale, Partial<Language>> = { en: {}, fr: {} };
const changes: Partial<Record<Locale, WordChanges>> = {};

/** Registers texts of a language. The browser loads only the language of the page. */
export function registerWords(locale: Locale, words: Partial<Language>): void {
  registered[locale] = { ...registered[locale], ...changed(words, changes[locale] ?? {}) };
}

/** Changes texts of a language, once: those that are registered, and those that will be. */
export function changeWords(locale: Locale, given: WordChanges): void {
  if (changes[locale] === undefined) {
    changes[locale] = given;
    registered[locale] = changed(registered[locale], given);
  }
}

function changed<Table>(table: Table, given: object): Table {
  const entries = Object.entries(given).filter(([key]) => key in (table as object));
  const values = entries.map(([key, value]: [string, unknown]) => {
    const known = (table as Record<string, unknown>)[key];

    return [key, typeof value === 'string' ? value : changed(known, value as object)] as const;
  });

  return { ...table, ...Object.fromEntries(values) };
}

export function wordsIn<Part extends keyof Language>(locale: Locale, part: Part): Language[Part] {
  const words: Language[Part] | undefined = registered[locale][part];

  if (words === undefined) {
    throw new Error(`The words for ${part} in the language ${locale} were not loaded`);
  }

  return words;
}
