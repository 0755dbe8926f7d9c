import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { outlineOf } from '@octavo/answers/outline/outline';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { isFailure } from '@octavo/contract/failures';
import type { FileFacts } from '@octavo/domain/documents/engine';
import { DocumentCache, type HeldDocuments } from './held-documents.ts';
import type { EngineMessage, EngineReply, EngineRequest, EngineTaskName, EngineTasks } from './messages.ts';
import { ModelAnswers } from './model-answers.ts';
import { partsOf, viewCitation } from './own-answer.ts';
import { pageWordsOf } from './page-words.ts';

/** Memory for documents that are open at the same time. */
const cacheBytes = 256 * 1024 * 1024;

const cache = new DocumentCache(cacheBytes);
const modelAnswers = new ModelAnswers(workerData);

/** Work by name; `places` are those of the files. */
const tasks: {
  readonly [Name in EngineTaskName]: (
    held: HeldDocuments,
    places: readonly number[],
    given: EngineTasks[Name]['given'],
    id: number,
  ) => EngineTasks[Name]['result'] | Promise<EngineTasks[Name]['result']>;
} = {
  hold: () => null,

  facts: ({ documents, index }) =>
    documents.map((document, place) => ({
      ...factsOf(document),
      language: document.language ?? index.languages[place] ?? null,
    })),

  summarise({ index }, places) {
    const { summary, suggestions } = outlineOf(index);

    return {
      summary: summary.map((citation) => ({
        text: citation.quote,
        citation: viewCitation(citation, places),
      })),
      suggestions,
    };
  },

  words({ documents }, places, { place, page }) {
    const document = documents[places.indexOf(place)];

    return document === undefined ? null : pageWordsOf(document, page);
  },

  answer({ index }, places, { question, turns }) {
    const answer = answerQuestion(index, question, { earlier: turns.map((turn) => turn.question) });

    return { parts: partsOf(answer, places), certain: answer.kind === 'refused' || answer.certain };
  },

  ask: ({ index }, places, asked, id) =>
    modelAnswers.answer(id, index, places, asked, (part) => parentPort?.postMessage({ id, part })),
};

function factsOf({ pages, title }: ReadDocument): Omit<FileFacts, 'language'> {
  return {
    pages: pages.length,
    pagesRead: pages.filter(({ state }) => state === 'text' || state === 'scanned').length,
    title,
  };
}

async function perform(request: EngineRequest): Promise<EngineReply> {
  const { id, document, files, expiresAt, task, given } = request;

  try {
    const held = cache.take(document, files, expiresAt, Date.now());

    if (held === null) {
      return { id, missing: true };
    }

    const places = files.map(({ place }) => place);
    // The host sends each task with what it is given.
    const work = tasks[task] as (
      held: HeldDocuments,
      places: readonly number[],
      given: unknown,
      id: number,
    ) => unknown;

    return { id, result: await work(held, places, given, id) };
  } catch (error) {
    if (isFailure(error)) {
      return { id, failure: error.code };
    }

    return { id, error: error instanceof Error ? error.name : typeof error };
  }
}

parentPort?.on('message', (message: EngineMessage) => {
  if ('forget' in message) {
    cache.forget(message.forget);
  } else if ('stop' in message) {
    modelAnswers.stop(message.stop);
  } else {
    void perform(message).then((reply) => parentPort?.postMessage(reply));
  }
});
