import { formPageWords } from '@octavo/i18n/form-page';
import { fill } from '@octavo/i18n/placeholders';
import { Check } from '@octavo/ui/check';
import { Icon } from '@octavo/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { PartBoundary } from '../../../shell/part-boundary.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { draftDays } from './sealed-drafts.ts';

interface DraftNoteProps {
  readonly isShared: boolean;
  onShare(isShared: boolean): void;
  onForget(): void;
}

const ForgetDialog = lazy(async () => ({ default: (await import('./forget-dialog.tsx')).ForgetDialog }));

/** Place of the answers, with the button that deletes them. */
export function DraftNote({ isShared, onShare, onForget }: DraftNoteProps) {
  const words = formPageWords(useLocale()).draft;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);

  return (
    <>
      <div className="fq-device">
        <Check
          checked={isShared}
          label={words.shared}
          hint={isShared ? words.hintOff : fill(words.hint, { days: draftDays })}
          onChange={onShare}
        />
      </div>
      <div className="fq-draft">
        <Icon name="lock" size={16} />
        <span>{words.uploadsNothing}</span>
        <button type="button" className="fq-link" onClick={() => setIsAsking(true)}>
          {words.forget}
        </button>
      </div>
      {isAsking && (
        <PartBoundary onClose={close}>
          <Suspense>
            <ForgetDialog
              onForget={() => {
                close();
                onForget();
              }}
              onClose={close}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
