import type { DocumentView } from '@octavo/contract/document';
import type { CitationView } from '@octavo/contract/question';
import { createContext, useContext } from 'react';
import type { CitationNumbers } from './citation-numbers.ts';

/** Passage that is in view on its page. */
export interface ShownPassage {
  readonly citation: CitationView;
  /** Null for a passage that proves nothing, such as the nearest one of a refusal. */
  readonly number: number | null;
  /** Counts requests, so that the same passage is shown again. */
  readonly at: number;
}

interface Chat {
  readonly document: DocumentView;
  readonly numbers: CitationNumbers;
  readonly shown: ShownPassage | null;
  show(citation: CitationView, number: number | null): void;
}

export const ChatContext = createContext<Chat | null>(null);

/** @throws Error outside a conversation, which is a mistake in the code. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);

  if (chat === null) {
    throw new Error('A part of the conversation was used outside of it');
  }

  return chat;
}
