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
  | 'jobs'
  | 'vault'
  | 'emails'
  | 'messages'
  | 'billing'
>;

/** The command was not understood. */
export class AdminUsageError extends Error {}

export const adminUsage = `Usage: octavo admin <command>

  find <email>                            a person, with plans, payments and what was asked back
  grant <email> <plan> [days]             gives a plan, for ever without days
  end <email>                             ends every plan of a person at once; what was paid stays paid
  refunds                                 what was asked back and waits for a decision
  refund <id> grant                       gives it back with what was charged since, and ends the plan
  refund <id> refuse [--why <text>]       refuses it; a withdrawal only with a reason, which the person is told
  erase <email>                           erases an account with everything it holds
  events [count]                          what providers reported: first what was put aside, then the newest
  replay <id>                             handles an event once more
  messages [count]                        what people wrote, the newest first
  message <number>                        one of them, whole`;
