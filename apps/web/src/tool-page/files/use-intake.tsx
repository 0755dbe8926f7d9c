import { filesPerDrop } from '@octavo/contract/limits';
import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkDrop, stepsOf } from '../../intake/check.ts';
import { type OtherTool, otherToolsFor } from '../../intake/other-tool.ts';
import { readKinds } from '../../intake/read-kinds.ts';
import { useTaskLimit } from '../../session/use-task-limit.ts';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import type { Tool } from '../tool.ts';
import type { FileWorkspace } from './file-workspace.ts';
import { type Held, useHeldFiles } from './use-held-files.ts';

const Modal = lazy(async () => ({ default: (await import('@octavo/ui/modal')).Modal }));

export interface IntakeState {
  readonly notices: readonly string[];
  /** Files that are too large for the present user, with the way to continue with them. */
  readonly held: Held | null;
  /** True when a file exceeds the limit of the site, whoever uses it. */
  readonly isTooLarge: boolean;
  /** Tools that take files which this one refused. */
  readonly others: readonly OtherTool[];
  /** Files of a drop beyond the number that is received at once; null when none wait. */
  readonly waiting: { readonly count: number; receive(): void } | null;
  readonly dialog: ReactNode;
  /**
   * False until the first files have been checked, and while an empty workspace shows why all were refused.
   */
  readonly settled: boolean;
  receive(files: readonly File[]): Promise<void>;
  dismiss(): void;
}

/** Adds files to the workspace, or reports why they were refused. */
export function useIntake(tool: Tool, workspace: FileWorkspace, locale: Locale): IntakeState {
  const words = workbenchWords(locale).drop;
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [isTooLarge, setTooLarge] = useState(false);
  const [others, setOthers] = useState<readonly OtherTool[]>([]);
  const [later, setLater] = useState<readonly File[]>([]);
  const [excess, setExcess] = useState<number | null>(null);
  const [settled, setSettled] = useState(false);
  const limit = useTaskLimit();
  const catalogue = useCatalogue();
  // Kept files are checked again once the limit has changed.
  const limitNow = useRef(limit);
  const receiveHeld = useRef<IntakeState['receive']>(async () => undefined);

  useEffect(() => {
    limitNow.current = limit;
  }, [limit]);

  const { held, hold, popup } = useHeldFiles(tool.id);

  const receive = useCallback(
    async (files: readonly File[]) => {
      const steps = stepsOf(files);

      if (steps.later.length > 0) {
        setExcess(files.length);
        setLater((before) => [...before, ...steps.later]);
      }

      const candidates = await readKinds(steps.now);
      const present = workspace.snapshot();
      const { accepted, refused } = checkDrop(
        tool.facts,
        candidates,
        {
          count: present.length,
          bytes: present.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        },
        limitNow.current,
      );
      workspace.add(accepted);
      hold(refused, (again) => void receiveHeld.current(again));
      setNotices(
        refused.map(({ file, code, values }) =>
          labelled(locale, file.name, failureText(locale, code, values)),
        ),
      );
      setTooLarge(refused.some(({ code }) => code === 'file-too-large'));
      const misplaced = refused.filter(({ code }) => code === 'file-type-not-supported');
      setOthers(
        otherToolsFor(
          catalogue,
          { id: tool.id, related: tool.facts.related },
          candidates.filter(({ file }) => misplaced.some((other) => other.file === file)),
        ),
      );
      // If all files were refused and the workspace is empty, the page still shows the reasons.
      setSettled(accepted.length > 0 || refused.length === 0 || present.length > 0);
    },
    [workspace, tool, locale, hold, catalogue],
  );

  useEffect(() => {
    receiveHeld.current = receive;
  }, [receive]);

  const dismiss = useCallback(() => {
    setNotices([]);
    setTooLarge(false);
    setOthers([]);
    setLater([]);
    hold([], () => undefined);
    setSettled(true);
  }, [hold]);

  const dialog = useMemo(() => {
    const close = () => setExcess(null);

    return excess === null ? (
      popup
    ) : (
      <Suspense>
        <Modal
          title={fill(words.tooMany, { limit: filesPerDrop })}
          description={fill(words.tooManyHint, { count: excess, limit: filesPerDrop })}
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
  }, [excess, popup, words]);

  const waiting = useMemo(
    () =>
      later.length === 0
        ? null
        : {
            count: later.length,
            receive: () => {
              setLater([]);
              void receive(later);
            },
          },
    [later, receive],
  );

  return useMemo(
    () => ({ notices, held, isTooLarge, others, waiting, dialog, settled, receive, dismiss }),
    [notices, held, isTooLarge, others, waiting, dialog, settled, receive, dismiss],
  );
}
