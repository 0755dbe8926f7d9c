import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../session/use-session.ts';
import { barePath } from './address.ts';
import { PartBoundary } from './part-boundary.tsx';

const PaymentPopup = lazy(async () => ({
  default: (await import('../pages/pay/payment-popup.tsx')).PaymentPopup,
}));

/** Pages that tell of an order themselves. */
const ownPages: readonly string[] = ['/pricing', '/success-subscription', '/pay-fwd', '/pay-paypal'];

/** Whoever comes back from a provider, to whatever page, is told what came of the order in the address. */
export function PayState() {
  const session = useSession();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const order = search.get('order');
  const close = () =>
    setSearch(
      (current) => {
        current.delete('order');

        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  if (order === null || (session?.person ?? null) === null || ownPages.includes(barePath(pathname))) {
    return null;
  }

  return (
    <PartBoundary onClose={close}>
      <Suspense>
        <PaymentPopup order={order} onClose={close} />
      </Suspense>
    </PartBoundary>
  );
}
