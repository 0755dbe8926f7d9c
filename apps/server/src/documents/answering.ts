import { Failure, type FailureCode, isFailure } from '@octavo/contract/failures';
import type { DocumentRecord } from '@octavo/domain/documents/document';
import type { AskedQuestion } from '@octavo/domain/documents/engine';
import { completeAnswer, failAnswer, isOpen, type QuestionRecord } from '@octavo/domain/documents/question';
import type { ServerPorts } from '../ports.ts';
import { AnswerStop } from './answer-stop.ts';
import { AnswerWriter } from './answer-writer.ts';
import { chatTurns } from './chat-turns.ts';
import { readFilesOf } from './read-files.ts';

export type AnsweringPorts = Pick<
  ServerPorts,
  'engine' | 'questions' | 'files' | 'vault' | 'changes' | 'clock' | 'log'
>;

/** Answers questions in this process; followers in any process read what it writes. */
export interface Answering {
  /** Begins to answer. The question ends in every case, unless this process is killed. */
  start(document: DocumentRecord, question: QuestionRecord): void;
  /** Fails the questions that are being answered: none of them is charged. */
  stop(): Promise<void>;
}

export function openAnswering(ports: AnsweringPorts): Answering {
  const running = new Map<AnswerStop, Promise<void>>();

  return {
    start(document, question) {
      const stop = new AnswerStop();
      const work = answer(ports, document, question, stop)
        .catch((error: unknown) => logFailure(ports, question, error))
        .finally(() => running.delete(stop));
      running.set(stop, work);
    },

    async stop() {
      for (const stop of running.keys()) {
        stop.request(new Failure('temporarily-unavailable'));
      }

      await Promise.all(running.values());
    },
  };
}

async function answer(
  ports: AnsweringPorts,
  document: DocumentRecord,
  question: QuestionRecord,
  stop: AnswerStop,
): Promise<void> {
  const { engine, questions, changes, clock, log } = ports;
  const startedAt = performance.now();
  const writer = new AnswerWriter(ports, question.id, document.expiresAt, stop);
  // Another process, or another request of this one, may cancel the question or erase its document.
  const stopWatching = changes.watch(question.id, () => {
    questions.find(question.id).then(
      (found) => {
        if (found === null || !isOpen(found)) {
          stop.request(new Failure('cancelled'));
        }
      },
      (error: unknown) => logFailure(ports, question, error),
    );
  });

  // Logged before the end is written, so that a client never sees an end that is not in the log.
  const logEnd = (code: FailureCode | null, reason?: string) =>
    log.info(
      {
        questionId: question.id,
        parts: writer.written,
        milliseconds: Math.round(performance.now() - startedAt),
        ...(code === null ? {} : { code, reason }),
      },
      'question ended',
    );

  try {
    const asked: AskedQuestion = {
      question: question.question,
      selection: question.selection,
      turns: chatTurns(await questions.of(document.id), question.id),
    };
    const files = await readFilesOf(ports, document, question.readSoFar);
    const { certain } = await stop.attach(engine.answer(files, asked, (part) => writer.add(part)));
    logEnd(null);
    await writer.end((current, rest) => completeAnswer(current, rest, certain, clock.now()));
  } catch (error) {
    // The user cancelled it, or its document is gone: there is nothing to report.
    const failure = isFailure(error) ? error : new Failure('engine-crashed', nameOf(error));
    logEnd(failure.code, nameOf(error));
    await writer.end((current, rest) =>
      failAnswer(current, rest, { code: failure.code, values: {} }, clock.now()),
    );
  } finally {
    stopWatching();
    writer.close();
  }
}

/** Logs the name of an error alone: its message may repeat words of the question. */
function logFailure({ log }: Pick<AnsweringPorts, 'log'>, { id }: QuestionRecord, error: unknown): void {
  log.error({ questionId: id, reason: nameOf(error) }, 'answering failed');
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
