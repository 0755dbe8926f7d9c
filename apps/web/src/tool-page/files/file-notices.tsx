import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../shell/use-locale.ts';
import type { IntakeState } from './use-intake.tsx';

/** Reasons why files were refused, with the way to continue with those that are too large. */
export function FileNotices({ intake: { notices, held, dismiss } }: { readonly intake: IntakeState }) {
  const { workspace: words, drop } = workbenchWords(useLocale());

  if (notices.length === 0) {
    return null;
  }

  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-3 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric"
    >
      <Icon name="warning" size={18} className="mt-0.5" />
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        {held !== null && (
          <Button size="small" onClick={held.open}>
            {drop.more[held.remedy]}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={dismiss}
        className="grid size-6 shrink-0 place-content-center phone:-my-2 phone:-mr-2 phone:size-(--target)"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
