import { useCallback, useEffect, useRef, useState } from 'react';
import { randomToken } from '../../../transports/random-token.ts';

const channelName = 'octavo-editor';

/** `given` follows `take` once the tab that had the file has saved its last change. */
type MessageKind = 'ask' | 'have' | 'take' | 'given';
type Message = { readonly kind: MessageKind; readonly sha256: string; readonly from: string };

/** Longest wait for another tab to save, in milliseconds; one that was closed meanwhile never answers. */
const saveMilliseconds = 3000;

interface TabClaim {
  /** True while another tab has the file. */
  readonly isTaken: boolean;
  /** True while the other tab saves its last change. */
  readonly isTaking: boolean;
  takeOver(): void;
}

interface ClaimHost {
  readonly sha256: string;
  /** Saves the last change before another tab goes on; called after this tab may no longer change anything. */
  onLost(): Promise<void>;
  /** Called after this tab has taken over, to read what the other one has saved. */
  onTakenOver(): void;
}

/** One tab works on a file: one that opens it later asks, and may take over. */
export function useTabClaim({ sha256, onLost, onTakenOver }: ClaimHost): TabClaim {
  const [isTaken, setIsTaken] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);
  const [self] = useState(randomToken);
  const isOwner = useRef(true);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ onLost, onTakenOver });

  useEffect(() => {
    latest.current = { onLost, onTakenOver };
  });

  const goOn = useCallback(() => {
    if (waiting.current !== undefined) {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      setIsTaking(false);
      setIsTaken(false);
      latest.current.onTakenOver();
    }
  }, []);

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    const tell = (kind: MessageKind) => opened.postMessage({ kind, sha256, from: self } satisfies Message);
    const lose = async () => {
      const wasOwner = isOwner.current;
      isOwner.current = false;
      setIsTaken(true);

      if (wasOwner) {
        await latest.current.onLost();
        tell('given');
      }
    };
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.sha256 !== sha256 || data.from === self) {
        return;
      }

      switch (data.kind) {
        case 'ask':
          if (isOwner.current) {
            tell('have');
          }
          break;
        case 'have':
          isOwner.current = false;
          setIsTaken(true);
          break;
        case 'take':
          void lose();
          break;
        case 'given':
          goOn();
      }
    };
    tell('ask');

    return () => {
      clearTimeout(waiting.current);
      opened.close();
    };
  }, [sha256, self, goOn]);

  const takeOver = useCallback(() => {
    isOwner.current = true;
    setIsTaking(true);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(goOn, saveMilliseconds);
    channel.current?.postMessage({ kind: 'take', sha256, from: self } satisfies Message);
  }, [sha256, self, goOn]);

  return { isTaken, isTaking, takeOver };
}
