import type { OrderView } from '@octavo/contract/billing';
import { isToolFailure } from '@octavo/contract/failures';
import { pollSeconds } from '@octavo/contract/limits';
import { useEffect, useState } from 'react';
import { checkPay } from '../../transports/money.ts';

/** Seconds of asking after which a payment counts as not detected; it may still come. */
const patienceSeconds = 60;

export type Outcome = 'waiting' | 'paid' | 'failed' | 'abandoned' | 'undetected';

export interface CheckedPay {
  readonly outcome: Outcome;
  /** What the server last said of the order; null until it has, and when it knows none. */
  readonly order: OrderView | null;
  lookAgain(): void;
}

/** Asks how an order stands until it is over, or for as long as anybody would wait. */
export function useCheckPay(id: string, first: OrderView | null = null): CheckedPay {
  const [order, setOrder] = useState(first);
  const [isLost, setIsLost] = useState(false);
  const isOver = order !== null && order.state !== 'waiting';

  useEffect(() => {
    if (isOver || isLost) {
      return;
    }

    const controller = new AbortController();
    const until = Date.now() + patienceSeconds * 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      try {
        setOrder(await checkPay(id, controller.signal));
      } catch (error) {
        // Without a connection it is asked again; an order that is not there, or not theirs any more, will not come.
        if (isToolFailure(error) && ['not-found', 'login-invalid'].includes(error.code)) {
          setIsLost(true);

          return;
        }
      }

      if (!controller.signal.aborted && Date.now() < until) {
        timer = setTimeout(look, pollSeconds * 1000);
      } else if (!controller.signal.aborted) {
        setIsLost(true);
      }
    };

    void look();

    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, isOver, isLost]);

  const outcome = isOver ? order.state : isLost ? 'undetected' : 'waiting';

  return { outcome, order, lookAgain: () => setIsLost(false) };
}
