import { english } from './demo-payments.en.ts';
import { french } from './demo-payments.fr.ts';
import type { Locale } from './locales.ts';

/** Texts of the demo payment pages. */
export type DemoPaymentWords = typeof english;

const words: Readonly<Record<Locale, DemoPaymentWords>> = { en: english, fr: french };

export function demoPaymentWords(locale: Locale): DemoPaymentWords {
  return words[locale];
}
