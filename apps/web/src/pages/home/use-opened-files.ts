import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useIsDesktop } from '../../session/use-is-desktop.ts';

/** Receives the files that the desktop application was opened with; `refuse` gets the name of one that is gone. */
export function useOpenedFiles(
  receive: (files: readonly File[]) => Promise<void>,
  refuse: (name: string) => void,
): void {
  const [search] = useSearchParams();
  const hasFiles = useIsDesktop() && search.has('opened');
  const read = useEffectEvent(async () => {
    const { readOpenedFiles } = await import('../../transports/opened-files.ts');
    const { files, missing } = await readOpenedFiles();

    if (files.length > 0) {
      await receive(files);
    }

    if (missing !== null) {
      refuse(missing);
    }
  });

  useEffect(() => {
    if (hasFiles) {
      void read();
    }
  }, [hasFiles]);
}
