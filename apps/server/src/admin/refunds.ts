import { chargedSince, decideRefund } from '@octavo/application/billing/handle-refund';
import { Failure } from '@octavo/contract/failures';
import { plainLine } from '@octavo/contract/plain-text';
import type { Payment } from '@octavo/domain/billing/ports';
import type { Refund } from '@octavo/domain/billing/refund';
import { type AdminPorts, AdminUsageError, adminUsage } from './command.ts';
import { amountOf } from './money-lines.ts';
import { timeOf } from './write-lines.ts';

/** Lists the refund requests that wait for a decision, one per line, with person, amount and plan. */
export async function printRefunds(ports: AdminPorts): Promise<string> {
  const asked = await ports.billing.refunds.inState('asked');
  const lines = await linesOfRefunds(ports, asked);

  return lines.length === 0 ? 'no refund requests wait for a decision' : lines.join('\n');
}

/** Requests that are part of another request are shown on that request's line. */
export async function linesOfRefunds(ports: AdminPorts, refunds: readonly Refund[]): Promise<string[]> {
  const leading = refunds.filter(({ partOf }) => refunds.every(({ id }) => id !== partOf));
  const lines: string[] = [];

  for (const refund of leading) {
    const parts = refunds.filter(({ partOf }) => partOf === refund.id);
    lines.push(await lineOf(ports, refund, parts));
  }

  return lines;
}

async function lineOf(
  { accounts, billing }: AdminPorts,
  refund: Refund,
  parts: readonly Refund[],
): Promise<string> {
  const { id, reason, state, askedAt, payment, text } = refund;
  const person = refund.account === null ? null : await accounts.find(refund.account);
  const asked = await paymentsOf(billing, [refund, ...parts]);
  const since = state === 'asked' ? await chargedSince(billing, refund) : [];
  const payments = [...asked, ...since.filter((one) => asked.every((other) => other.id !== one.id))];
  const amounts = payments.map(amountOf).join(' + ');
  const plan = payments[0]?.plan ?? 'plan unknown';

  return `refund    ${id}  ${state}  ${reason}  ${timeOf(askedAt)}  ${person?.email ?? 'erased'}  ${amounts}  ${plan}  payment ${payment}  ${plainLine(text)}`.trimEnd();
}

async function paymentsOf(
  { subscriptions }: AdminPorts['billing'],
  refunds: readonly Refund[],
): Promise<Payment[]> {
  const found = await Promise.all(refunds.map(({ payment }) => subscriptions.findPayment(payment)));

  return found.filter((payment) => payment !== null);
}

/** Runs `refund ID grant` or `refund ID refuse --why TEXT`. @throws AdminUsageError, Failure */
export async function decide({ billing }: AdminPorts, words: readonly string[]): Promise<string> {
  const [id = '', decision, ...more] = words;
  const refund = await billing.refunds.find(id);

  if (decision === 'grant' && more.length === 0) {
    const given = await paymentsOf(billing, await decideRefund(billing, id, 'granted'));

    return `refunded: ${given.map(amountOf).join(' + ')}; the plan has ended`;
  }

  if (decision !== 'refuse') {
    throw new AdminUsageError(adminUsage);
  }

  const why = reasonIn(more);

  if (refund === null) {
    throw new Failure('not-found', 'no refund request with this id waits for a decision');
  }

  if (refund.reason === 'withdrawal' && why === null) {
    throw new AdminUsageError(unreasoned);
  }

  await decideRefund(billing, id, 'refused', why);

  return why === null
    ? 'refused; the user is notified without a reason'
    : 'refused; the user is notified with the reason';
}

const unreasoned = `This is a withdrawal, for which consumers in the European Union need no reason. It can be refused only when it is
invalid (too late, or not a consumer). Give the reason, which is sent to the user: refuse --why "<text>"`;

/** Returns the text after `--why`, null without arguments. @throws AdminUsageError for any other arguments. */
function reasonIn(words: readonly string[]): string | null {
  if (words.length === 0) {
    return null;
  }

  const [option, text = '', ...more] = words;

  if (option !== '--why' || text.trim() === '' || more.length > 0) {
    throw new AdminUsageError(adminUsage);
  }

  return text.trim();
}
