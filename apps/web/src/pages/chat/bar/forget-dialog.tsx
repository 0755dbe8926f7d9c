import { chatWords } from '@octavo/i18n/chat';
import { Button } from '@octavo/ui/button';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useAttempt } from '../../../session/use-attempt.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { forgetDocument } from '../../../transports/documents.ts';

const Modal = lazy(async () => ({ default: (await import('@octavo/ui/modal')).Modal }));

interface ForgetDialogProps {
  readonly id: string;
  /** Address of the page with the upload. */
  readonly start: string;
  onClose(): void;
}

/** Asks before a conversation is deleted. */
export function ForgetDialog({ id, start, onClose }: ForgetDialogProps) {
  const words = chatWords(useLocale()).forget;
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAttempt();

  return (
    <Suspense>
      <Modal title={words.title} description={words.text} onClose={onClose}>
        {problem !== null && (
          <p role="alert" className="px-6 pt-2 text-rubric">
            {problem.detail}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() =>
              run(async () => {
                await forgetDocument(id);
                await navigate(start, { replace: true });
              })
            }
          >
            {words.confirm}
          </Button>
        </div>
      </Modal>
    </Suspense>
  );
}
