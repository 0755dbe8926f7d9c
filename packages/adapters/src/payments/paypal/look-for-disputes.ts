import * as z from 'zod';
import { type Disputes, disputesPath, noteDispute } from './disputes.ts';
import { paidBy } from './sales.ts';

const pageLength = 50;

const page = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
const shown = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
});

/**
 * Notes all disputes opened since then, in case a message was lost; returns the subscriptions or payments
 * they are about. Null when the app has no permission to see disputes.
 */
export async function lookForDisputes(disputes: Disputes, since: Date): Promise<string[] | null> {
  const found = await list(disputes, since);

  if (found === null) {
    return null;
  }

  const references = await Promise.all(found.map((id) => noteOne(disputes, id)));

  return references.filter((reference) => reference !== null);
}

async function list({ paypal }: Disputes, since: Date): Promise<string[] | null> {
  const found: string[] = [];
  const query = new URLSearchParams({ start_time: since.toISOString(), page_size: `${pageLength}` });
  let path: string | null = `${disputesPath}?${query}`;

  while (path !== null) {
    const read: z.infer<typeof page> | 'forbidden' | null = await paypal.getIfAllowed(
      'the newest disputes',
      path,
      page,
    );

    if (read === 'forbidden') {
      return null;
    }

    found.push(...(read?.items ?? []).map(({ dispute_id }) => dispute_id));
    const next: string | undefined = read?.links.find(({ rel }) => rel === 'next')?.href;
    path = next === undefined ? null : `${disputesPath}${new URL(next).search}`;
  }

  return found;
}

async function noteOne({ paypal, notes }: Disputes, id: string): Promise<string | null> {
  const dispute = await paypal.get('a dispute', `${disputesPath}/${encodeURIComponent(id)}`, shown);
  const payment = dispute?.disputed_transactions[0]?.seller_transaction_id;

  if (payment === undefined) {
    return null;
  }

  await noteDispute(notes, payment, 'disputed');

  return (await paidBy(paypal, payment)) ?? payment;
}
