import { selectionCharacters } from '@octavo/contract/limits';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { chatIcons } from '../chat-icons.ts';
import { useCopy } from '../state/use-copy.ts';

/** Text selected on a page. */
interface Selected {
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
  /** Pixels within the frame. */
  readonly left: number;
  readonly top: number;
}

interface SelectionBubbleProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly name: string;
  onAsk(text: string, page: number): void;
}

/** Pixels between the selected text and its buttons, and from the edges of the frame. */
const gap = 8;
/** Largest size of the buttons in pixels. */
const room = { width: 330, height: 52 } as const;

/** Buttons beside the text that is selected on a page. */
export function SelectionBubble({ frame, name, onAsk }: SelectionBubbleProps) {
  const locale = useLocale();
  const words = chatWords(locale);
  const selected = useSelected(frame);
  const { isCopied, copy } = useCopy();

  if (selected === null) {
    return null;
  }

  const reference = () =>
    fill(words.log.reference, {
      quote: fill(words.log.quoted, { text: selected.text }),
      name,
      page: selected.page,
    });

  return (
    <div
      className="dc-bubble"
      style={{ left: selected.left, top: selected.top }}
      // Keeps the selection while a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button type="button" onClick={() => onAsk(selected.text.slice(0, selectionCharacters), selected.page)}>
        <Icon path={chatIcons.quote} size={15} />
        {words.pane.askSelection}
      </button>
      <button type="button" onClick={() => copy(reference())}>
        <Icon name={isCopied ? 'check' : 'copy'} size={15} />
        {isCopied ? words.log.copied : words.pane.copySelection}
      </button>
    </div>
  );
}

function useSelected(frame: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () => setSelected(frame.current === null ? null : selectedIn(frame.current));
    const hide = () => setSelected(null);

    document.addEventListener('selectionchange', look, { signal });
    frame.current?.addEventListener('scroll', hide, { capture: true, passive: true, signal });
    frame.current?.addEventListener('scrollend', look, { capture: true, passive: true, signal });

    return () => controller.abort();
  }, [frame]);

  return selected;
}

function selectedIn(frame: HTMLElement): Selected | null {
  const selection = document.getSelection();
  const range = selection === null || selection.isCollapsed ? null : selection.getRangeAt(0);
  const from = range?.startContainer;
  const text = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const page = (from instanceof Element ? from : from?.parentElement)?.closest<HTMLElement>('[data-page]');

  if (range === null || text === '' || page === null || page === undefined || !frame.contains(page)) {
    return null;
  }

  const outer = frame.getBoundingClientRect();
  const inner = range.getBoundingClientRect();
  const below = inner.bottom - outer.top + gap;
  const left = inner.left - outer.left;

  return {
    text,
    page: Number(page.dataset['page']),
    left: Math.max(gap, Math.min(left, outer.width - room.width)),
    top:
      below + room.height < outer.height ? below : Math.max(gap, inner.top - outer.top - room.height - gap),
  };
}
