import type { DemoPayments } from './demo-payments.ts';
import { receiveEvent } from './events.ts';
import type { BillingPorts } from './ports.ts';

/**
 * Delivers the events of the demo provider through the same signed path as those of real providers. An event
 * that is not acknowledged is delivered again.
 */
export async function deliverDemoEvents(ports: BillingPorts, sandbox: DemoPayments): Promise<number> {
  const messages = await sandbox.messages();

  for (const { id, message } of messages) {
    await receiveEvent(ports, 'sandbox', message);
    await sandbox.sent([id]);
  }

  return messages.length;
}
