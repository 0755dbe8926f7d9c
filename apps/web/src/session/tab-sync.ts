/**
 * Signals between the tabs of one browser: a user logged in, logged out, or paid. They carry no data; each
 * tab reads the changes from the server.
 */
export type TabSignal = 'INITDATA' | 'LOGINOUT' | 'PAYSUC';

const channelName = 'counter-sync';

let opened: BroadcastChannel | null = null;

/** One channel for the whole tab: all other tabs receive its messages, the tab itself does not. */
function channelOfTab(): BroadcastChannel {
  opened ??= new BroadcastChannel(channelName);

  return opened;
}

/** Sends a signal to the other tabs. */
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
