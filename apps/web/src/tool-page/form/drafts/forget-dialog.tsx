import { formPageWords } from '@octavo/i18n/form-page';
import { Button } from '@octavo/ui/button';
import { Modal } from '@octavo/ui/modal';
import { useLocale } from '../../../shell/use-locale.ts';

interface ForgetDraftProps {
  onForget(): void;
  onClose(): void;
}

/** Asks before the answers are deleted. */
export function ForgetDialog({ onForget, onClose }: ForgetDraftProps) {
  const words = formPageWords(useLocale()).draft;

  return (
    <Modal title={words.forgetTitle} description={words.forgetText} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" onClick={onForget}>
          {words.forgetConfirm}
        </Button>
      </div>
    </Modal>
  );
}
