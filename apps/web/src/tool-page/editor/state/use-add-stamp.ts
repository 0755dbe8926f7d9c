import type { Annotation } from '@octavo/contract/edits/annotations';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useCallback } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { pagesOfStamp, stampOperations } from '../tools/stamp-pages.ts';
import { useEditor } from './editor-context.ts';

/** Adds a stamp to the page it was placed on, or to the pages that its tool names, as one step of undo. */
export function useAddStamp(): (
  page: string,
  stamp: Extract<Annotation, { readonly type: 'stamp' }>,
) => void {
  const { pages, state, dispatch, list, add } = useEditor();
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { stampPages } = state.settings;

  return useCallback(
    (page, stamp) => {
      if (stampPages === 'this') {
        add(page, stamp);

        return;
      }

      const stamped = pagesOfStamp(stampPages, page, pages);
      const added = stampOperations(stamp, stamped, () => randomToken().slice(0, 16));
      const own = added.find((operation) => operation.page === page);
      dispatch({
        kind: 'edit',
        edit: {
          operations: [...list(), ...added],
          name: { verb: 'add', object: 'stamp' },
          page: own?.page ?? added[0]?.page ?? page,
        },
        select: own === undefined ? null : { page, key: own.id },
        tool: 'select',
      });
      announce(fill(words.announce.added, { object: words.objects.stamp }));
    },
    [stampPages, add, pages, dispatch, list, announce, words],
  );
}
