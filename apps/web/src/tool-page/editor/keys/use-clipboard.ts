import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { kindOf } from '../edits/change-name.ts';
import { useEditor } from '../state/editor-context.ts';
import { useObjectActions } from '../state/use-object-actions.ts';
import { useSelectedObject } from '../state/use-page-objects.ts';
import type { CopiedAnnotation } from './copied-annotation.ts';
import { isField } from './is-field.ts';

/** Kind of clipboard content that only this editor reads, in any of its tabs. */
const clipboardType = 'application/x-octavo-annotation';

/** Copies the selected annotation, and pastes one on the page in view. */
export function useClipboard(page: string): void {
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { numberOf, remove } = useEditor();
  const { paste } = useObjectActions();
  const object = useSelectedObject();
  const latest = useRef({ object, page, paste, numberOf, remove, words, announce });

  useEffect(() => {
    latest.current = { object, page, paste, numberOf, remove, words, announce };
  });

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { object, words, announce, remove } = latest.current;
      const isText = isField(event.target) || window.getSelection()?.isCollapsed === false;

      if (isText || object === null || object.annotation === null || event.clipboardData === null) {
        return;
      }

      const copied: CopiedAnnotation = { page: object.page, annotation: object.annotation };
      event.preventDefault();
      event.clipboardData.setData(clipboardType, JSON.stringify(copied));
      event.clipboardData.setData('text/plain', object.contents);
      announce(fill(words.announce.copied, { object: words.objects[object.kind] }));

      if (event.type === 'cut') {
        remove(object);
      }
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = isField(event.target) ? '' : (event.clipboardData?.getData(clipboardType) ?? '');

      if (text !== '') {
        event.preventDefault();
        void pasteText(text);
      }
    };
    const pasteText = async (text: string) => {
      const { readCopy } = await import('./copied-annotation.ts');
      const copied = readCopy(text);
      const { page, paste, numberOf, words, announce } = latest.current;

      if (copied !== null && paste(page, copied.annotation, copied.page)) {
        const object = words.objects[kindOf(copied.annotation)];
        announce(fill(words.announce.pasted, { object, page: numberOf(page) }));
      }
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);

    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
