import { eraseAccount } from '@octavo/application/account/erase-account';
import { personPseudonym, plansOf } from '@octavo/application/billing/account-plans';
import { grantPlan } from '@octavo/application/billing/grant-plan';
import { handleEvent } from '@octavo/application/billing/receive-event';
import { Failure } from '@octavo/contract/failures';
import { plainLine } from '@octavo/contract/plain-text';
import { type Account, accountStatusOf } from '@octavo/domain/account/account';
import type { KeptEvent } from '@octavo/domain/billing/events';
import { type AdminPorts, AdminUsageError, adminUsage } from './command.ts';
import { endPlans } from './end-plans.ts';
import { listMessages, showMessage } from './messages.ts';
import { lineOfPayment, lineOfSubscription } from './money-lines.ts';
import { decide, linesOfRefunds, printRefunds } from './refunds.ts';
import { timeOf } from './write-lines.ts';

/**
 * Minimum and maximum number of arguments of each command. Surplus arguments are refused, since ignoring them
 * could miss what the operator meant.
 */
const wordsOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  find: [1, 1],
  grant: [2, 3],
  end: [1, 1],
  refunds: [0, 0],
  refund: [2, 4],
  erase: [1, 1],
  events: [0, 1],
  replay: [1, 1],
  messages: [0, 1],
  message: [1, 1],
};

/** Runs one operator command and returns its output. @throws AdminUsageError, Failure */
export async function runAdmin(ports: AdminPorts, words: readonly string[]): Promise<string> {
  const [command = '', ...given] = words;
  const [first = '', second = '', third] = given;

  refuseWrongWords(command, given.length);

  switch (command) {
    case 'find':
      return find(ports, first);
    case 'grant':
      return grant(ports, first, second, third);
    case 'end':
      return endPlans(ports, await personOf(ports, first));
    case 'refunds':
      return printRefunds(ports);
    case 'refund':
      return decide(ports, given);
    case 'erase':
      return erase(ports, await personOf(ports, first));
    case 'events':
      return printEvents(ports, first === '' ? 20 : countIn(first));
    case 'replay':
      return replay(ports, first);
    case 'messages':
      return listMessages(await ports.messages.latest(first === '' ? 20 : countIn(first)));
    case 'message':
      return showMessage(ports, first);
    default:
      throw new AdminUsageError(adminUsage);
  }
}

/** @throws AdminUsageError whose message begins with the mistake. */
function refuseWrongWords(command: string, count: number): void {
  const known = wordsOf[command];

  if (known === undefined) {
    throw new AdminUsageError(`unknown command "${command}"\n\n${adminUsage}`);
  }

  const [least, most] = known;

  if (count < least || count > most) {
    throw new AdminUsageError(
      `too ${count < least ? 'few' : 'many'} arguments for "${command}"\n\n${adminUsage}`,
    );
  }
}

async function personOf({ accounts }: AdminPorts, email: string): Promise<Account> {
  const account = await accounts.findByEmail(email);

  if (account === null) {
    throw new Failure('account-missing', email);
  }

  return account;
}

/** Finds an account by email. For an erased account, lists the payments that stay in the books. */
async function find(ports: AdminPorts, email: string): Promise<string> {
  const account = await ports.accounts.findByEmail(email);

  if (account !== null) {
    return printPerson(ports, account);
  }

  const payments = await ports.billing.books.paymentsOf(personPseudonym(ports.billing, email));

  if (payments.length === 0) {
    throw new Failure('account-missing', email);
  }

  return ['erased; payments are kept for bookkeeping', ...payments.map(lineOfPayment)].join('\n');
}

async function printPerson(ports: AdminPorts, account: Account): Promise<string> {
  const { billing, clock } = ports;
  const [subscriptions, { pro }, payments, refunds] = await Promise.all([
    billing.subscriptions.of(account.id),
    plansOf(billing, account.id),
    billing.subscriptions.paymentsOf(account.id),
    billing.refunds.of(account.id),
  ]);

  return [
    `${account.email}  ${plainLine(account.name ?? '')}`.trimEnd(),
    `account   ${account.id}  since ${timeOf(account.createdAt)}  ${account.locale}`,
    `status    ${accountStatusOf(account, pro, clock.now())}`,
    ...subscriptions.map((one) => lineOfSubscription(one, clock.now())),
    ...payments.map(lineOfPayment),
    ...(await linesOfRefunds(ports, refunds)),
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

  return `${account.email} has ${plan} ${until === null ? 'without end' : `until ${timeOf(until)}`}`;
}

async function erase(ports: AdminPorts, account: Account): Promise<string> {
  await eraseAccount(ports, account);

  return `${account.email} is erased`;
}

/** Lists the events that wait for the operator first, then the latest ones. */
async function printEvents({ billing }: AdminPorts, count: number): Promise<string> {
  const parked = await billing.events.parked();
  const latest = await billing.events.latest(count);
  const events = [...parked, ...latest.filter(({ id }) => parked.every((other) => other.id !== id))];

  return events.length === 0 ? 'no events yet' : events.map(lineOfEvent).join('\n');
}

async function replay({ billing }: AdminPorts, id: string): Promise<string> {
  const kept = await billing.events.find(id);

  if (kept === null) {
    throw new Failure('not-found', 'no event with this id');
  }

  await handleEvent(billing, kept);
  const after = await billing.events.find(id);

  return after === null ? id : lineOfEvent(after);
}

function countIn(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new AdminUsageError(`"${text}" is not a count`);
  }

  return Number(text);
}

function lineOfEvent(kept: KeptEvent): string {
  const { id, provider, event, receivedAt } = kept;
  const about = event.subscription ?? event.checkout ?? '';

  return `${id}  ${timeOf(receivedAt)}  ${provider}  ${event.type}  ${about}  ${plainLine(fateOf(kept))}`;
}

function fateOf({ handledAt, parkedAt, attempts, failure, note }: KeptEvent): string {
  if (handledAt !== null) {
    return note === null ? 'handled' : `handled: ${note}`;
  }

  return `${parkedAt === null ? 'will be retried' : 'set aside'} after ${attempts} attempts: ${failure ?? ''}`;
}
