import type { Locale } from './locales.ts';

interface OneOrSeveral {
  readonly one: string;
  readonly other: string;
}

interface ChatExportWords {
  /** With `{name}`, the names of all files. */
  readonly title: string;
  readonly probably: string;
  /** For one document and for several. */
  readonly refused: OneOrSeveral;
  /** Refusal and note of an answer that was given while pages were still being read. */
  readonly refusedSoFar: string;
  readonly partial: string;
  readonly nearest: string;
  readonly unproven: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly selected: string;
  /** A quote with its place: `{quote}`, `{name}`, `{page}`. */
  readonly reference: string;
  /** With `{date}`; for one document and for several. */
  readonly written: OneOrSeveral;
  readonly fileName: string;
}

/** Texts of exported questions and answers. */
const words: Readonly<Record<Locale, ChatExportWords>> = {
  en: {
    title: 'Questions about {name}',
    probably: 'Probably:',
    refused: { one: 'The document does not say this.', other: 'The documents do not say this.' },
    refusedSoFar: 'The pages read so far did not say this.',
    partial: 'Answered while pages were still being read.',
    nearest: 'Nearest passages, not an answer:',
    unproven: '(not found in the document)',
    failed: 'Not answered.',
    cancelled: 'Stopped.',
    selected: 'About:',
    reference: '“{quote}” ({name}, p. {page})',
    written: {
      one: 'Questions and answers of {date}. Quotes are word for word from the document.',
      other: 'Questions and answers of {date}. Quotes are word for word from the documents.',
    },
    fileName: 'answers',
  },
  fr: {
    title: 'Questions sur {name}',
    probably: 'Probablement :',
    refused: { one: 'Le document ne le dit pas.', other: 'Les documents ne le disent pas.' },
    refusedSoFar: 'Les pages lues jusque-là ne le disaient pas.',
    partial: 'Réponse donnée avant la lecture complète.',
    nearest: 'Passages les plus proches, sans réponse :',
    unproven: '(introuvable dans le document)',
    failed: 'Sans réponse.',
    cancelled: 'Arrêté.',
    selected: 'À propos de :',
    reference: '« {quote} » ({name}, p. {page})',
    written: {
      one: 'Questions et réponses du {date}. Les citations reprennent le document mot pour mot.',
      other: 'Questions et réponses du {date}. Les citations reprennent les documents mot pour mot.',
    },
    fileName: 'reponses',
  },
};

export function chatExportWords(locale: Locale): ChatExportWords {
  return words[locale];
}
