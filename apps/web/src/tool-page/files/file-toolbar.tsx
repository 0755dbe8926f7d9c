import { formatBytes, plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { Suspense } from 'react';
import { ChooseFiles } from '../../intake/choose-files.tsx';
import { AddressField } from '../../intake/lazy-address-field.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import type { FileWorkspace } from './file-workspace.ts';
import type { IntakeState } from './use-intake.tsx';
import { totals, type WorkspaceFile } from './workspace-file.ts';

interface FileToolbarProps {
  readonly tool: Tool;
  readonly files: readonly WorkspaceFile[];
  readonly workspace: FileWorkspace;
  readonly intake: IntakeState;
}

/** Ways to add and sort files, and their totals. */
export function FileToolbar({ tool: { facts }, files, workspace, intake }: FileToolbarProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const { pages, bytes } = totals(files);
  const [only] = files;
  const single = facts.maxFiles === 1;
  const sums = [
    single ? null : plural(locale, files.length, words.files),
    pages === null || pages === 0 ? null : plural(locale, pages, words.pages),
    formatBytes(locale, bytes),
  ];

  const replace = (chosen: readonly File[]) => {
    if (single && only !== undefined) {
      workspace.remove(only.key);
    }

    void intake.receive(chosen);
  };

  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <ChooseFiles accepts={facts.accepts} multiple={!single} onFiles={replace}>
        <Icon name="add" size={17} />
        {single ? words.addOne : words.add}
      </ChooseFiles>
      {facts.accepts.includes('url') && files.length < facts.maxFiles && (
        <Suspense>
          <AddressField
            className="max-sm:order-last max-sm:w-full sm:w-80"
            onFiles={(chosen) => void intake.receive(chosen)}
          />
        </Suspense>
      )}
      {facts.workspace.kind === 'files' && facts.workspace.ordered && files.length > 1 && (
        <Button onClick={() => workspace.sortByName(locale)}>{words.sort}</Button>
      )}
      <p className="ml-auto text-caption text-ink-soft tabular-nums">
        {single && only !== undefined ? `${only.name} · ` : ''}
        {sums.filter((sum) => sum !== null).join(' · ')}
      </p>
    </div>
  );
}
