import type { Locale } from '../locales.ts';

/** Content of an email before rendering. Each part is one paragraph without markup. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The main action of the email; null when there is none. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print after it. */
  readonly notes: readonly string[];
}

/** Texts of one type of email in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Locale, Words>>;

/** Functions that compose each type of email, in one language. */
export type EmailTexts<Due extends { readonly kind: string }, Place> = {
  readonly [Kind in Due['kind']]: (email: Extract<Due, { readonly kind: Kind }>, place: Place) => EmailText;
};

/** Composes an email of any type. */
export function writeEmail<Due extends { readonly kind: string }, Place>(
  emails: EmailTexts<Due, Place>,
  email: Due,
  place: Place,
): EmailText {
  const kind: Due['kind'] = email.kind;
  // Kind and email match, which TypeScript cannot express for a union index.
  const write = emails[kind] as (email: Due, place: Place) => EmailText;

  return write(email, place);
}
