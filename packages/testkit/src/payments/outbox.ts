import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';

/** How messages arrive; without more said, each once and in order. */
export interface Delivery {
  readonly order?: 'sent' | 'reversed';
  /** How often each comes. */
  readonly times?: number;
  /** Types that are lost on the way. */
  readonly lost?: readonly string[];
}

export interface WebhookMessage {
  readonly type: string;
  readonly body: string;
}

/** What a provider has to tell, signed when it is delivered. */
export class Outbox {
  readonly #sign: (body: string) => IncomingEvent;
  #waiting: WebhookMessage[] = [];

  constructor(sign: (body: string) => IncomingEvent) {
    this.#sign = sign;
  }

  push(type: string, payload: unknown): void {
    this.#waiting.push({ type, body: JSON.stringify(payload) });
  }

  /** Everything since the last call. */
  take({ order = 'sent', times = 1, lost = [] }: Delivery = {}): IncomingEvent[] {
    const arriving = this.#waiting.filter(({ type }) => !lost.includes(type));
    this.#waiting = [];
    const inOrder = order === 'sent' ? arriving : arriving.toReversed();

    return inOrder.flatMap(({ body }) => Array.from({ length: times }, () => this.#sign(body)));
  }
}
