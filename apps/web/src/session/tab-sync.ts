/**
 * What tabs of one browser tell each other: somebody logged in, logged out, or paid. Only signals; what changed is
 * asked of the server.
 */
export type TabSignal = 'INITDATA' | 'LOGINOUT' | 'PAYSUC';

const channelName = 'counter-sync';

/** Tells the other tabs. */
export function tellTabs(type: TabSignal): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ type });
  channel.close();
}

/** Calls back with every signal of another tab until the returned function is called. */
export function listenToTabs(onSignal: (type: TabSignal) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

    if (type === 'INITDATA' || type === 'LOGINOUT' || type === 'PAYSUC') {
      onSignal(type);
    }
  };

  return () => channel.close();
}
