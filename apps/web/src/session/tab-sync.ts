/**
 * What tabs of one browser tell each other: somebody logged in, logged out, or paid. Only signals; what changed is
 * asked of the server.
 */
export type TabSignal = 'INITDATA' | 'LOGINOUT' | 'PAYSUC';

const channelName = 'counter-sync';

let opened: BroadcastChannel | null = null;

/** One for the whole tab: what it says is heard by all others, and not by itself. */
function channelOfTab(): BroadcastChannel {
  opened ??= new BroadcastChannel(channelName);

  return opened;
}

/** Tells the other tabs. */
export function notifyTabs(type: TabSignal): void {
  channelOfTab().postMessage({ type });
}

/** Calls back with every signal of another tab until the returned function is called. */
export function listenToTabs(onSignal: (type: TabSignal) => void): () => void {
  const channel = channelOfTab();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

    if (type === 'INITDATA' || type === 'LOGINOUT' || type === 'PAYSUC') {
      onSignal(type);
    }
  };

  channel.addEventListener('message', hear);

  return () => channel.removeEventListener('message', hear);
}
