import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { verifyTool } from '@octavo/tools/kit/verify-tool';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import type { WorkspaceFile } from './workspace-file.ts';

interface SignedNoticeProps {
  readonly tool: Tool;
  readonly files: readonly WorkspaceFile[];
}

/** Signed files that are named one by one; a long list would push the files out of view. */
const mostNamed = 3;

/** Notice of signed files, and of what the tool will do to their signatures. */
export function SignedNotice({ tool, files }: SignedNoticeProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = workbenchWords(locale).signed;
  const { signatures } = tool.facts;
  const signed = files.flatMap(({ key, name, preview }) =>
    preview.state === 'seen' && preview.signers.length > 0 ? [{ key, name, signers: preview.signers }] : [],
  );

  if (signatures === undefined || signed.length === 0) {
    return null;
  }

  const list = new Intl.ListFormat(locale);

  return (
    <div
      role="status"
      className={`mb-4 flex items-start gap-3 rounded-lg px-3 py-2.5 text-[0.875rem] ${signatures === 'kept' ? 'bg-sheet text-ink-soft' : 'bg-ochre-wash text-ink'}`}
    >
      <Icon name="seal" size={18} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <ul className="grid gap-1">
          {signed.slice(0, mostNamed).map(({ key, name, signers }) => {
            const names = [...new Set(signers.filter(Boolean))];

            return (
              <li key={key} className="break-words">
                {names.length === 0
                  ? fill(words.unnamed, { file: name })
                  : fill(words.by, { file: name, names: list.format(names) })}{' '}
                {words[signatures]}
              </li>
            );
          })}
          {signed.length > mostNamed && <li>…</li>}
        </ul>
        <Link className="text-lapis underline-offset-3 hover:underline" to={address(`/${verifyTool}`)}>
          {words.verify}
        </Link>
      </div>
    </div>
  );
}
