import { logInWords } from '@octavo/i18n/log-in';
import { Button, buttonClass } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../shell/use-locale.ts';

interface UpgradePopupProps {
  /** Why it takes Pro, in a sentence. */
  readonly text: string;
  /** Address of the plans; opened beside the page, which stays as it is. */
  readonly pricing: string;
  onClose(): void;
}

/** Says that something is part of Pro; whoever opens it closes it once somebody has it. */
export function UpgradePopup({ text, pricing, onClose }: UpgradePopupProps) {
  const words = logInWords(useLocale()).popup;

  return (
    <Modal title={words.upgrade} description={text} closeLabel={words.close} onClose={onClose}>
      <p className="px-6 pt-2 text-ink-soft">{words.upgradeHint}</p>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        <Button look="quiet" onClick={onClose}>
          {words.later}
        </Button>
        <a href={pricing} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {words.upgradeAction}
        </a>
      </div>
    </Modal>
  );
}
