import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { signatureEffect } from '@octavo/tools/kit/signature-effect';
import { verifyTool } from '@octavo/tools/kit/verify-tool';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import type { WorkspaceFile } from './workspace-file.ts';

interface SignedNoticeProps {
  readonly tool: Tool;
  readonly files: readonly WorkspaceFile[];
  readonly values: PanelValues;
}

/** Signed files that are named one by one; a long list would push the files out of view. */
const mostNamed = 3;

/** Notice of signed files, and of what the tool will do to their signatures. */
export function SignedNotice({ tool, files, values }: SignedNoticeProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = workbenchWords(locale).signed;
  const signed = files.flatMap(({ key, name, preview, password }) => {
    if (preview.state !== 'seen' || preview.signers.length === 0) {
      return [];
    }

    const effect = signatureEffect(tool.facts, values, preview.permissions !== null || password !== '');

    return effect === null ? [] : [{ key, name, signers: preview.signers, effect }];
  });

  if (signed.length === 0) {
    return null;
  }

  const list = new Intl.ListFormat(locale);

  return (
    <div
      role="status"
      className={`mb-4 flex items-start gap-3 rounded-lg px-3 py-2.5 text-[0.875rem] ${signed.every(({ effect }) => effect === 'untouched') ? 'bg-sheet text-ink-soft' : 'bg-ochre-wash text-ink'}`}
    >
      <Icon name="seal" size={18} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <ul className="grid gap-1">
          {signed.slice(0, mostNamed).map(({ key, name, signers, effect }) => {
            const names = [...new Set(signers.filter(Boolean))];

            return (
              <li key={key} className="break-words">
                {names.length === 0
                  ? fill(words.unnamed, { file: name })
                  : fill(words.by, { file: name, names: list.format(names) })}{' '}
                {words[effect]}
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
