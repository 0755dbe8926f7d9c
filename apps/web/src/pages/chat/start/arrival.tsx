import { isFailure } from '@octavo/contract/failures';
import { filesPerDocument } from '@octavo/contract/limits';
import { chatWords } from '@octavo/i18n/chat';
import { failureText } from '@octavo/i18n/failures';
import { plural } from '@octavo/i18n/format';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChooseFiles } from '../../../intake/choose-files.tsx';
import { loadWorkWords } from '../../../shell/load-work-words.ts';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { openDocument } from '../../../transports/documents.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { ProblemNote } from '../ask/problem-note.tsx';
import { ArrivingList } from '../intake/arriving-list.tsx';
import type { ArrivingPdf } from '../intake/pdf-intake.ts';
import { usePdfIntake } from '../intake/use-pdf-intake.ts';
import { chatPath } from '../page-paths.ts';
import type { ChatProblem } from '../state/chat-store.ts';

interface ArrivalProps {
  /** All files added so far. */
  readonly given: readonly File[];
  onFiles(files: readonly File[]): void;
  /** Called when the last file was removed. */
  onEmpty(): void;
}

/** Uploads documents; the conversation opens by itself as soon as all of them have arrived. */
export function Arrival({ given, onFiles, onEmpty }: ArrivalProps) {
  const locale = useLocale();
  const address = useAddress();
  const navigate = useNavigate();
  const words = chatWords(locale).start;
  const { intake, arriving, add } = usePdfIntake();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  // The same conversation when its request has to be repeated.
  const [id] = useState(randomToken);
  const taken = useRef(0);
  const hadFiles = useRef(false);
  const controller = useRef(new AbortController());
  const ready = arriving.filter(({ state }) => state === 'ready');
  const areAllReady = arriving.length > 0 && ready.length === arriving.length;
  const isFull = arriving.filter(({ state }) => state !== 'failed').length >= filesPerDocument;

  useEffect(() => {
    controller.current = new AbortController();
    // A conversation that is about to open is where the user goes next.
    void import('../conversation/chat-surface.tsx').catch(() => undefined);

    return () => controller.current.abort();
  }, []);

  useEffect(() => {
    const next = given.slice(taken.current);
    taken.current = given.length;

    if (next.length > 0) {
      add(next);
    }
  }, [given, add]);

  useEffect(() => {
    if (hadFiles.current && arriving.length === 0) {
      onEmpty();
    }

    hadFiles.current = arriving.length > 0;
  }, [arriving, onEmpty]);

  const open = async (files: readonly ArrivingPdf[]) => {
    const { signal } = controller.current;
    setIsOpening(true);
    setProblem(null);

    try {
      const locked = files.flatMap(({ token, password }) => (password === null ? [] : [[token, password]]));
      const tokens = files.map(({ token }) => token);
      await openDocument({ id, files: tokens, passwords: Object.fromEntries(locked) }, signal);
      await navigate(address(chatPath(id)));
    } catch (error) {
      if (!signal.aborted) {
        const failure = isFailure(error) ? error : null;
        const code = failure?.code ?? 'request-failed';
        await loadWorkWords(locale);
        setProblem({ code, text: failureText(locale, code, failure?.values) });
        setIsOpening(false);
      }
    }
  };

  const openLatest = useRef(open);

  useEffect(() => {
    openLatest.current = open;
  });

  useEffect(() => {
    if (areAllReady) {
      void openLatest.current(intake?.snapshot() ?? []);
    }
  }, [areAllReady, intake]);

  return (
    <div className="grid w-[min(34rem,100vw-5rem)] gap-4" aria-busy={isOpening}>
      {intake !== null && <ArrivingList intake={intake} files={arriving} />}
      {isOpening ? (
        <p role="status" className="text-ink-soft">
          {words.opening}
        </p>
      ) : (
        <div className="flex flex-wrap justify-center gap-2">
          {!isFull && (
            <ChooseFiles accepts={['pdf']} multiple look="plain" onFiles={onFiles}>
              <Icon name="add" size={17} />
              {words.add}
            </ChooseFiles>
          )}
          {ready.length > 0 && (
            <Button look="primary" onClick={() => void open(ready)}>
              {plural(locale, ready.length, words.open)}
            </Button>
          )}
        </div>
      )}
      <ProblemNote problem={problem} onClose={() => setProblem(null)} />
    </div>
  );
}
