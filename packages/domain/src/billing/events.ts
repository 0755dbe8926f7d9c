import type { ProviderEvent } from './payment-provider.ts';
import type { ProviderId } from './subscription.ts';

/** An event as stored, before it is handled. */
export interface KeptEvent {
  readonly id: string;
  readonly provider: ProviderId;
  readonly event: ProviderEvent;
  readonly receivedAt: Date;
  /** Null while it is still to be handled. */
  readonly handledAt: Date | null;
  readonly attempts: number;
  /** Message of the last failed attempt, for the operator; kept when a later attempt succeeds. */
  readonly failure: string | null;
  /** Unusual outcome of the event, for the operator; null otherwise. */
  readonly note: string | null;
  /** Time at which it had failed so often that only the operator can retry it; null for others. */
  readonly parkedAt: Date | null;
}

export interface EventStore {
  /** Stores the event, or returns the stored one when it was received before. */
  add(id: string, provider: ProviderId, event: ProviderEvent, now: Date): Promise<KeptEvent>;
  find(id: string): Promise<KeptEvent | null>;
  handled(id: string, note: string | null, now: Date): Promise<void>;
  /** Schedules a retry at `next`; null parks the event for the operator. */
  failed(id: string, failure: string, next: Date | null, now: Date): Promise<void>;
  /** Parked events, newest first. */
  parked(): Promise<KeptEvent[]>;
  /** Some events due for handling, oldest first. */
  waiting(now: Date): Promise<KeptEvent[]>;
  /** The newest first. */
  latest(count: number): Promise<KeptEvent[]>;
}
