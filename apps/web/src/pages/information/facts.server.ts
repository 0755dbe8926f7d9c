import {
  cancelBeforeSeconds,
  choiceSeconds,
  deviceSeconds,
  filesPerTask,
  freeTaskBytes,
  freeTasksPerDay,
  graceSeconds,
  linkSeconds,
  messageDays,
  noticeDays,
  payBackDays,
  refundDays,
  retainSeconds,
  sessionSeconds,
  trialDays,
  withdrawalDays,
} from '@octavo/contract/limits';
import type { SiteView } from '@octavo/contract/site';
import { attemptSeconds } from '@octavo/domain/account/attempts';
import { authFlowSeconds } from '@octavo/domain/account/ports';
import { trialNoticeDays, yearlyNoticeDays } from '@octavo/domain/billing/due-emails';
import { emailRetryDays } from '@octavo/domain/mail/retries';
import { tombstoneSeconds } from '@octavo/domain/retention';
import { accountWords } from '@octavo/i18n/account';
import { capitalized } from '@octavo/i18n/capitalized';
import { formatBytes, formatDays, formatDuration, formatNumber } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';

/** Facts that a page depends on besides the numbers common to all sites. */
export interface SiteFacts {
  readonly site: SiteView;
  /** Days of the longest trial of a plan on sale; 0 without one. */
  readonly planTrialDays: number;
  readonly isEncrypted: boolean;
}

const days = (seconds: number) => seconds / (24 * 3600);

/** Values of the `{name}` placeholders in texts, from the numbers that are enforced. */
export function valuesFor(locale: Locale, { site, planTrialDays }: SiteFacts): Record<string, string> {
  const retention = formatDuration(locale, retainSeconds);
  const { payments } = accountWords(locale);

  return {
    retention,
    retentionStart: capitalized(locale, retention),
    tombstone: formatDuration(locale, tombstoneSeconds),
    attempts: formatDuration(locale, attemptSeconds),
    filesPerTask: formatNumber(locale, filesPerTask),
    taskSize: formatBytes(locale, site.taskBytes),
    freeTaskSize: formatBytes(locale, Math.min(freeTaskBytes, site.taskBytes)),
    freeTasks: formatNumber(locale, freeTasksPerDay),
    addressTasks: formatNumber(locale, site.addressTasksPerDay),
    signInTrial: formatDays(locale, trialDays),
    planTrial: formatDays(locale, planTrialDays),
    trialNotice: formatDays(locale, trialNoticeDays),
    yearlyNotice: formatDays(locale, yearlyNoticeDays),
    cancelBefore: formatDuration(locale, cancelBeforeSeconds),
    grace: formatDays(locale, days(graceSeconds)),
    refundPeriod: formatDays(locale, refundDays),
    withdrawal: formatDays(locale, withdrawalDays),
    payBack: formatDays(locale, payBackDays),
    notice: formatDays(locale, noticeDays),
    session: formatDays(locale, days(sessionSeconds)),
    device: formatDays(locale, days(deviceSeconds)),
    choice: formatDays(locale, days(choiceSeconds)),
    link: formatDuration(locale, linkSeconds),
    authFlow: formatDuration(locale, authFlowSeconds),
    emailRetries: formatDays(locale, emailRetryDays),
    messages: formatDays(locale, messageDays),
    counter: site.analytics ?? '',
    modelHost: site.modelHost ?? '',
    // Labels as the account page uses them.
    payments: payments.heading,
    ask: payments.ask,
  };
}

/** Conditions that decide which parts of a text apply. */
export function conditionsOf({ site, planTrialDays, isEncrypted }: SiteFacts): Record<string, boolean> {
  const accounts = site.access === 'subscription';
  const sendsEmails = accounts || site.mailsMessages;
  const isShown = site.showsMailTo !== null;

  return {
    accounts,
    open: !accounts,
    google: accounts && site.google,
    stripe: accounts && site.payments.includes('stripe'),
    paypal: accounts && site.payments.includes('paypal'),
    sandbox: accounts && site.payments.includes('sandbox'),
    planTrial: accounts && planTrialDays > 0,
    /**
     * `mail`: messages reach the operator's mailbox. `emails`: emails are sent; otherwise `shown`: a page
     * displays them.
     */
    mail: site.mailsMessages && !isShown,
    emails: sendsEmails && !isShown,
    shown: sendsEmails && isShown,
    shownToMachine: site.showsMailTo === 'machine',
    shownToAll: site.showsMailTo === 'everybody',
    https: isEncrypted,
    counted: site.analytics !== null,
    uncounted: site.analytics === null,
    model: site.modelHost !== null,
    noModel: site.modelHost === null,
  };
}
