import type { Account } from '@octavo/domain/account/account';
import { expire } from '@octavo/domain/job';
import { localeNamed } from '@octavo/i18n/locales';
import { accountLetters } from '@octavo/i18n/mail/account-letters';
import { composeLetter } from '@octavo/i18n/mail/compose-letter';
import { destroyFiles } from '../destroy-files.ts';
import type { ServerPorts } from '../ports.ts';

type ErasePorts = Pick<
  ServerPorts,
  'clock' | 'accounts' | 'accountPlans' | 'belongings' | 'files' | 'history' | 'jobs' | 'vault' | 'letters'
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
  await destroyFiles(ports, await ports.belongings.filesOf(id, now));
  await ports.belongings.giveUp(id, now);

  // The sweep would do all this within a minute; who erases an account is not told that it will be done.
  await endJobs(ports, now);

  await ports.history.forgetNames(id);
  await ports.letters.eraseTo(email);
  const language = localeNamed(locale);
  const message = composeLetter(language, accountLetters[language].erased());
  await ports.accounts.erase(id, { recipient: email, message, occasion: null, usefulUntil: null }, now);
}

/** Also those that run: what their workers still bring is not taken any more. */
async function endJobs({ jobs }: ErasePorts, now: Date): Promise<void> {
  for (const job of await jobs.overdue(now)) {
    await jobs.change(job, (current) => expire(current, now));
  }

  await jobs.eraseNames(now);
}
