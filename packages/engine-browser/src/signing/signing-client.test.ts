import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SigningWorkerResponse } from './protocol.ts';
import { SigningClient } from './signing-client.ts';

/** Notes the requests that it gets, and answers when it is told to. */
class FakeWorker {
  onerror: (() => void) | null = null;
  onmessage: ((event: { readonly data: SigningWorkerResponse }) => void) | null = null;
  readonly requests: string[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage({ kind }: { readonly kind: string }): void {
    this.requests.push(kind);
  }

  terminate(): void {
    this.requests.push('ended');
  }
}

let workers: FakeWorker[];
const identity = { digest: 'sha-256' } as never;
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('sends one request after the other to the same worker', async () => {
  const client = new SigningClient();
  const wrong = client.open(new Blob(), 'wrong');
  const right = client.open(new Blob(), 'right');
  await turn();
  workers[0]?.onmessage?.({
    data: { kind: 'failed', code: 'certificate-password-wrong', detail: '', values: {} },
  });

  await expect(wrong).rejects.toMatchObject({ code: 'certificate-password-wrong' });
  await turn();
  workers[0]?.onmessage?.({ data: { kind: 'held', identity } });
  expect(await right).toBe(identity);
  expect(workers.map(({ requests }) => requests)).toEqual([['open', 'open']]);
});

it('ends the worker, and with it the key, when the identity is forgotten', async () => {
  const client = new SigningClient();
  const asked = client.makeTestIdentity('Ada');
  await turn();
  client.forget();

  await expect(asked).rejects.toMatchObject({ code: 'engine-crashed' });
  expect(workers[0]?.requests).toEqual(['make-test', 'ended']);
  const again = client.makeTestIdentity('Ada');
  await turn();
  expect(workers[1]?.requests).toEqual(['make-test']);
  client.forget();
  await expect(again).rejects.toMatchObject({ code: 'engine-crashed' });
});

it('fails a request whose worker stops by itself', async () => {
  const asked = new SigningClient().makeTestIdentity('Ada');
  await turn();
  workers[0]?.onerror?.();

  await expect(asked).rejects.toMatchObject({ code: 'engine-crashed' });
});

it('ends a request that takes too long, and says that it did', async () => {
  vi.useFakeTimers();

  try {
    const asked = new SigningClient().makeTestIdentity('Ada');
    const refused = expect(asked).rejects.toMatchObject({ code: 'time-limit' });
    await vi.runAllTimersAsync();
    await refused;
    expect(workers[0]?.requests).toEqual(['make-test', 'ended']);
  } finally {
    vi.useRealTimers();
  }
});
