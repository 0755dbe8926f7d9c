import { receiveEvent } from './events.ts';
import type { BillingPorts } from './ports.ts';
import type { DemoPayments } from './sandbox.ts';

/**
 * Brings what the sandbox has to tell to the place where messages of providers arrive, signature and all. One that
 * was brought and not ticked off comes again, as with any provider.
 */
export async function deliverSandbox(ports: BillingPorts, sandbox: DemoPayments): Promise<number> {
  const messages = await sandbox.messages();

  for (const { id, message } of messages) {
    await receiveEvent(ports, 'sandbox', message);
    await sandbox.sent([id]);
  }

  return messages.length;
}
