import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { useId } from 'react';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from './file-workspace.ts';
import { useCarry } from './use-carry.ts';
import type { WorkspaceFile } from './workspace-file.ts';

interface RepairOfferProps {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
}

/** Says on a card that its file is damaged, and takes the file to the tool that repairs it. */
export function RepairOffer({ workspace, file: { key, name } }: RepairOfferProps) {
  const words = workbenchWords(useLocale()).status;
  const carryTo = useCarry();
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
      <p id={note}>{words.damaged}</p>
      {mender !== undefined && (
        <Button size="small" aria-describedby={note} onClick={() => void repair(mender.id)}>
          {words.repair}
        </Button>
      )}
    </div>
  );
}
