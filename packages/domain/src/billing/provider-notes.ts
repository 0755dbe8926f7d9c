import type { ProviderId } from './subscription.ts';

/**
 * Values that must be remembered for a provider that does not: ids it assigned, and facts it cannot be told.
 */
export interface ProviderNotes {
  find(provider: ProviderId, key: string): Promise<string | null>;
  /** Stores the value, or returns the one stored earlier. */
  keep(provider: ProviderId, key: string, value: string): Promise<string>;
}
