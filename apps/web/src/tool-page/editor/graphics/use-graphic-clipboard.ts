import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { isField } from '../keys/is-field.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Graphic } from './graphic.ts';
import { useGraphicActions } from './use-graphic-actions.ts';
import { useSelectedGraphic } from './use-graphics.ts';

/** Kind of clipboard content that tells that a picture of this editor was copied last. */
const clipboardType = 'application/x-octavo-graphic';

/** Copies the selected picture or drawing, and pastes one on the page in view. */
export function useGraphicClipboard(page: string): void {
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { numberOf } = useEditor();
  const { isLocked, paste, remove } = useGraphicActions();
  const graphic = useSelectedGraphic();
  const copied = useRef<Graphic | null>(null);
  const latest = useRef({ graphic, page, isLocked, paste, remove, numberOf, words, announce });

  useEffect(() => {
    latest.current = { graphic, page, isLocked, paste, remove, numberOf, words, announce };
  });

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { graphic, isLocked, remove, words, announce } = latest.current;
      const isText = isField(event.target) || window.getSelection()?.isCollapsed === false;

      if (isText || graphic === null || event.clipboardData === null) {
        return;
      }

      copied.current = graphic;
      event.preventDefault();
      event.clipboardData.setData(clipboardType, graphic.key);
      announce(fill(words.announce.copied, { object: words.objects[graphic.kind] }));

      if (event.type === 'cut' && !isLocked) {
        remove(graphic);
      }
    };
    const onPaste = (event: ClipboardEvent) => {
      const { current } = copied;
      const key = isField(event.target) ? '' : event.clipboardData?.getData(clipboardType);

      if (current !== null && key === current.key) {
        event.preventDefault();
        void pasteOn(current);
      }
    };
    const pasteOn = async (from: Graphic) => {
      const { page, paste, numberOf, words, announce } = latest.current;

      if (await paste(page, from)) {
        const object = words.objects[from.kind];
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
