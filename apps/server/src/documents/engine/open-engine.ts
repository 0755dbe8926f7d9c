import type { AiConfig } from '@octavo/adapters/settings/ai-settings';
import type {
  AnswerEngine,
  AnswerPart,
  AskedQuestion,
  DocumentReader,
  ReadFiles,
  RunningAnswer,
} from '@octavo/domain/documents/engine';
import type { ServerPorts } from '../../ports.ts';
import { askModel } from './ask-model.ts';
import { EngineThread } from './engine-thread.ts';

/** Opens the engine of a process: of the model with these settings, or one of our own without a model. */
export type OpenAnswers = (
  ports: Pick<ServerPorts, 'documents' | 'changes' | 'log'>,
  ai?: AiConfig | null,
) => DocumentReader & AnswerEngine & { close(): Promise<void> };

/** Engine of this process, in a thread of its own. */
export const openEngine: OpenAnswers = (ports, ai = null) => {
  const thread = new EngineThread(ai);
  const forgetErased = watchErased(ports, (document) => thread.forget(document));
  const hold = (files: ReadFiles) => {
    forgetErased(files.document);

    return files;
  };

  return {
    view: ai === null ? { kind: 'own' } : { kind: 'model', model: ai.model, host: new URL(ai.url).host },
    facts: (files) => thread.run('facts', null, hold(files)),
    summarise: (files) => thread.run('summarise', null, hold(files)),
    words: (files, place, page) => thread.run('words', { place, page }, hold(files)),

    answer: (files, asked, onPart) =>
      ai === null
        ? stoppable(thread, hold(files), asked, onPart)
        : askModel({ thread, log: ports.log }, hold(files), asked, onPart),

    close: () => thread.close(),
  };
};

/** An answer of the thread. When it is stopped, the thread works on in vain, for less than a second. */
function stoppable(
  thread: EngineThread,
  files: ReadFiles,
  { question, turns }: AskedQuestion,
  onPart: (part: AnswerPart) => void,
): RunningAnswer {
  let stop: RunningAnswer['stop'] = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = reject;
  });
  const work = thread.run('answer', { question, turns }, files);

  return {
    ended: Promise.race([work, stopped]).then(({ parts, certain }) => {
      parts.forEach(onPart);

      return { certain };
    }),
    stop,
  };
}

/** Calls `forget` once a document is erased, by any process. */
function watchErased(
  { documents, changes, log }: Pick<ServerPorts, 'documents' | 'changes' | 'log'>,
  forget: (document: string) => void,
): (document: string) => void {
  const watched = new Set<string>();

  return (id) => {
    if (watched.has(id)) {
      return;
    }

    watched.add(id);
    const stopWatching = changes.watch(id, () => {
      documents.find(id).then(
        (document) => {
          if (document === null || document.isErased) {
            stopWatching();
            watched.delete(id);
            forget(id);
          }
        },
        // The thread drops it when the document expires.
        (error: unknown) => log.warn({ err: error, documentId: id }, 'erased document not looked up'),
      );
    });
  };
}
