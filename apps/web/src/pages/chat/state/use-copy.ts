import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a button says that it has copied. */
const toldMilliseconds = 2000;

interface Copy {
  readonly isCopied: boolean;
  copy(text: string): void;
}

/** Copies text; a browser that forbids it leaves the button as it is. */
export function useCopy(): Copy {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setIsCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsCopied(false), toldMilliseconds);
      },
      () => undefined,
    );
  };

  return { isCopied, copy };
}
