import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';

/** Delivery of messages; by default each once and in order. */
export interface Delivery {
  readonly order?: 'sent' | 'reversed';
  /** Number of times each message is delivered. */
  readonly times?: number;
  /** Types that are never delivered. */
  readonly lost?: readonly string[];
}

export interface WebhookMessage {
  readonly type: string;
  readonly body: string;
}

/** Pending messages of a provider, signed when they are delivered. */
export class Outbox {
  readonly #sign: (body: string) => IncomingEvent;
  #waiting: WebhookMessage[] = [];

  constructor(sign: (body: string) => IncomingEvent) {
    this.#sign = sign;
  }

  push(type: string, payload: unknown): void {
    this.#waiting.push({ type, body: JSON.stringify(payload) });
  }

  /** Returns all messages since the last call. */
  take({ order = 'sent', times = 1, lost = [] }: Delivery = {}): IncomingEvent[] {
    const arriving = this.#waiting.filter(({ type }) => !lost.includes(type));
    this.#waiting = [];
    const inOrder = order === 'sent' ? arriving : arriving.toReversed();

    return inOrder.flatMap(({ body }) => Array.from({ length: times }, () => this.#sign(body)));
  }
}
