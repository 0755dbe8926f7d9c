import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkDrop } from '../../../intake/check.ts';
import { readKinds } from '../../../intake/read-kinds.ts';
import { useTaskLimit } from '../../../session/use-task-limit.ts';
import type { FileWorkspace } from '../../files/file-workspace.ts';
import type { Tool } from '../../tool.ts';
import { type OptionFileList, OptionFiles } from './option-files.ts';

export interface ChosenOptionFiles {
  readonly store: OptionFiles;
  readonly files: OptionFileList;
  /** Takes a file for an option, or removes the one it has. */
  choose(option: string, file: File | null): void;
}

/** Files that the options of a tool take. They share the limit of a task with the files of the workspace. */
export function useOptionFiles({ facts }: Tool, workspace: FileWorkspace): ChosenOptionFiles {
  const [store] = useState(() => new OptionFiles(workspace.transport));
  const files = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const limit = useTaskLimit();

  useEffect(() => () => store.dispose(), [store]);

  const choose = useCallback(
    async (option: string, file: File | null) => {
      if (file === null) {
        store.remove(option);

        return;
      }

      const accepts = facts.optionFiles?.[option]?.kinds ?? [];
      const candidates = await readKinds([file]);
      const bytes = workspace.snapshot().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      const {
        accepted: [accepted],
        refused: [refused],
      } = checkDrop({ accepts, maxFiles: 1 }, candidates, { count: 0, bytes }, limit);

      if (accepted !== undefined) {
        store.choose(option, accepted);
      } else if (refused !== undefined) {
        store.refuse(option, file, refused);
      }
    },
    [store, facts, limit, workspace],
  );

  return { store, files, choose: (option, file) => void choose(option, file) };
}
