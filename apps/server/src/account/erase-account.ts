import type { Account } from '@octavo/domain/account/account';
import { expire } from '@octavo/domain/job';
import { localeNamed } from '@octavo/i18n/locales';
import { accountEmails } from '@octavo/i18n/mail/account-letters';
import { composeEmail } from '@octavo/i18n/mail/compose-letter';
import { destroyFiles } from '../destroy-files.ts';
import type { ServerPorts } from '../ports.ts';

type ErasePorts = Pick<
  ServerPorts,
  'clock' | 'accounts' | 'accountPlans' | 'accountData' | 'files' | 'history' | 'jobs' | 'vault' | 'emails'
>;

/**
 * Erases an account with everything it holds. The row of the account goes last: when anything before fails, or the
 * process is killed, the person is still there to ask again.
 *
 * @throws ToolFailure `payment-unavailable` when its plan could not be ended; then nothing was erased.
 */
export async function eraseAccount(ports: ErasePorts, account: Account): Promise<void> {
  const { id, email, locale } = account;
  const now = ports.clock.now();
  await ports.accountPlans.endSubscriptions(id);
  await ports.accountPlans.letGo(account);
  // Keys and bytes before any row: on a full disk this makes the room that the database needs for the rest.
  await destroyFiles(ports, await ports.accountData.filesOf(id, now));
  await ports.accountData.delete(id, now);

  // The sweep would do all this within a minute; who erases an account is not told that it will be done.
  await endJobs(ports, now);

  await ports.history.forgetNames(id);
  await ports.emails.eraseTo(email);
  const language = localeNamed(locale);
  const message = composeEmail(language, accountEmails[language].erased());
  await ports.accounts.erase(id, { recipient: email, message, occasion: null, usefulUntil: null }, now);
}

/** Also those that run: what their workers still bring is not taken any more. */
async function endJobs({ jobs }: ErasePorts, now: Date): Promise<void> {
  for (const job of await jobs.overdue(now)) {
    await jobs.change(job, (current) => expire(current, now));
  }

  await jobs.eraseNames(now);
}
