import type { Locale } from './locales.ts';
import { english } from './sandbox.en.ts';
import { french } from './sandbox.fr.ts';

/** Texts of the demo payment pages. */
export type DemoPaymentWords = typeof english;

const words: Readonly<Record<Locale, DemoPaymentWords>> = { en: english, fr: french };

export function demoPaymentWords(locale: Locale): DemoPaymentWords {
  return words[locale];
}
