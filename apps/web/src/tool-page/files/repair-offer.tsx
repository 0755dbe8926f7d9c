import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { useId } from 'react';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from './file-workspace.ts';
import { useCarry } from './use-carry.ts';
import { useRepair } from './use-repair.ts';
import type { WorkspaceFile } from './workspace-file.ts';

interface RepairOfferProps {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
  /** True for the only file: then nothing is lost on the way to another page. */
  readonly isAlone: boolean;
}

/**
 * Note on the card of a damaged file, with a button that repairs it: on the page of that tool, or in its place when
 * that way would lose other files.
 */
export function RepairOffer({ workspace, file: { key, token, name }, isAlone }: RepairOfferProps) {
  const words = workbenchWords(useLocale()).status;
  const carryTo = useCarry();
  const here = useRepair(workspace, key, token);
  const note = useId();
  const mender = useCatalogue().find(({ repairsDamaged }) => repairsDamaged === true);

  const repair = async (tool: string) => {
    const bytes = await workspace.bytesOf(key);

    if (bytes !== null) {
      carryTo(tool, [bytes instanceof File ? bytes : new File([bytes], name)]);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-lg bg-rubric-wash px-2.5 py-1.5 text-half text-rubric">
      <p id={note} role="status">
        {here.problem ?? words.damaged}
      </p>
      {mender !== undefined && here.problem === null && (
        <Button
          size="small"
          aria-describedby={note}
          disabled={here.isBusy}
          onClick={() => (isAlone ? void repair(mender.id) : here.start(mender.id))}
        >
          {here.isBusy ? words.repairing : words.repair}
        </Button>
      )}
    </div>
  );
}
