import type { Locale } from './locales.ts';
import { english } from './sandbox.en.ts';
import { french } from './sandbox.fr.ts';

/** Texts of the demo payment pages. */
export type SandboxWords = typeof english;

const words: Readonly<Record<Locale, SandboxWords>> = { en: english, fr: french };

export function sandboxWords(locale: Locale): SandboxWords {
  return words[locale];
}
