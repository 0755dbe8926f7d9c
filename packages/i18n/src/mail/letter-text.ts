import type { Locale } from '../locales.ts';

/** What a letter says, before it is plain text or HTML. Each part is one paragraph without markup. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print after it. */
  readonly notes: readonly string[];
}

/** The words of one kind of letter in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Locale, Words>>;

/** How each kind of letter is written, in one language. */
export type EmailTexts<Due extends { readonly kind: string }, Place> = {
  readonly [Kind in Due['kind']]: (email: Extract<Due, { readonly kind: Kind }>, place: Place) => EmailText;
};

/** Writes what there is to say, by its kind. */
export function writeLetter<Due extends { readonly kind: string }, Place>(
  emails: EmailTexts<Due, Place>,
  email: Due,
  place: Place,
): EmailText {
  const kind: Due['kind'] = email.kind;
  // Kind and letter belong together, which an index by a union cannot say.
  const write = emails[kind] as (email: Due, place: Place) => EmailText;

  return write(email, place);
}
