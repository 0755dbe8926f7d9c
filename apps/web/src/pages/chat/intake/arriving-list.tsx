import { chatWords } from '@octavo/i18n/chat';
import { formatPercent } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { ProgressBar } from '@octavo/ui/progress-bar';
import { useLocale } from '../../../shell/use-locale.ts';
import { PasswordForm } from './password-form.tsx';
import type { ArrivingPdf, PdfIntake } from './pdf-intake.ts';

interface ArrivingListProps {
  readonly intake: PdfIntake;
  readonly files: readonly ArrivingPdf[];
}

/** Files on their way to a conversation. */
export function ArrivingList({ intake, files }: ArrivingListProps) {
  const words = chatWords(useLocale()).start;

  return (
    <ul className="grid w-full gap-2.5 text-left">
      {files.map((file) => (
        <li key={file.token} className="rounded-lg border border-rule bg-sheet px-4 py-3">
          <div className="flex items-center gap-3">
            <Icon name="file" size={18} className="text-ink-soft" />
            <span className="min-w-0 grow truncate font-medium">{file.name}</span>
            <button
              type="button"
              aria-label={fill(words.remove, { name: file.name })}
              className="-my-1 -mr-2 grid size-9 shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
              onClick={() => intake.remove(file.token)}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
          <Progress intake={intake} file={file} />
        </li>
      ))}
    </ul>
  );
}

function Progress({ intake, file }: { readonly intake: PdfIntake; readonly file: ArrivingPdf }) {
  const locale = useLocale();
  const words = chatWords(locale).start;
  const { token, name, state, share, isWaiting, problem } = file;

  switch (state) {
    case 'locked':
    case 'wrong':
      return (
        <div className="mt-2">
          <PasswordForm
            name={name}
            note={fill(state === 'wrong' ? words.wrong : words.locked, { name })}
            isWrong={state === 'wrong'}
            onPassword={(password) => intake.unlock(token, password)}
          />
        </div>
      );
    case 'failed':
      return (
        <p role="alert" className="mt-1 text-rubric">
          {problem}
        </p>
      );
    case 'checking':
    case 'uploading':
      return (
        <div className="mt-2 grid gap-1.5">
          <ProgressBar label={name} share={state === 'checking' ? null : share} />
          <p className="text-caption text-ink-soft">
            {isWaiting ? words.waiting : fill(words.sending, { share: formatPercent(locale, share) })}
          </p>
        </div>
      );
    case 'ready':
      return null;
  }
}
