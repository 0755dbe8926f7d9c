import { editingWorkers } from '@octavo/engine-browser/editing/editing-worker';
import { readerWorkers } from '@octavo/engine-browser/pdf-reader';
import type { EditorWords } from '@octavo/i18n/editor';
import { registerWords } from '@octavo/i18n/language';
import type { Locale } from '@octavo/i18n/locales';
import { localeOf } from '../../shell/address.ts';

const words: Readonly<Record<Locale, () => Promise<EditorWords>>> = {
  en: async () => (await import('@octavo/i18n/editor.en')).english,
  fr: async () => (await import('@octavo/i18n/editor.fr')).french,
};

/** Loads the texts of the page editor. */
async function loadEditorWords(locale: Locale): Promise<void> {
  registerWords(locale, { editor: await words[locale]() });
}

/** Loads the surface with its texts, and meanwhile the engines for the file that comes. */
export async function loadEditorSurface() {
  if (!new URLSearchParams(window.location.search).has('job')) {
    readerWorkers.prepare();
    editingWorkers.prepare();
  }

  const [{ EditorSurface }] = await Promise.all([
    import('./editor-surface.tsx'),
    loadEditorWords(localeOf(window.location.pathname)),
  ]);

  return EditorSurface;
}

/** Loads the list of unfinished work. */
export async function loadUnfinishedWork() {
  const [{ UnfinishedWork }] = await Promise.all([
    import('./drafts/unfinished-work.tsx'),
    loadEditorWords(localeOf(window.location.pathname)),
  ]);

  return UnfinishedWork;
}
