import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkDrop } from '../../../intake/check.ts';
import { readKinds } from '../../../intake/read-kinds.ts';
import { useTaskLimit } from '../../../session/use-task-limit.ts';
import type { Transport } from '../../../transports/transport.ts';
import type { Tool } from '../../tool.ts';
import { type OptionFileList, OptionFiles } from './option-files.ts';

export interface ChosenOptionFiles {
  readonly store: OptionFiles;
  readonly files: OptionFileList;
  /** Takes a file for an option, or removes the one it has. */
  choose(option: string, file: File | null): void;
}

/** Files that the options of a tool take. */
export function useOptionFiles({ facts }: Tool, transport: Transport): ChosenOptionFiles {
  const [store] = useState(() => new OptionFiles(transport));
  const files = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const limit = useTaskLimit();

  useEffect(() => () => store.dispose(), [store]);

  const choose = useCallback(
    async (option: string, file: File | null) => {
      if (file === null) {
        store.remove(option);

        return;
      }

      const accepts = facts.optionFiles?.[option] ?? [];
      const {
        accepted: [accepted],
        refused: [refused],
      } = checkDrop({ accepts, maxFiles: 1 }, await readKinds([file]), { count: 0, bytes: 0 }, limit);

      if (accepted !== undefined) {
        store.choose(option, accepted);
      } else if (refused !== undefined) {
        store.refuse(option, file, refused);
      }
    },
    [store, facts, limit],
  );

  return { store, files, choose: (option, file) => void choose(option, file) };
}
