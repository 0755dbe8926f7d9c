import type { FailureWords } from './failures.ts';
import type { Locale } from './locales.ts';
import type { NoteWords } from './notes.ts';
import type { ShellWords } from './shell.ts';
import type { WorkbenchWords } from './workbench.ts';

/** What is said once there are files; a page that was only opened does without. */
export interface WorkWords {
  readonly workbench: WorkbenchWords;
  readonly failures: FailureWords;
  readonly notes: NoteWords;
}

/** The words of all pages in one language; what a single page says is told where it is. */
interface Language extends WorkWords {
  readonly shell: ShellWords;
}

const spoken: Record<Locale, Partial<Language>> = { en: {}, fr: {} };

/** Makes words known. In the browser they are those of the page's language alone: others are not loaded. */
export function speak(locale: Locale, words: Partial<Language>): void {
  spoken[locale] = { ...spoken[locale], ...words };
}

export function wordsIn<Part extends keyof Language>(locale: Locale, part: Part): Language[Part] {
  const words: Language[Part] | undefined = spoken[locale][part];

  if (words === undefined) {
    throw new Error(`The words for ${part} in the language ${locale} were not loaded`);
  }

  return words;
}
