import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { keyOfPage } from '../document/page-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { StripPage } from './strip-page.tsx';

const none: readonly Operation[] = [];

/** All pages at a small size; a press shows one. */
export function PageStrip({ page }: { readonly page: string }) {
  const words = editorWords(useLocale());
  const { document, state, show } = useEditor();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[data-thumb="${page}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [page]);

  return (
    <nav className="ed-strip" aria-label={words.pages} data-part="strip">
      <ol ref={list}>
        {document.description.pages.map((size, index) => {
          const key = keyOfPage(index);

          return (
            <StripPage
              key={key}
              document={document}
              pageKey={key}
              size={size}
              operations={state.operationsByPage.get(key) ?? none}
              isCurrent={key === page}
              onShow={show}
            />
          );
        })}
      </ol>
    </nav>
  );
}
