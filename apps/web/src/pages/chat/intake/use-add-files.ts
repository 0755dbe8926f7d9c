import { useEffect, useRef } from 'react';
import type { ChatStore } from '../state/chat-store.ts';
import { usePdfIntake } from './use-pdf-intake.ts';

/** Adds files to a conversation as soon as they are uploaded. */
export function useAddFiles(store: ChatStore) {
  const { intake, arriving, add } = usePdfIntake();
  const sent = useRef(new Set<string>());

  useEffect(() => {
    for (const { token, state, password } of arriving) {
      if (state === 'ready' && !sent.current.has(token)) {
        sent.current.add(token);
        void store.addFile(token, password ?? undefined).then(() => intake?.release([token]));
      }
    }
  }, [arriving, intake, store]);

  return {
    intake,
    arriving,
    add: (files: readonly File[]) => add(files, store.snapshot().document.files.length),
  };
}
