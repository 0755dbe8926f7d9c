import type { ProviderId } from './subscription.ts';

/** What we must remember for a provider that does not: names it gave, and what it cannot be told. */
export interface ProviderNotes {
  find(provider: ProviderId, key: string): Promise<string | null>;
  /** Keeps the value, or gives back the one that was there first. */
  keep(provider: ProviderId, key: string, value: string): Promise<string>;
}
