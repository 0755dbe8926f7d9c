import { parentPort } from 'node:worker_threads';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { outlineOf } from '@octavo/answers/outline/outline';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import type { FileFacts } from '@octavo/domain/documents/engine';
import { DocumentCache, type HeldDocuments } from './held-documents.ts';
import type { EngineMessage, EngineReply, EngineRequest, EngineTaskName, EngineTasks } from './messages.ts';
import { partsOf, viewCitation } from './own-answer.ts';
import { pageWordsOf } from './page-words.ts';

/** Memory for documents that are open at the same time. */
const cacheBytes = 256 * 1024 * 1024;

const cache = new DocumentCache(cacheBytes);

/** Work by name; `places` are those of the files. */
const tasks: {
  readonly [Name in EngineTaskName]: (
    held: HeldDocuments,
    places: readonly number[],
    given: EngineTasks[Name]['given'],
  ) => EngineTasks[Name]['result'];
} = {
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

  answer({ index }, places, { question }) {
    const answer = answerQuestion(index, question);

    return { parts: partsOf(answer, places), certain: answer.kind === 'refused' || answer.certain };
  },
};

function factsOf({ pages, title }: ReadDocument): Omit<FileFacts, 'language'> {
  return {
    pages: pages.length,
    pagesRead: pages.filter(({ state }) => state === 'text' || state === 'scanned').length,
    title,
  };
}

function perform(request: EngineRequest): EngineReply {
  const { id, document, files, expiresAt, task, given } = request;

  try {
    const held = cache.take(document, files, expiresAt, Date.now());

    if (held === null) {
      return { id, missing: true };
    }

    const places = files.map(({ place }) => place);
    // The host sends each task with what it is given.
    const work = tasks[task] as (held: HeldDocuments, places: readonly number[], given: unknown) => unknown;

    return { id, result: work(held, places, given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.name : typeof error };
  }
}

parentPort?.on('message', (message: EngineMessage) => {
  if ('forget' in message) {
    cache.forget(message.forget);
  } else {
    parentPort?.postMessage(perform(message));
  }
});
