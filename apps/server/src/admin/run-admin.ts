import { ToolFailure } from '@octavo/contract/failures';
import { type Account, standingOf } from '@octavo/domain/account/account';
import { personMark, proPlansOf } from '@octavo/domain/billing/account-plans';
import { endSubscriptions } from '@octavo/domain/billing/change-mind';
import { handleEvent, type KeptEvent } from '@octavo/domain/billing/events';
import { grantPlan } from '@octavo/domain/billing/grant';
import { moneyText } from '@octavo/domain/billing/money';
import type { KeptSubscription, Payment } from '@octavo/domain/billing/ports';
import { decideRefund, type Refund } from '@octavo/domain/billing/refund';
import { runsBefore } from '@octavo/domain/billing/subscription';
import { eraseAccount } from '../account/erase-account.ts';
import type { ServerPorts } from '../ports.ts';
import { listMessages, showMessage } from './messages.ts';
import { oneLine, timeOf } from './write-lines.ts';

/** What the operator's commands stand on. */
export type AdminPorts = Pick<
  ServerPorts,
  | 'clock'
  | 'accounts'
  | 'accountPlans'
  | 'belongings'
  | 'files'
  | 'jobs'
  | 'vault'
  | 'letters'
  | 'messages'
  | 'billing'
>;

/** The command was not understood. */
export class WrongUsage extends Error {}

export const adminUsage = `Usage: octavo admin <command>

  find <email>                            a person, with plans, payments and what was asked back
  grant <email> <plan> [days]             gives a plan, for ever without days
  end <email>                             ends every plan of a person at once
  refunds                                 what was asked back and waits for a decision
  refund <id> grant|refuse                decides; a granted payment is given back and its plan ends
  erase <email>                           erases an account with everything it holds
  events [count]                          what providers reported: first what was put aside, then the newest
  replay <id>                             handles an event once more
  messages [count]                        what people wrote, the newest first
  message <number>                        one of them, whole`;

/** Runs one command of the operator and says what came of it. @throws WrongUsage, ToolFailure */
export async function runAdmin(ports: AdminPorts, words: readonly string[]): Promise<string> {
  const [command, ...given] = words;
  const [first = '', second = '', third] = given;

  switch (command) {
    case 'find':
      return find(ports, first);
    case 'grant':
      return grant(ports, first, second, third);
    case 'end':
      return end(ports, await personOf(ports, first));
    case 'refunds':
      return tellRefunds(ports);
    case 'refund':
      return decide(ports, first, second);
    case 'erase':
      return erase(ports, await personOf(ports, first));
    case 'events':
      return tellEvents(ports, first === '' ? 20 : countIn(first));
    case 'replay':
      return replay(ports, first);
    case 'messages':
      return listMessages(await ports.messages.latest(first === '' ? 20 : countIn(first)));
    case 'message':
      return showMessage(ports, first);
    default:
      throw new WrongUsage(adminUsage);
  }
}

async function personOf({ accounts }: AdminPorts, email: string): Promise<Account> {
  const account = await accounts.findByEmail(email);

  if (account === null) {
    throw new ToolFailure('account-missing', email);
  }

  return account;
}

/** Of somebody who was erased, the books still know what was paid. */
async function find(ports: AdminPorts, email: string): Promise<string> {
  const account = await ports.accounts.findByEmail(email);

  if (account !== null) {
    return tellPerson(ports, account);
  }

  const payments = await ports.billing.books.paymentsOf(personMark(ports.billing, email));

  if (payments.length === 0) {
    throw new ToolFailure('account-missing', email);
  }

  return ['erased; what was paid stays in the books', ...payments.map(lineOfPayment)].join('\n');
}

async function tellPerson({ billing, clock }: AdminPorts, account: Account): Promise<string> {
  const [subscriptions, proPlans, payments, refunds] = await Promise.all([
    billing.subscriptions.of(account.id),
    proPlansOf(billing, account.id),
    billing.subscriptions.paymentsOf(account.id),
    billing.refunds.of(account.id),
  ]);

  return [
    `${account.email}  ${account.name ?? ''}`.trimEnd(),
    `account   ${account.id}  since ${timeOf(account.createdAt)}  ${account.locale}`,
    `standing  ${standingOf(account, proPlans, clock.now())}`,
    ...subscriptions.map((one) => lineOfSubscription(one, clock.now())),
    ...payments.map(lineOfPayment),
    ...refunds.map(lineOfRefund),
  ].join('\n');
}

