import type { Locale } from './locales.ts';
import { english } from './pricing-questions.en.ts';
import { french } from './pricing-questions.fr.ts';
import type { WordsLike } from './shell.ts';

export type PricingQuestions = WordsLike<typeof english>;

const words: Readonly<Record<Locale, PricingQuestions>> = { en: english, fr: french };

export function pricingQuestions(locale: Locale): PricingQuestions {
  return words[locale];
}
