import { filesPerDocument, freeDocuments, freeQuestions } from '@octavo/contract/limits';
import { english } from './chat-page.en.ts';
import { french } from './chat-page.fr.ts';
import type { PluralForms } from './format.ts';
import type { Locale } from './locales.ts';
import { fill } from './placeholders.ts';

interface ChatQuestion {
  readonly ask: string;
  readonly answer: string;
  /** True when it does not arise in the desktop application. */
  readonly isAboutService?: boolean;
}

/** Texts of the page that takes documents to ask about, shaped as those of a tool page. */
export interface ChatPageCopy {
  readonly subtitle: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** Promise beside the upload. */
  readonly trust: string;
  readonly left: PluralForms;
  readonly plans: string;
  readonly recent: string;
  readonly recentNote: string;
  readonly recentNoteOnDesktop: string;
  /** For browsers without script. */
  readonly without: string;
  readonly howTo: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly ChatQuestion[];
}

const copies: Readonly<Record<Locale, ChatPageCopy>> = { en: english, fr: french };

/** Texts with the enforced limits filled in; for the server, which sends those of one language. */
export function chatPageCopy(
  locale: Locale,
  promises: Readonly<Record<string, string>>,
  isDesktop = false,
): ChatPageCopy {
  const values = {
    ...promises,
    files: filesPerDocument,
    documents: freeDocuments,
    questions: freeQuestions,
  };
  const copy = copies[locale];
  const { seo, howTo, faq } = copy;

  return {
    ...copy,
    recentNote: isDesktop ? copy.recentNoteOnDesktop : fill(copy.recentNote, values),
    seo: { title: seo.title, description: fill(seo.description, values) },
    howTo: howTo.map(({ title, text }) => ({ title, text: fill(text, values) })),
    faq: faq
      .filter(({ isAboutService = false }) => !(isDesktop && isAboutService))
      .map(({ ask, answer }) => ({ ask, answer: fill(answer, values) })),
  };
}
