import { useEffect, useState } from 'react';
import { readSigningService } from '../verification/signing-service.ts';

type TimeStampHost =
  | { readonly state: 'reading' | 'none' | 'failed' }
  | { readonly state: 'known'; readonly host: string };

/** Authority that confirms times for this server. */
export function useTimeStampHost(): TimeStampHost {
  const [known, setKnown] = useState<TimeStampHost>({ state: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    readSigningService().then(
      ({ timeStampHost: host }) =>
        isCurrent && setKnown(host === null ? { state: 'none' } : { state: 'known', host }),
      () => isCurrent && setKnown({ state: 'failed' }),
    );

    return () => {
      isCurrent = false;
    };
  }, []);

  return known;
}
