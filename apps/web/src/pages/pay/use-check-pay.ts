import type { OrderView } from '@octavo/contract/billing';
import { isFailure } from '@octavo/contract/failures';
import { pollSeconds } from '@octavo/contract/limits';
import { useEffect, useState } from 'react';
import { checkPay } from '../../transports/money.ts';

/** Seconds of polling after which a payment counts as not detected; it may still arrive. */
const patienceSeconds = 60;

/**
 * `undetected` and `unavailable` are not final: the payment may still arrive, and its provider may respond
 * again.
 */
export type PaymentOutcome = 'waiting' | 'paid' | 'failed' | 'abandoned' | 'undetected' | 'unavailable';

export interface CheckedPay {
  readonly outcome: PaymentOutcome;
  /**
   * Last known state of the order; null before the first response, and when the server knows no such order.
   */
  readonly order: OrderView | null;
  lookAgain(): void;
}

/** Polls the state of an order until it is final, at most for `patienceSeconds`. */
export function useCheckPay(id: string, first: OrderView | null = null): CheckedPay {
  const [order, setOrder] = useState(first);
  const [lost, setLost] = useState<'undetected' | 'unavailable' | null>(null);
  const isOver = order !== null && order.state !== 'waiting';

  useEffect(() => {
    if (isOver || lost !== null) {
      return;
    }

    const controller = new AbortController();
    const until = Date.now() + patienceSeconds * 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = true;

    const look = async () => {
      try {
        setOrder(await checkPay(id, controller.signal));
        isAnswered = true;
      } catch (error) {
        // Connection failures are retried; an order that does not exist, or no longer belongs to the user,
        // will not appear.
        if (isFailure(error) && ['not-found', 'login-invalid'].includes(error.code)) {
          setLost('undetected');

          return;
        }

        isAnswered = !isFailure(error) || error.code !== 'payment-unavailable';
      }

      if (!controller.signal.aborted && Date.now() < until) {
        timer = setTimeout(look, pollSeconds * 1000);
      } else if (!controller.signal.aborted) {
        setLost(isAnswered ? 'undetected' : 'unavailable');
      }
    };

    void look();

    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, isOver, lost]);

  const outcome = isOver ? order.state : (lost ?? 'waiting');

  return { outcome, order, lookAgain: () => setLost(null) };
}
