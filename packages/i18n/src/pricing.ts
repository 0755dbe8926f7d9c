import type { Locale } from './locales.ts';
import { english } from './pricing.en.ts';
import { french } from './pricing.fr.ts';
import type { WordsLike } from './shell.ts';

export type PricingWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, PricingWords>> = { en: english, fr: french };

export function pricingWords(locale: Locale): PricingWords {
  return words[locale];
}
