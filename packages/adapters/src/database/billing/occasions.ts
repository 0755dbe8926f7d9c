import type { Occasions } from '@octavo/domain/billing/ports';
import type { Database } from '../database.ts';

export function occasionStore(database: Database): Occasions {
  return {
    async notYetNotified(occasions) {
      const recorded =
        occasions.length === 0
          ? []
          : await database
              .selectFrom('notified_occasions')
              .select('occasion')
              .where('occasion', 'in', occasions)
              .execute();
      const known = new Set(recorded.map(({ occasion }) => occasion));

      return new Set(occasions.filter((occasion) => !known.has(occasion)));
    },

    async recordNotified(occasion, now) {
      await database
        .insertInto('notified_occasions')
        .values({ occasion, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
