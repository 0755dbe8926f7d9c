import { capitalized } from '@octavo/i18n/capitalized';
import type { EditorWords } from '@octavo/i18n/editor';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import type { ChangeName } from '../edits/change-name.ts';
import type { Change } from '../edits/changes.ts';
import { quoted } from '../edits/object-label.ts';

/** Name of a change after “Undo”. */
export function whatText({ verb, object }: ChangeName, words: EditorWords): string {
  return fill(words.what[verb], { object: words.objects[object] });
}

/** Line of a change in the list of changes. */
export function doneText({ name, text }: Change, words: EditorWords, locale: Locale): string {
  const object = words.objects[name.object];
  const done = fill(words.done[name.verb], { object, Object: capitalized(locale, object) });

  return text === '' ? done : fill(words.doneWith, { done, quote: quoted(text, words) });
}
