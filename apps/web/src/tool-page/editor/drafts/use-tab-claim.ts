import { useCallback, useEffect, useRef, useState } from 'react';
import { randomToken } from '../../../transports/random-token.ts';

const channelName = 'octavo-editor';

type Message = { readonly kind: 'ask' | 'have' | 'take'; readonly sha256: string; readonly from: string };

interface TabClaim {
  /** True while another tab has the file. */
  readonly isTaken: boolean;
  takeOver(): void;
}

/** One tab works on a file: one that opens it later asks, and may take over. */
export function useTabClaim(sha256: string, onTakenOver: () => void): TabClaim {
  const [isTaken, setIsTaken] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);
  const [self] = useState(randomToken);
  const isOwner = useRef(true);

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    const tell = (kind: Message['kind']) => opened.postMessage({ kind, sha256, from: self });
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.sha256 !== sha256 || data.from === self) {
        return;
      }

      if (data.kind === 'ask' && isOwner.current) {
        tell('have');
      } else if (data.kind === 'have' || data.kind === 'take') {
        isOwner.current = false;
        setIsTaken(true);
      }
    };
    tell('ask');

    return () => opened.close();
  }, [sha256, self]);

  const takeOver = useCallback(() => {
    isOwner.current = true;
    channel.current?.postMessage({ kind: 'take', sha256, from: self });
    setIsTaken(false);
    onTakenOver();
  }, [sha256, self, onTakenOver]);

  return { isTaken, takeOver };
}
