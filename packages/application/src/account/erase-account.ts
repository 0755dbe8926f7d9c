import type { Account } from '@octavo/domain/account/account';
import { expire } from '@octavo/domain/job';
import { localeNamed } from '@octavo/i18n/locales';
import { accountEmails } from '@octavo/i18n/mail/account-emails';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import { destroyFiles } from '../files/destroy-files.ts';
import type { ApplicationPorts } from '../ports.ts';

type ErasePorts = Pick<
  ApplicationPorts,
  | 'clock'
  | 'accounts'
  | 'accountPlans'
  | 'accountData'
  | 'documents'
  | 'files'
  | 'history'
  | 'jobs'
  | 'vault'
  | 'emails'
>;

/**
 * Erases an account and all its data. The account row is deleted last, so that the user can retry when an
 * earlier step fails or the process is killed.
 *
 * @throws Failure `payment-unavailable` when the plan could not be ended; nothing has been erased then.
 */
export async function eraseAccount(ports: ErasePorts, account: Account): Promise<void> {
  const { id, email, locale } = account;
  const now = ports.clock.now();
  await ports.accountPlans.endSubscriptions(id);
  await ports.accountPlans.detachBooks(account);
  // Destroys keys and bytes before any row, which frees the space that the database needs on a full disk.
  await destroyFiles(ports, await ports.accountData.filesOf(id, now));
  await ports.accountData.delete(id, now);
  await ports.documents.erase(await ports.documents.overdue(now), now);

  // The sweep would do this within a minute, but the data must be gone when the user is told that it is.
  await endJobs(ports, now);

  await ports.history.forgetNames(id);
  await ports.emails.eraseTo(email);
  const language = localeNamed(locale);
  const message = composeEmail(language, accountEmails[language].erased());
  await ports.accounts.erase(id, { recipient: email, message, occasion: null, usefulUntil: null }, now);
}

/**
 * Expires all jobs whose files are gone, running ones included; results that their workers still deliver are
 * rejected.
 */
async function endJobs({ jobs }: ErasePorts, now: Date): Promise<void> {
  for (const job of await jobs.overdue(now)) {
    await jobs.change(job, (current) => expire(current, now));
  }

  await jobs.eraseNames(now);
}