async function grant(
  ports: AdminPorts,
  email: string,
  plan: string,
  days: string | undefined,
): Promise<string> {
  const account = await personOf(ports, email);
  const until = await grantPlan(ports.billing, account.id, plan, days === undefined ? null : countIn(days));

  return `${account.email} has ${plan} ${until === null ? 'for ever' : `until ${timeOf(until)}`}`;
}

async function end({ billing }: AdminPorts, account: Account): Promise<string> {
  const count = await endSubscriptions(billing, account.id);

  return `${account.email}: ${count} ended`;
}

async function tellRefunds({ billing }: AdminPorts): Promise<string> {
  const asked = await billing.refunds.inState('asked');

  return asked.length === 0 ? 'nothing waits for a decision' : asked.map(lineOfRefund).join('\n');
}

async function decide({ billing }: AdminPorts, id: string, decision: string): Promise<string> {
  if (decision !== 'grant' && decision !== 'refuse') {
    throw new WrongUsage(adminUsage);
  }

  await decideRefund(billing, id, decision === 'grant' ? 'granted' : 'refused');

  return decision === 'grant' ? 'given back; the plan has ended' : 'refused';
}

async function erase(ports: AdminPorts, account: Account): Promise<string> {
  await eraseAccount(ports, account);

  return `${account.email} is erased`;
}

/** Those that wait for the operator first. */
async function tellEvents({ billing }: AdminPorts, count: number): Promise<string> {
  const parked = await billing.events.parked();
  const latest = await billing.events.latest(count);
  const events = [...parked, ...latest.filter(({ id }) => parked.every((other) => other.id !== id))];

  return events.length === 0 ? 'nothing was reported yet' : events.map(lineOfEvent).join('\n');
}

async function replay({ billing }: AdminPorts, id: string): Promise<string> {
  const kept = await billing.events.find(id);

  if (kept === null) {
    throw new ToolFailure('not-found', 'no event has this id');
  }

  await handleEvent(billing, kept);
  const after = await billing.events.find(id);

  return after === null ? id : lineOfEvent(after);
}

function countIn(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new WrongUsage(`"${text}" is no count`);
  }

  return Number(text);
}

function lineOfSubscription(subscription: KeptSubscription, now: Date): string {
  const { provider, plan, currency, priceMinor, paidUntil, renews, reference } = subscription;
  const state = subscription.isDisputed ? `${subscription.state}, disputed` : subscription.state;
  const price = priceMinor === null ? '' : `${moneyText(priceMinor)} `;
  const until = paidUntil === null ? 'for ever' : `until ${timeOf(paidUntil)}`;

  const before = runsBefore(subscription, now);
  const terms = `${plan} ${price}${currency}`;
  const what = before === null ? terms : `${before.from} until ${timeOf(before.startsAt)}, then ${terms}`;

  return `plan      ${what}  ${provider}  ${state}  ${until}  ${renews ? 'renews' : 'ends'}  ${reference ?? ''}`;
}

function lineOfPayment({ at, amountMinor, currency, state, provider, reference }: Payment): string {
  return `payment   ${timeOf(at)}  ${moneyText(amountMinor)} ${currency}  ${state}  ${provider} ${reference}`;
}

function lineOfRefund({ id, reason, state, askedAt, payment, text }: Refund): string {
  return `refund    ${id}  ${state}  ${reason}  ${timeOf(askedAt)}  payment ${payment}  ${oneLine(text)}`.trimEnd();
}

function lineOfEvent(kept: KeptEvent): string {
  const { id, provider, event, receivedAt } = kept;
  const about = event.subscription ?? event.checkout ?? '';

  return `${id}  ${timeOf(receivedAt)}  ${provider}  ${event.type}  ${about}  ${oneLine(fateOf(kept))}`;
}

function fateOf({ handledAt, parkedAt, attempts, failure, note }: KeptEvent): string {
  if (handledAt !== null) {
    return note === null ? 'handled' : `handled: ${note}`;
  }

  return `${parkedAt === null ? 'waits' : 'put aside'} after ${attempts} attempts: ${failure ?? ''}`;
}
