import type { ReadFiles } from '@octavo/domain/documents/engine';
import { makeReadDocument, storedDocument } from '@octavo/testkit/documents/made-document';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineThread } from './engine-thread.ts';

/** Time for one task in milliseconds: enough for a page, and for the start of the thread. */
const taskMilliseconds = 5000;

const page = makeReadDocument([['A colony of honey bees has one queen. Worker bees live for six weeks.']]);

let thread: EngineThread | null = null;
afterEach(() => thread?.close());

function filesOf(document: string, bytes: Uint8Array): ReadFiles {
  return {
    document,
    files: [{ place: 0, name: document, load: async () => [bytes] }],
    expiresAt: new Date(Date.now() + 3_600_000),
  };
}

/** A document of 24 million words, which takes far longer than one task may. */
function slowDocument(): Uint8Array {
  const words = Array.from({ length: 40_000 }, (_, index) => `word${index.toString(36)}`);
  const text = `${words.join(' ')}.`;
  const passage = { ...page.passages[0]!, text, sentences: [{ start: 0, end: text.length }], lines: [] };

  return storedDocument({ ...page, passages: Array.from({ length: 600 }, () => passage) });
}

describe('the thread of answers', () => {
  it('fails only the document that takes too long, not those that wait behind it', async () => {
    thread = new EngineThread(null, taskMilliseconds);
    const small = filesOf('small', storedDocument(page));
    await thread.run('facts', null, small);
    const slow = thread.run('facts', null, filesOf('slow', slowDocument()));
    const behind = Array.from({ length: 3 }, () => thread?.run('facts', null, small));

    await expect(slow).rejects.toMatchObject({ code: 'time-limit' });
    expect(await Promise.all(behind)).toMatchObject([[{ pages: 1 }], [{ pages: 1 }], [{ pages: 1 }]]);
  }, 60_000);

  it('fails what waits when it is closed', async () => {
    const closing = new EngineThread(null);
    const small = filesOf('small', storedDocument(page));
    const waiting = [closing.run('facts', null, small), closing.run('facts', null, small)];
    const ended = Promise.allSettled(waiting);
    await closing.close();

    expect(await ended).toMatchObject([
      { reason: { code: 'temporarily-unavailable' } },
      { reason: { code: 'temporarily-unavailable' } },
    ]);
  });
});
