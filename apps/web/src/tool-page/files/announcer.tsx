import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Announces events to users of screen readers. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  // A repeated sentence is announced again: a space makes it a different text.
  const announce = useCallback((next: string) => setText((last) => (last === next ? `${next} ` : next)), []);

  return (
    <Announce value={announce}>
      {children}
      <p aria-live="polite" className="sr-only">
        {text}
      </p>
    </Announce>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}
