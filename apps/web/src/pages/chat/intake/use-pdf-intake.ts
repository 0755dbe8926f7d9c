import { useCallback, useEffect, useRef, useState } from 'react';
import { useTaskLimit } from '../../../session/use-task-limit.ts';
import { withoutReload } from '../../../shell/chunk-reload.ts';
import { untilReachable } from '../../../shell/reachable.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { loadChatWords } from '../load-chat-words.ts';
import type { ArrivingPdf, PdfIntake } from './pdf-intake.ts';

interface ArrivingPdfs {
  /** Null before the first files. */
  readonly intake: PdfIntake | null;
  readonly arriving: readonly ArrivingPdf[];
  /** Adds files; `present` is the number of those that the conversation already has. */
  add(files: readonly File[], present?: number): void;
}

/** Files on their way to a conversation; the code that takes them loads with the first. */
export function usePdfIntake(): ArrivingPdfs {
  const locale = useLocale();
  const transport = useTransport();
  const limit = useTaskLimit({ isReading: true });
  const loading = useRef<Promise<PdfIntake> | null>(null);
  const [intake, setIntake] = useState<PdfIntake | null>(null);
  const [arriving, setArriving] = useState<readonly ArrivingPdf[]>([]);

  useEffect(() => intake?.subscribe(() => setArriving(intake.snapshot())), [intake]);

  useEffect(() => () => intake?.stop(), [intake]);

  const load = useCallback(async () => {
    const make = async () => {
      const [code] = await Promise.all([import('./pdf-intake.ts'), loadChatWords(locale)]);

      return new code.PdfIntake(transport, locale);
    };
    // The files wait for the code as long as the server is away.
    loading.current ??= withoutReload(make).catch(() => untilReachable().then(make));
    const made = await loading.current;
    setIntake(made);

    return made;
  }, [transport, locale]);

  const add = useCallback(
    async (files: readonly File[], present = 0) => {
      const made = await load();
      await made.add(files, limit, present);
    },
    [load, limit],
  );

  return { intake, arriving, add: (files, present) => void add(files, present) };
}
