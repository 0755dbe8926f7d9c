import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import { receiveEvent } from './receive-event.ts';

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
