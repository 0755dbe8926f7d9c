import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Says aloud what happened to people who do not see it. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  // The same sentence twice is said twice: a space makes it another text.
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
