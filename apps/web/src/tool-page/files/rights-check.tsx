import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';

import { Check } from '@octavo/ui/check';
import { useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import type { FileWorkspace } from './file-workspace.ts';
import { needsRights, type WorkspaceFile } from './workspace-file.ts';

interface RightsCheckProps {
  readonly workspace: FileWorkspace;
  readonly facts: Tool['facts'];
  readonly file: WorkspaceFile;
}

/** Asks on a card for the statement without which a restricted file is refused. */
export function RightsCheck({ workspace, facts, file }: RightsCheckProps) {
  const words = workbenchWords(useLocale()).rights[facts.ownerPermission === 'extract' ? 'copy' : 'change'];

  return (
    <fieldset
      aria-label={fill(words.of, { name: file.name })}
      data-asks={!file.rights}
      className="rounded-lg bg-ochre-wash px-2.5 py-1.5 text-half text-ink"
    >
      <p>{words.restricted}</p>
      <Check
        label={words.state}
        checked={file.rights}
        onChange={(rights) => workspace.stateRights(file.key, rights)}
      />
    </fieldset>
  );
}

/** Asks above a grid of pages, which shows no card, for the statements that its files need. */
export function RightsList({
  workspace,
  facts,
  files,
}: Omit<RightsCheckProps, 'file'> & { readonly files: readonly WorkspaceFile[] }) {
  const asked = files.filter((file) => needsRights(facts, file));

  return (
    asked.length > 0 && (
      <ul className="mb-4 grid gap-3">
        {asked.map((file) => (
          <li key={file.key} className="min-w-0">
            <p className="mb-1 truncate text-half font-medium">{file.name}</p>
            <RightsCheck workspace={workspace} facts={facts} file={file} />
          </li>
        ))}
      </ul>
    )
  );
}
