import { logInWords } from '@octavo/i18n/log-in';
import { Button, buttonClass } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../shell/use-locale.ts';

interface UpgradePopupProps {
  /** Reason that a plan is required, as a sentence. */
  readonly text: string;
  /** True when a plan for questions alone is enough, beside Pro. */
  readonly isForQuestions: boolean;
  /** Address of the pricing page; opened in another tab, so that this page stays as it is. */
  readonly pricing: string;
  onClose(): void;
}

/** Reports that a feature is part of a plan. The component that opens it closes it once the user has one. */
export function UpgradePopup({ text, isForQuestions, pricing, onClose }: UpgradePopupProps) {
  const words = logInWords(useLocale()).popup;

  return (
    <Modal
      title={isForQuestions ? words.questions : words.upgrade}
      description={text}
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
