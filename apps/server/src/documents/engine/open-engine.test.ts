import { Failure } from '@octavo/contract/failures';
import type { AnswerPart, ReadFiles } from '@octavo/domain/documents/engine';
import { makeReadDocument, storedDocument } from '@octavo/testkit/documents/made-document';
import { eventually } from '@octavo/testkit/eventually';
import pino from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ServerPorts } from '../../ports.ts';
import { openEngine } from './open-engine.ts';

const turbines = makeReadDocument([
  ['A wind turbine turns the energy of the wind into electricity. Its blades are 80 metres long.'],
  ['The foundation of each turbine weighs 2,000 tonnes. It was built by Maria Petrova in 2019.'],
]);
const bees = makeReadDocument([
  ['A colony of honey bees has one queen. Worker bees live for six weeks in summer.'],
]);

/** Listeners by the id of the watched document. */
const listeners = new Map<string, () => void>();
const erased = new Set<string>();

const ports = {
  documents: { find: async (id: string) => (erased.has(id) ? null : { isErased: false }) },
  changes: {
    watch(id: string, listener: () => void) {
      listeners.set(id, listener);

      return () => listeners.delete(id);
    },
  },
  log: pino({ level: 'silent' }),
} as unknown as Pick<ServerPorts, 'documents' | 'changes' | 'log'>;

const engine = openEngine(ports);
afterAll(() => engine.close());

/** Files of a document, with the number of times that each was loaded. */
function filesOf(document: string, contents: readonly Uint8Array[], more: Partial<ReadFiles> = {}) {
  const load = vi.fn(async (index: number) => [contents[index] ?? new Uint8Array()]);
  const files: ReadFiles = {
    document,
    // The first file of the chat could not be read.
    files: contents.map((_, index) => ({
      place: index + 1,
      name: `${document} ${index}`,
      load: () => load(index),
    })),
    expiresAt: new Date(Date.now() + 3_600_000),
    ...more,
  };

  return { files, load };
}

async function ask(files: ReadFiles, question: string, earlier: readonly string[] = []) {
  const parts: AnswerPart[] = [];
  const turns = earlier.map((each) => ({ question: each, answer: '' }));
  const asked = { question, selection: null, turns };
  const outcome = await engine.answer(files, asked, (part) => parts.push(part)).ended;

  return { ...outcome, parts };
}

const both = [storedDocument(turbines), storedDocument(bees)];

describe('our engine', () => {
  it('answers with citations that name the file, and loads the files once', async () => {
    const { files, load } = filesOf('answers', both);
    const { parts } = await ask(files, 'How much does the foundation of a turbine weigh?');
    expect(parts[0]).toMatchObject({ kind: 'text', claim: 0 });
    expect(parts).toContainEqual(
      expect.objectContaining({
        citation: expect.objectContaining({
          file: 1,
          page: 2,
          quote: expect.stringContaining('2,000 tonnes'),
        }),
      }),
    );
    const { parts: more } = await ask(files, 'How many queens does a colony of honey bees have?');
    expect(more).toContainEqual(
      expect.objectContaining({ citation: expect.objectContaining({ file: 2, page: 1 }) }),
    );

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('refuses what the documents do not say', async () => {
    const { files } = filesOf('refuses', both);

    expect((await ask(files, 'Who painted the ceiling of the Sistine Chapel?')).parts).toMatchObject([
      { kind: 'refused', missing: expect.arrayContaining(['Sistine']) },
    ]);
  });

  it('answers a follow-up by the question before it', async () => {
    const { files } = filesOf('follow-up', both);
    const before = ['How many queens does a colony of wasps have?'];
    const { parts } = await ask(files, 'And a colony of honey bees?', before);

    expect(parts[0]).toMatchObject({ kind: 'text', text: expect.stringContaining('one queen') });
  });

  it('gives facts, a summary and the words of pages', async () => {
    const { files } = filesOf('facts', both);
    expect(await engine.facts(files)).toMatchObject([{ pages: 2, pagesRead: 2 }, { pages: 1 }]);
    expect((await engine.summarise(files)).summary.length).toBeGreaterThan(0);
    const words = await engine.words(files, 2, 1);
    expect(words).toMatchObject({ state: 'text', lines: { length: 2 } });
    expect(words?.lines[0]?.text).toMatch(/^A colony of honey bees/);
    expect(words?.lines[0]?.box).toEqual([72, 72, expect.any(Number), 84]);
    expect(await engine.words(files, 2, 2)).toBeNull();
    expect(await engine.words(files, 0, 1)).toBeNull();
  });

  it('holds nothing of a document that was erased or has expired', async () => {
    const { files, load } = filesOf('erased', both);
    await engine.facts(files);
    erased.add('erased');
    listeners.get('erased')?.();
    await eventually(() => expect(listeners.has('erased')).toBe(false));
    await engine.facts(files);
    expect(load).toHaveBeenCalledTimes(4);

    const over = filesOf('expired', both, { expiresAt: new Date(Date.now() - 1) });
    await engine.facts(over.files);
    await engine.facts(over.files);
    expect(over.load).toHaveBeenCalledTimes(4);
  });

  it('reports unreadable passages without their words, and goes on', async () => {
    const { files } = filesOf('broken', [new TextEncoder().encode('{"a secret')]);
    await expect(ask(files, 'What?')).rejects.toMatchObject({
      code: 'reading-broken',
      message: expect.not.stringContaining('secret'),
    });

    expect(await engine.facts(filesOf('after', both).files)).toHaveLength(2);
  });

  it('stops an answer at once', async () => {
    const { files } = filesOf('stopped', both);
    const answer = engine.answer(files, { question: 'What?', selection: null, turns: [] }, () => undefined);
    answer.stop(new Failure('cancelled'));

    await expect(answer.ended).rejects.toMatchObject({ code: 'cancelled' });
  });
});
