import type { DocumentView } from '@octavo/contract/document';
import { chatWords } from '@octavo/i18n/chat';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Downloads } from '../../../downloads/downloads.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { ChatStore } from '../state/chat-store.ts';
import { ChatView, type RefusedQuestion } from './chat-view.tsx';
import { Gone } from './gone.tsx';

interface ChatSurfaceProps {
  readonly given: DocumentView;
  /** Id of the question that a form without script sends. */
  readonly nextId: string;
  /** Milliseconds until the conversation is deleted, when the page was rendered. */
  readonly leftThen: number;
  /** Address of the page with the upload. */
  readonly start: string;
  readonly refused: RefusedQuestion | null;
}

/** A conversation until it is deleted. */
export function ChatSurface({ given, nextId, leftThen, start, refused }: ChatSurfaceProps) {
  const locale = useLocale();
  const [store] = useState(() => new ChatStore(given, locale));
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);

  useEffect(() => store.start(), [store]);

  return state.isGone ? (
    <Gone start={start} words={chatWords(locale).gone} />
  ) : (
    <Downloads>
      <ChatView
        store={store}
        state={state}
        nextId={nextId}
        leftThen={leftThen}
        start={start}
        refused={refused}
      />
    </Downloads>
  );
}
