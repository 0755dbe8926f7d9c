import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useIsDesktop } from '../../session/use-is-desktop.ts';

/** Receives the files that the desktop application was opened with; `refuse` gets the name of one that is gone. */
export function useOpenedFiles(
  receive: (files: readonly File[]) => void,
  refuse: (name: string) => void,
): void {
  const [search] = useSearchParams();
  const hasFiles = useIsDesktop() && search.has('opened');
  const onFiles = useEffectEvent(receive);
  const onFailure = useEffectEvent((error: Error) => refuse(error.message));

  useEffect(() => {
    if (hasFiles) {
      void import('../../transports/opened-files.ts')
        .then(({ readOpenedFiles }) => readOpenedFiles())
        .then(onFiles, onFailure);
    }
  }, [hasFiles]);
}
