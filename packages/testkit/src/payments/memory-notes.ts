import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';

export function memoryNotes(): ProviderNotes {
  const notes = new Map<string, string>();

  return {
    find: async (provider, key) => notes.get(`${provider} ${key}`) ?? null,

    async keep(provider, key, value) {
      const kept = notes.get(`${provider} ${key}`) ?? value;
      notes.set(`${provider} ${key}`, kept);

      return kept;
    },
  };
}
