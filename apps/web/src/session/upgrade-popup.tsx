import { logInWords } from '@octavo/i18n/log-in';
import { Button, buttonClass } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { withProduct } from '../offer/product-links.ts';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import type { NextStep } from './next-step.tsx';

interface UpgradePopupProps {
  /** Step that a plan is required for. */
  readonly step: Pick<NextStep, 'tips' | 'tool' | 'next' | 'isForQuestions'>;
  onClose(): void;
}

/** Reports that a feature is part of a plan. The component that opens it closes it once the user has one. */
export function UpgradePopup({ step, onClose }: UpgradePopupProps) {
  const address = useAddress();
  const words = logInWords(useLocale()).popup;

  const isForQuestions = step.isForQuestions === true;
  const search = new URLSearchParams({ ...(step.tool !== null && { name: step.tool }), next: step.next });
  // Opened in another tab, so that this page stays as it is.
  const pricing = `${address('/pricing')}?${isForQuestions ? withProduct(search, 'ai_pdf_single') : search}`;

  return (
    <Modal
      title={isForQuestions ? words.questions : words.upgrade}
      description={step.tips.person}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p className="px-6 pt-2 text-ink-soft">{words.upgradeHint}</p>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        <Button look="quiet" onClick={onClose}>
          {words.later}
        </Button>
        <a href={pricing} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {isForQuestions ? words.questionsAction : words.upgradeAction}
        </a>
      </div>
    </Modal>
  );
}
