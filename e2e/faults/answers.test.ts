import type { ChildProcess } from 'node:child_process';
import { randomIds } from '@octavo/adapters/system/system';
import type { DocumentView } from '@octavo/contract/document';
import { answerStalledSeconds } from '@octavo/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, ProductHarness } from './product-harness.ts';

let harness: ProductHarness;
let first: ChildProcess;
/** Address of a second web process. */
let beside: string;

beforeAll(async () => {
  harness = await ProductHarness.open({ OCTAVO_SANDBOX: 'auto' });
  first = await harness.serve();
  beside = await harness.serveBeside();
  await harness.work();
});
afterAll(() => harness.close());

const asJson = { 'content-type': 'application/json' };

async function openDocument(): Promise<string> {
  const id = randomIds.token();
  const files = [await harness.upload()];
  const { status } = await harness.post('/documents', JSON.stringify({ id, files }), asJson);
  expect(status).toBe(202);
  await eventually(async () => {
    const answer = await fetch(`${beside}/api/v1/documents/${id}`);
    const view = (await answer.json()) as DocumentView;

    return view.files[0]?.state === 'ready' ? true : null;
  });

  return id;
}

/** Asks the first web process and follows the answer at the second. */
async function follow(document: string) {
  const id = randomIds.token();
  const path = `/documents/${document}/questions`;
  await harness.post(path, JSON.stringify({ id, question: 'What drives it?' }), asJson);
  const stream = await fetch(`${beside}/api/v1${path}/${id}/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();

  return { id, path, read: async () => (await reader?.read())?.value ?? 'the end' };
}

const rowOf = async (id: string) =>
  (
    await harness.query<{ state: string; charged: boolean }>(
      `select state, charged from questions where id = '${id}'`,
    )
  )[0];

describe('an answer', () => {
  it('is stopped within a second when another web process is asked to cancel it', async () => {
    const { id, path, read } = await follow(await openDocument());
    expect(await read()).toContain('event: part');
    const cancelledAt = performance.now();
    await fetch(`${beside}/api/v1${path}/${id}/cancel`, { method: 'POST', headers: asJson });
    const parts = async () =>
      (
        await harness.query<{ bytes: number }>(
          `select length(sealed_answer) as bytes from questions where id = '${id}'`,
        )
      )[0]?.bytes;
    const before = await parts();

    for (let text = ''; !text.includes('event: done'); ) {
      text = await read();
    }

    expect(performance.now() - cancelledAt).toBeLessThan(1000);
    expect(await parts()).toBe(before);
    expect(await rowOf(id)).toEqual({ state: 'cancelled', charged: true });
  });

  it('fails, uncharged, when its web process is killed, and is followed at another one until then', async () => {
    const { id, read } = await follow(await openDocument());
    expect(await read()).toMatch(/^event: part\ndata: .*"word 1"/);
    await harness.kill(first);
    const killedAt = performance.now();
    let text = '';

    while (!text.includes('event: failed')) {
      text = await read();
    }

    const seconds = (performance.now() - killedAt) / 1000;
    expect(seconds).toBeGreaterThan(answerStalledSeconds - 6);
    expect(seconds).toBeLessThan(answerStalledSeconds + 10);
    expect(text).toContain('"code":"answer-cut"');
    expect(text).toContain('"charged":false');
    expect(await rowOf(id)).toEqual({ state: 'failed', charged: false });
    expect(await harness.strays()).toEqual([]);
  });
});
