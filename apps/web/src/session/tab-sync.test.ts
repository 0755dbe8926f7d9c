import { expect, it } from 'vitest';
import { listenToTabs, notifyTabs } from './tab-sync.ts';

/** The same channel, as another tab has it. */
function otherTab() {
  const channel = new BroadcastChannel('counter-sync');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);

  return { heard, say: (data: unknown) => channel.postMessage(data), close: () => channel.close() };
}

it('notifies other tabs of an event without tokens, and ignores its own messages', async () => {
  const other = otherTab();
  const own: string[] = [];
  const stop = listenToTabs((type) => own.push(type));
  notifyTabs('LOGINOUT');
  await expect.poll(() => other.heard).toEqual([{ type: 'LOGINOUT' }]);

  other.say({ type: 'INITDATA' });
  other.say({ type: 'unheard-of' });
  other.say('PAYSUC');
  other.say({ type: 'PAYSUC' });
  await expect.poll(() => own).toEqual(['INITDATA', 'PAYSUC']);

  stop();
  other.say({ type: 'LOGINOUT' });
  notifyTabs('PAYSUC');
  await expect.poll(() => other.heard).toHaveLength(2);
  expect(own).toHaveLength(2);
  other.close();
});
