import { questionCharacters } from '@octavo/contract/limits';
import type { CitationView, Selection } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { FileDrop } from '../../../intake/file-drop.tsx';
import { loadPatiently } from '../../../shell/chunk-reload.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFullWindow } from '../../../tool-page/editor/use-full-window.ts';
import { AskForm } from '../ask/ask-form.tsx';
import { EngineLine, ModelNote } from '../ask/engine-line.tsx';
import { ProblemNote } from '../ask/problem-note.tsx';
import { ChatBar } from '../bar/chat-bar.tsx';
import { ForgetDialog } from '../bar/forget-dialog.tsx';
import { ArrivingList } from '../intake/arriving-list.tsx';
import { useAddFiles } from '../intake/use-add-files.ts';
import { Question } from '../log/question.tsx';
import { Reading } from '../log/reading.tsx';
import { SpokenAnswer } from '../log/spoken-answer.tsx';
import { Summary } from '../log/summary.tsx';
import { chatWidths, Divider } from '../pane/divider.tsx';
import { SheetHead } from '../pane/sheet-head.tsx';
import { useCitedInView } from '../pane/use-cited-in-view.ts';
import { useSheet } from '../pane/use-sheet.ts';
import { isOver } from '../state/answer-events.ts';
import { ChatContext, type ShownPassage } from '../state/chat-context.ts';
import type { ChatState, ChatStore } from '../state/chat-store.ts';
import { numberCitations } from '../state/citation-numbers.ts';
import { useChatKeys } from '../state/use-chat-keys.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import { useNarrow } from '../state/use-narrow.ts';
import { usePinnedEnd } from '../state/use-pinned-end.ts';

const DocumentPane = lazy(() =>
  loadPatiently(async () => ({ default: (await import('../pane/document-pane.tsx')).DocumentPane })),
);

/** Question of a form without script that was refused, with the reason. */
export interface RefusedQuestion {
  readonly question: string;
  readonly problem: string;
}

interface ChatViewProps {
  readonly store: ChatStore;
  readonly state: ChatState;
  readonly nextId: string;
  readonly leftThen: number;
  readonly start: string;
  readonly refused: RefusedQuestion | null;
}

/** Document and conversation beside each other; on a phone, the page slides over the conversation. */
export function ChatView({ store, state, nextId, leftThen, start, refused }: ChatViewProps) {
  const locale = useLocale();
  const words = chatWords(locale);
  const { document, questions, problem } = state;
  const numbers = useMemo(() => numberCitations(document.summary, questions), [document.summary, questions]);
  const [shown, setShown] = useState<ShownPassage | null>(null);
  const [text, setText] = useState(refused?.question ?? '');
  const [selection, setSelection] = useState<Selection | null>(null);
  const [width, setWidth] = useState<number>(chatWidths.first);
  const [isForgetting, setIsForgetting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const isHydrated = useIsHydrated();
  const isNarrow = useNarrow();
  const sheet = useSheet();
  const { log, pin } = usePinnedEnd(questions);
  const { intake, arriving, add } = useAddFiles(store);
  useFullWindow(root);

  const answering = questions.find((question) => !isOver(question)) ?? null;
  const isSheet = isNarrow && sheet.isOpen;
  const { open } = sheet;
  useCitedInView(log, shown?.number ?? null, isSheet ? sheet.height : null);

  const show = useCallback(
    (citation: CitationView, number: number | null) => {
      returnTo.current = window.document.activeElement as HTMLElement | null;
      setShown((last) => ({ citation, number, at: (last?.at ?? 0) + 1 }));

      if (isNarrow) {
        open();
      }
    },
    [isNarrow, open],
  );

  const ask = async (question: string, about: Selection | null) => {
    const wanted = question.trim();

    if (wanted === '' || wanted.length > questionCharacters || answering !== null) {
      return;
    }

    pin();
    setText('');
    setSelection(null);

    if (!(await store.ask(wanted, about))) {
      setText(wanted);
      setSelection(about);
    }
  };

  const step = (by: 1 | -1) => {
    const at = numbers.all.findIndex(({ number }) => number === shown?.number);
    const next = numbers.all[at === -1 ? (by === 1 ? 0 : numbers.all.length - 1) : at + by];

    if (next !== undefined) {
      show(next, next.number);
    }
  };

  const closeSheet = () => {
    sheet.close();
    returnTo.current?.focus();
  };

  useChatKeys({
    question: () => field.current?.focus(),
    step,
    escape: () => {
      if (isSheet) {
        closeSheet();
      } else if (answering !== null) {
        void store.cancel(answering.id);
      }

      return isSheet || answering !== null;
    },
  });

  const chat = useMemo(() => ({ document, numbers, shown, show }), [document, numbers, shown, show]);

  return (
    <ChatContext value={chat}>
      <div
        ref={root}
        className="dc"
        data-sheet={isSheet}
        style={{ '--dc-chat': `${width}px`, '--dc-sheet': `${sheet.height * 100}dvh` } as React.CSSProperties}
      >
        <FileDrop label={words.bar.add} onFiles={add} />
        <ChatBar
          start={start}
          leftThen={leftThen}
          isSheetOpen={isSheet}
          onFiles={add}
          onShowPage={open}
          onForget={() => setIsForgetting(true)}
        />
        <section className="dc-document" aria-label={words.pane.label} tabIndex={-1}>
          {isHydrated && (!isNarrow || isSheet || shown !== null) && (
            <>
              <SheetHead sheet={sheet} isOpen={isSheet} shown={shown} onStep={step} onClose={closeSheet} />
              <Suspense fallback={<p className="dc-viewport dc-closed">{words.pane.opening}</p>}>
                <DocumentPane
                  onAskAbout={(about) => {
                    setSelection(about);
                    sheet.close();
                    field.current?.focus();
                  }}
                />
              </Suspense>
            </>
          )}
        </section>
        {isHydrated && !isNarrow && <Divider width={width} setWidth={setWidth} />}
        <div className="dc-chat" inert={isSheet}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
          <div ref={log} className="dc-log" tabIndex={0} role="region" aria-label={words.log.label}>
            <div className="dc-column">
              <Summary onAsk={(question) => void ask(question, null)} />
              <Reading />
              {intake !== null && arriving.length > 0 && <ArrivingList intake={intake} files={arriving} />}
              {questions.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  onAsk={(next) => void ask(next, null)}
                  onAgain={() => void ask(question.question, question.selection)}
                />
              ))}
            </div>
          </div>
          <SpokenAnswer questions={questions} />
          <AskForm
            field={field}
            nextId={nextId}
            text={text}
            selection={selection}
            isAnswering={answering !== null}
            last={questions.at(-1)?.question ?? null}
            setText={setText}
            dropSelection={() => setSelection(null)}
            onAsk={() => void ask(text, selection)}
            onStop={() => answering !== null && void store.cancel(answering.id)}
          >
            <noscript>
              <p className="dc-small">{words.plain.lead}</p>
            </noscript>
            <ProblemNote
              problem={
                problem ?? (refused === null ? null : { code: 'request-failed', text: refused.problem })
              }
              onClose={store.dismiss}
            />
            <ModelNote />
          </AskForm>
          <EngineLine />
        </div>
        {isForgetting && (
          <ForgetDialog id={document.id} start={start} onClose={() => setIsForgetting(false)} />
        )}
      </div>
    </ChatContext>
  );
}
