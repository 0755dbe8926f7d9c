import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { type KeyboardEvent, type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useDragOrder } from '../../files/drag-order.ts';
import { useEditor } from '../state/editor-context.ts';
import { chosenAfter } from './chosen-pages.ts';
import { type StripHandlers, StripPage } from './strip-page.tsx';
import { usePageActions } from './use-page-actions.ts';

const none: readonly Operation[] = [];

/** Pages listed at once when the editor opens; hundreds would delay the first picture of the page. */
const firstPages = 20;

interface PageListProps {
  /** Page in view. */
  readonly page: string;
  /** True for one page below the other, false for rows of pages. */
  readonly isColumn: boolean;
}

/** Small pictures of all pages, which show a page when pressed, and are arranged by dragging or by keys. */
export function PageList({ page, isColumn }: PageListProps) {
  const words = editorWords(useLocale());
  const { document, pages, state, dispatch, show } = useEditor();
  const actions = usePageActions(page);
  const list = useRef<HTMLOListElement>(null);
  const { chosen } = state;
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? pages : pages.slice(0, firstPages);
  const { drag, onPointerDown } = useDragOrder(
    list,
    (from, target) => {
      const key = pages[from]?.key;

      if (key !== undefined) {
        actions.move(chosen.has(key) ? chosen : new Set([key]), pages[target]?.key ?? null);
      }
    },
    { isColumn },
  );

  useEffect(() => startTransition(() => setIsWhole(true)), []);

  useEffect(() => {
    if (isWhole) {
      list.current?.querySelector(`[data-thumb="${page}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [page, isWhole]);

  const choose = (key: string, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => {
    const how = shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'one';
    const keys = pages.map((each) => each.key);
    dispatch({ kind: 'choose', pages: chosenAfter(chosen, { keys, current: page, pressed: key, how }) });

    if (how !== 'toggle') {
      show(key);
    }
  };

  const onKeyDown = (event: KeyboardEvent, pressed: string) => {
    const back = event.key === 'ArrowUp' || event.key === 'ArrowLeft';
    const forth = event.key === 'ArrowDown' || event.key === 'ArrowRight';
    const isTurn = event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');

    if (isTurn) {
      actions.turn(event.key === 'ArrowLeft' ? 270 : 90, pressed);
    } else if (back || forth) {
      if (event.altKey) {
        actions.step(back ? -1 : 1, pressed);
      } else {
        const index = pages.findIndex(({ key }) => key === pressed);
        const key = pages[index + (back ? -1 : 1)]?.key;
        const target = list.current?.querySelector<HTMLElement>(`[data-thumb="${key}"]`);

        if (key !== undefined && target) {
          target.focus();
          choose(key, event);
        }
      }
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      actions.remove(pressed);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      dispatch({ kind: 'choose', pages: new Set(pages.map(({ key }) => key)) });
    } else {
      return;
    }

    event.preventDefault();
    event.stopPropagation();
  };

  const latest = useRef({ choose, onKeyDown, onPointerDown });

  useEffect(() => {
    latest.current = { choose, onKeyDown, onPointerDown };
  });

  // Pages are rendered again only when they change, so that their handlers stay the same.
  const [handlers] = useState<StripHandlers>(() => ({
    onPress: (key, event) => latest.current.choose(key, event),
    onKey: (key, event) => latest.current.onKeyDown(event, key),
    onDragStart: (index, event) => latest.current.onPointerDown(event, index),
  }));

  return (
    <ol ref={list} className="ed-pages-list" data-column={isColumn} title={words.pagesHint}>
      {listed.map(({ key, size }, index) => (
        <StripPage
          key={key}
          document={document}
          pageKey={key}
          number={index + 1}
          size={size}
          operations={state.operationsByPage.get(key) ?? none}
          isCurrent={key === page}
          isChosen={chosen.has(key)}
          isDragged={
            drag !== null && (drag.from === index || (chosen.has(pages[drag.from]!.key) && chosen.has(key)))
          }
          isTarget={drag !== null && drag.target === index}
          isLastTarget={drag !== null && index === pages.length - 1 && drag.target === pages.length}
          handlers={handlers}
        />
      ))}
    </ol>
  );
}
