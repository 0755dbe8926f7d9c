import { pricingWords } from '@octavo/i18n/pricing';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../../shell/use-locale.ts';
import { outcomeTitle } from './outcome-title.ts';
import { PaymentNote } from './payment-note.tsx';
import { plansAgain } from './plans-again.ts';
import { useCheckPay } from './use-check-pay.ts';

interface PaymentPopupProps {
  readonly order: string;
  /**
   * Receives the query that selects the ordered plan on the pricing page; empty while the order is not known.
   */
  onClose(search: string): void;
}

/** Outcome of a payment, in a dialog over the page the user returned to. */
export function PaymentPopup({ order, onClose }: PaymentPopupProps) {
  const checked = useCheckPay(order);
  const locale = useLocale();
  const words = pricingWords(locale).outcome;

  const close = () => onClose(checked.order === null ? '' : plansAgain(checked.order));

  return (
    <Modal title={outcomeTitle(locale, checked)} closeLabel={words.close} onClose={close}>
      <div role="status" className="overflow-y-auto px-6 pt-2 pb-6">
        <PaymentNote {...checked} />
      </div>
    </Modal>
  );
}
