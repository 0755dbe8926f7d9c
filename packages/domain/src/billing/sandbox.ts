import type { PlanProduct } from '@octavo/contract/billing';
import type { CheckoutSnapshot, IncomingEvent } from './payment-provider.ts';

/** Cards of the sandbox, chosen from a list: each plays one thing that happens to people who pay. */
export const sandboxCards = ['succeeds', 'declined', 'second-step', 'late', 'fails-later'] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** What the page of a checkout shows. */
export interface DemoCheckout {
  readonly reference: string;
  readonly order: string;
  readonly locale: 'en' | 'fr';
  readonly plan: PlanProduct;
  readonly planName: string;
  /** When it begins; null for at once. */
  readonly startsAt: Date | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly state: CheckoutSnapshot['state'];
  /** True once it is paid by itself in a moment. */
  readonly isLate: boolean;
}

/** The other side of the provider that only plays: what people do at its pages, and what time does. */
export interface DemoPayments {
  findCheckout(reference: string): Promise<DemoCheckout | null>;
  /** Pays with a card; `second-step` when somebody has to confirm it first. Nothing happens at one that is over. */
  pay(
    reference: string,
    card: SandboxCard,
    isConfirmed: boolean,
  ): Promise<CheckoutSnapshot['state'] | 'second-step'>;
  /** The card behind a subscription; null when there is none. */
  cardOf(subscription: string): Promise<SandboxCard | null>;
  /** Changes the card; what could not be charged is tried at once. */
  setCard(subscription: string, card: SandboxCard): Promise<void>;
  /** Lets everything happen that has fallen due. */
  advance(): Promise<void>;
  /** Signed messages that were not sent yet, in order; `sent` says which arrived. */
  messages(): Promise<{ readonly id: string; readonly message: IncomingEvent }[]>;
  sent(ids: readonly string[]): Promise<void>;
}
