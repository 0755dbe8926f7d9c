import { formatBytes, plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button, buttonClass } from '@octavo/ui/button';
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

/** Lines of falling length beside an arrow. */
const sortOutline = 'M4 7h11M4 12h8M4 17h5M18 6v12M15.5 15.5L18 18l2.5-2.5';

/** Ways to add and sort files, and their totals. */
export function FileToolbar({ tool: { facts }, files, workspace, intake }: FileToolbarProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const { pages, bytes } = totals(files);
  const [only] = files;
  const single = facts.maxFiles === 1;
  const isWeb = files.length > 0 && files.every(({ kind }) => kind === 'url');
  const sums = [
    pages === null || pages === 0 ? null : plural(locale, pages, words.pages),
    bytes === 0 ? null : formatBytes(locale, bytes),
  ];

  const replace = (chosen: readonly File[]) => {
    if (single && only !== undefined) {
      workspace.remove(only.key);
    }

    void intake.receive(chosen);
  };

  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-2 max-sm:mb-3 [@media(height<=700px)]:mb-3.5">
      <ChooseFiles
        accepts={facts.accepts}
        multiple={!single}
        onFiles={replace}
        className={`${buttonClass()} max-sm:grow`}
      >
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
        <Button className="max-sm:grow" onClick={() => workspace.sortByName(locale)}>
          <Icon path={sortOutline} size={17} />
          {words.sort}
        </Button>
      )}
      <p className="ml-auto text-half text-ink-soft tabular-nums max-sm:order-last max-sm:ml-0 max-sm:basis-full">
        {!single && (
          <b className="font-semibold text-ink">
            {plural(locale, files.length, isWeb ? words.webPages : words.files)}
          </b>
        )}
        {[single ? only?.name : '', ...sums.filter((sum) => sum !== null)]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
    </div>
  );
}
