import type { ServerPorts } from '../ports.ts';

/** Ports that the operator's commands use. */
export type AdminPorts = Pick<
  ServerPorts,
  | 'clock'
  | 'accounts'
  | 'accountPlans'
  | 'accountData'
  | 'files'
  | 'history'
  | 'documents'
  | 'jobs'
  | 'vault'
  | 'emails'
  | 'messages'
  | 'billing'
>;

/** The command was not understood. */
export class AdminUsageError extends Error {}

export const adminUsage = `Usage: octavo admin <command>

  find <email>                            show an account with its plans, payments and refund requests
  grant <email> <plan> [days]             give a plan; without days it never ends
  end <email>                             end all plans of an account at once, without a refund
  refunds                                 list the refund requests that wait for a decision
  refund <id> grant                       refund it and what was charged since, and end the plan
  refund <id> refuse [--why <text>]       refuse it; the user is sent the reason, which a withdrawal requires
  erase <email>                           erase an account and all its data
  events [count]                          list provider events: those set aside first, then the latest
  replay <id>                             handle an event again
  messages [count]                        list contact messages, the latest first
  message <number>                        show one contact message in full`;
