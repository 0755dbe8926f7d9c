import { filesPerDrop } from '@octavo/contract/limits';
import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { checkDrop, tooManyAtOnce } from '../../intake/check.ts';
import { readKinds } from '../../intake/read-kinds.ts';
import type { Tool } from '../tool.ts';
import type { Desk } from './desk.ts';

const Modal = lazy(async () => ({ default: (await import('@octavo/ui/modal')).Modal }));

export interface Intake {
  readonly notices: readonly string[];
  readonly dialog: ReactNode;
  /** False until the first files have been looked at. */
  readonly settled: boolean;
  receive(files: readonly File[]): Promise<void>;
  dismiss(): void;
}

/** Lets files onto the desk, or says why not. */
export function useIntake(tool: Tool, desk: Desk, locale: Locale): Intake {
  const words = workbenchWords(locale).drop;
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [excess, setExcess] = useState<number | null>(null);
  const [settled, setSettled] = useState(false);

  const receive = useCallback(
    async (files: readonly File[]) => {
      if (tooManyAtOnce(files.length)) {
        setExcess(files.length);

        return;
      }

      const candidates = await readKinds(files);
      const present = desk.snapshot();
      const { accepted, refused } = checkDrop(tool.facts, candidates, {
        count: present.length,
        bytes: present.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      });
      desk.add(accepted);
      setNotices(
        refused.map(({ name, code, values }) => {
          const text = failureText(locale, code, values);

          return name === null ? text : labelled(locale, name, text);
        }),
      );
      // Something refused and nothing on the desk: the person is still told why.
      setSettled(accepted.length > 0 || refused.length === 0 || present.length > 0);
    },
    [desk, tool, locale],
  );

  const dismiss = useCallback(() => {
    setNotices([]);
    setSettled(true);
  }, []);

  const dialog = useMemo(() => {
    const close = () => {
      setExcess(null);
      setSettled(true);
    };

    return excess === null ? null : (
      <Suspense>
        <Modal
          title={fill(words.tooMany, { limit: filesPerDrop })}
          description={fill(words.tooManyHint, { count: excess })}
          onClose={close}
        >
          <div className="flex justify-end px-6 pt-5 pb-5">
            <Button look="primary" onClick={close}>
              {words.confirm}
            </Button>
          </div>
        </Modal>
      </Suspense>
    );
  }, [excess, words]);

  return useMemo(
    () => ({ notices, dialog, settled, receive, dismiss }),
    [notices, dialog, settled, receive, dismiss],
  );
}
