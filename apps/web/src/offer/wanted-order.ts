import { linkSeconds } from '@octavo/contract/limits';

const storageKey = 'octavo-order';

/** An order that the user has chosen before logging in. */
interface WantedOrder {
  /** Page that orders it, with its query. */
  readonly path: string;
  /** Time of the choice, in milliseconds since 1970. */
  readonly at: number;
}

/** Fields of an order in its address. */
export interface OrderFields {
  readonly plan: string;
  readonly currency: string;
  readonly pay: string;
  readonly trial: string;
  /** Path to continue at after the payment. */
  readonly next: string;
}

/** Query of the page that orders a plan. */
export function orderQuery({ plan, currency, pay, trial, next }: OrderFields): string {
  return `?${new URLSearchParams({ plan, currency, pay, trial, next })}`;
}

/**
 * Stores the order whose button the user has just pressed in this browser: once the user is logged in, the page that
 * orders it needs no second press. A link of another site cannot store one.
 */
export function keepWantedOrder(path: string): void {
  try {
    const wanted: WantedOrder = { path, at: Date.now() };
    localStorage.setItem(storageKey, JSON.stringify(wanted));
  } catch {
    // The browser stores nothing: the user confirms the order once more.
  }
}

/** True once for the order that was stored with this path, while its login link is valid. */
export function takeWantedOrder(path: string): boolean {
  try {
    const wanted: WantedOrder | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isWanted = wanted?.path === path && Date.now() - wanted.at < linkSeconds * 1000;

    if (isWanted) {
      localStorage.removeItem(storageKey);
    }

    return isWanted;
  } catch {
    return false;
  }
}
