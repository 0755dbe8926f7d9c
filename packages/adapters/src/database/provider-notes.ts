import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import type { ProviderId } from '@octavo/domain/billing/subscription';
import type { Database } from './database.ts';

export function providerNotes(database: Database): ProviderNotes {
  async function find(provider: ProviderId, key: string): Promise<string | null> {
    const note = await database
      .selectFrom('provider_notes')
      .select('value')
      .where('provider', '=', provider)
      .where('key', '=', key)
      .executeTakeFirst();

    return note?.value ?? null;
  }

  return {
    find,

    async keep(provider, key, value) {
      await database
        .insertInto('provider_notes')
        .values({ provider, key, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();

      return (await find(provider, key)) ?? value;
    },
  };
}
