import type { Books } from '@octavo/domain/billing/ports';
import type { Database } from '../database.ts';
import { paymentOf } from './subscriptions.ts';

/** Billing records that outlive an account: its id disappears from them with its row. */
export function bookStore(database: Database): Books {
  return {
    detach: (account, pseudonym) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('orders')
          .set({ person_pseudonym: pseudonym, next: '/', checkout_url: null })
          .where('account', '=', account)
          .execute();
        await transaction
          .updateTable('subscriptions')
          .set({ person_pseudonym: pseudonym })
          .where('account', '=', account)
          .execute();
        await transaction
          .updateTable('refunds')
          .set({ person_pseudonym: pseudonym, text: '', why: null })
          .where('account', '=', account)
          .execute();
      }),

    async paymentsOf(pseudonym) {
      const rows = await database
        .selectFrom('payments')
        .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription')
        .selectAll('payments')
        .where('person_pseudonym', '=', pseudonym)
        .where('account', 'is', null)
        .orderBy('at', 'desc')
        .execute();

      return rows.map(paymentOf);
    },
  };
}
