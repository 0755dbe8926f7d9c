import { type Remedy, remedyFor } from '@octavo/domain/access/access';
import { failureText } from '@octavo/i18n/failures';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { RefusedFile } from '../../intake/check.ts';
import { useNextStep } from '../../session/next-step.tsx';
import { useSession } from '../../session/use-session.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';

export interface Held {
  readonly remedy: Remedy;
  /** Opens the popup for the required login or Pro. */
  open(): void;
}

interface HeldFiles {
  /** Null while no file is held. */
  readonly held: Held | null;
  readonly popup: ReactNode;
  /** Keeps the refused files that are too large only for the present user, and no others. */
  hold(refused: readonly RefusedFile[], receive: (files: readonly File[]) => void): void;
}

/** Keeps files that are too large for the present user until a login or Pro admits them to the workspace. */
export function useHeldFiles(tool: string): HeldFiles {
  const session = useSession();
  const locale = useLocale();
  const address = useAddress();
  const { popup, ask, forget, show } = useNextStep();
  const [isHolding, setIsHolding] = useState(false);
  const next = address(`/${tool}`);

  const hold = useCallback<HeldFiles['hold']>(
    (refused, receive) => {
      const large = refused.filter(({ code }) => code === 'free-size-exceeded');
      const [first] = large;
      setIsHolding(first !== undefined);

      if (first === undefined) {
        forget();

        return;
      }

      const tip = (remedy: Remedy) => failureText(locale, first.code, { ...first.values, remedy });
      const step = {
        source: 'run',
        tips: { visitor: tip('log-in'), person: tip('pro') },
        next,
        tool,
        isOpen: ({ taskBytes, wholeTaskBytes }) => taskBytes === wholeTaskBytes,
        triesAfterLogIn: false,
        go: () => receive(large.map(({ file }) => file)),
      } satisfies Parameters<typeof ask>[0];
      ask(step, true);
    },
    [ask, forget, locale, next, tool],
  );

  const held = useMemo<Held | null>(
    () =>
      isHolding && session !== null
        ? { remedy: remedyFor({ account: session.person?.email ?? null }), open: show }
        : null,
    [isHolding, session, show],
  );

  return useMemo(() => ({ held, popup, hold }), [held, popup, hold]);
}
