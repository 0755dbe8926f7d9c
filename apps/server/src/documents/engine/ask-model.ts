import type { Failure } from '@octavo/contract/failures';
import type { AnswerPart, AskedQuestion, ReadFiles, RunningAnswer } from '@octavo/domain/documents/engine';
import type { ServerPorts } from '../../ports.ts';
import type { EngineThread } from './engine-thread.ts';

/** An answer of the model. When it is stopped, its request ends at once. */
export function askModel(
  { thread, log }: Pick<ServerPorts, 'log'> & { readonly thread: EngineThread },
  files: ReadFiles,
  asked: AskedQuestion,
  onPart: (part: AnswerPart) => void,
): RunningAnswer {
  let id: number | null = null;
  let reason: Failure | null = null;
  let reject: (failure: Failure) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, rejectStopped) => {
    reject = rejectStopped;
  });
  const stopRequest = () => {
    if (id !== null && reason !== null) {
      thread.stop(id);
    }
  };
  const work = thread.run('ask', asked, files, {
    onPart: (part) => reason === null && onPart(part),
    onSent(sent) {
      id = sent;
      // The files were loaded meanwhile, or the thread was not ready.
      stopRequest();
    },
  });

  return {
    ended: Promise.race([work, stopped]).then(({ trouble, ...use }) => {
      log.info({ ...use }, 'model asked');

      if (trouble !== null) {
        log.warn({ code: trouble }, 'embeddings failed: passages were chosen by words alone');
      }

      return { certain: true };
    }),
    stop(failure) {
      reason ??= failure;
      stopRequest();
      reject(failure);
    },
  };
}
