import type { ApplicationSettings } from '../ports.ts';

/**
 * True when emails are shown instead of sent. Never in production: anyone who can read the mailbox can sign
 * in as any user.
 */
export function showsMail({ mode, mail }: Pick<ApplicationSettings, 'mode' | 'mail'>): boolean {
  return mode === 'development' && mail === null;
}
