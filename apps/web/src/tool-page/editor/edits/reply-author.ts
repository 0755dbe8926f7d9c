import type { EditorWords } from '@octavo/i18n/editor';
import type { ReplyView } from '../document/editing-document.ts';

/** Author of a reply as it is shown. */
export function authorOf({ author, isOwn }: ReplyView, words: EditorWords['comments']): string {
  return author || (isOwn ? words.you : words.unnamed);
}
