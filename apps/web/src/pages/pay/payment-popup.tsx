import { pricingWords } from '@octavo/i18n/pricing';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../../shell/use-locale.ts';
import { PaymentNote } from './payment-note.tsx';
import { useCheckPay } from './use-check-pay.ts';

/** What came of a payment, over the page that somebody came back to. */
export function PaymentPopup({ order, onClose }: { readonly order: string; onClose(): void }) {
  const checked = useCheckPay(order);
  const words = pricingWords(useLocale()).outcome;

  return (
    <Modal title={words[checked.outcome]} closeLabel={words.close} onClose={onClose}>
      <div role="status" className="overflow-y-auto px-6 pt-2 pb-6">
        <PaymentNote {...checked} />
      </div>
    </Modal>
  );
}
