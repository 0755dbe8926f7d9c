import { endByOperator } from '@octavo/application/billing/end-by-operator';
import type { Account } from '@octavo/domain/account/account';
import type { AdminPorts } from './command.ts';
import { lineOfPayment } from './money-lines.ts';

/**
 * Ends all plans of the account and lists the payments that stay paid. The worker emails the user about plans
 * that were paid for.
 */
export async function endPlans({ billing }: AdminPorts, account: Account): Promise<string> {
  const { count, paidFor } = await endByOperator(billing, account.id);
  const payments = (await billing.subscriptions.paymentsOf(account.id)).filter(
    ({ subscription, state, amountMinor }) =>
      amountMinor > 0 && state === 'paid' && paidFor.some(({ id }) => id === subscription),
  );
  const stays = 'these payments are not refunded; refund them at the provider, or grant a refund request:';

  return [
    `${account.email}: ${count === 1 ? '1 plan' : `${count} plans`} ended`,
    ...(payments.length === 0 ? [] : [stays, ...payments.map(lineOfPayment)]),
  ].join('\n');
}
