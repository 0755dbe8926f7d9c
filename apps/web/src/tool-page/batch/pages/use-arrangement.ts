import { useEffect, useRef, useState } from 'react';
import { pagesOf, type WorkspaceFile } from '../../files/workspace-file.ts';
import { type Arrangement, emptyArrangement, insertFile, removeFile } from './arrangement.ts';

/** Arrangement of the pages of all files in the workspace; a file joins it once its page count is known. */
export function useArrangement(files: readonly WorkspaceFile[], active: boolean) {
  const [arrangement, setArrangement] = useState<Arrangement>(emptyArrangement);
  const laid = useRef<readonly string[]>([]);

  useEffect(() => {
    if (!active) {
      return;
    }

    const readable = files.filter((file) => pagesOf(file) !== null);
    const gone = laid.current.filter((key) => !files.some((file) => file.key === key));
    const fresh = readable.filter(({ key }) => !laid.current.includes(key));

    if (gone.length > 0 || fresh.length > 0) {
      laid.current = readable.map(({ key }) => key);
      setArrangement((current) => {
        const left = gone.reduce(removeFile, current);

        return fresh.reduce((next, file) => insertFile(next, file.key, pagesOf(file) ?? 0), left);
      });
    }
  }, [files, active]);

  return { arrangement, setArrangement };
}
