import type { Locale } from '../locales.ts';

/** What a letter says, before it is plain text or HTML. Each part is one paragraph without markup. */
export interface LetterText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print after it. */
  readonly notes: readonly string[];
}

/** The words of one kind of letter in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Locale, Words>>;
