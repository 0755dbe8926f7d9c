import { failureText } from '@octavo/i18n/failures';
import { formatPercent } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../shell/use-locale.ts';
import type { WorkspaceFile } from './workspace-file.ts';

/** State of a file, on its cover; nothing when there is nothing to report. */
export function FileState({ file }: { readonly file: WorkspaceFile }) {
  const locale = useLocale();
  const words = workbenchWords(locale).status;

  if (file.status === 'uploadFail' || file.status === 'convertFaild') {
    const { code, values } = file.failure ?? { code: 'request-failed', values: {} };

    return (
      <span className="absolute inset-x-0 bottom-0 max-h-full overflow-hidden bg-rubric-wash p-2 text-left text-[0.75rem] leading-snug text-rubric">
        <strong className="block font-semibold">{words[file.status]}</strong>
        {failureText(locale, code, values)}
      </span>
    );
  }

  if (file.sent < 1) {
    return (
      <span className="absolute inset-x-0 bottom-0 bg-sheet/95 px-2 pt-1 pb-1.5 text-left text-[0.75rem] text-ink-soft">
        <span className="flex justify-between gap-2 max-sm:hidden">
          <span className="truncate">{file.waiting ? words.waiting : words.uploading}</span>
          {!file.waiting && <span className="tabular-nums">{formatPercent(locale, file.sent)}</span>}
        </span>
        <span className="mt-1 block h-1 overflow-hidden rounded-full bg-rule">
          <span
            className={`block h-full rounded-full ${file.waiting ? 'bg-ochre' : 'bg-lapis'}`}
            style={{ width: `${file.sent * 100}%` }}
          />
        </span>
      </span>
    );
  }

  if (file.status === 'success') {
    return (
      <span className="absolute right-2 bottom-2 grid size-6 place-content-center rounded-full bg-verdigris text-on-lapis">
        <Icon name="check" size={15} />
        <span className="sr-only">{words.success}</span>
      </span>
    );
  }

  return null;
}
