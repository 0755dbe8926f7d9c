import type { DocumentView } from '@octavo/contract/document';
import type { QuestionView } from '@octavo/contract/question';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatStore } from './chat-store.ts';

/** Event streams as the store opens them, by the last part of their address. */
const streams = new Map<string, EventTarget>();

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  readonly readyState = 1;

  constructor(address: string) {
    super();
    streams.set(address.replace(/\?.*/, ''), this);
  }

  close(): void {}
}

const document: DocumentView = {
  id: 'd'.repeat(32),
  createdAt: '2026-11-23T12:00:00.000Z',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  engine: { kind: 'own' },
  files: [
    {
      place: 0,
      token: 'f'.repeat(32),
      name: 'contract.pdf',
      state: 'reading',
      progress: 0.5,
      pages: null,
      pagesRead: null,
      language: null,
      title: null,
      failure: null,
    },
  ],
  summary: [],
  suggestions: [],
  left: null,
  questions: [],
};

const ready: DocumentView = {
  ...document,
  files: document.files.map((file) => ({ ...file, state: 'ready', progress: 1 })),
};

let requests: { readonly path: string; readonly body: unknown }[] = [];
let respond: (path: string, body: { readonly id: string; readonly question: string }) => Response;
let stop: () => void = () => undefined;

function send(path: string, type: string, data: unknown): void {
  streams.get(path)?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
}

function answered({ id, question }: { readonly id: string; readonly question: string }): QuestionView {
  return {
    id,
    question,
    selection: null,
    state: 'answering',
    engine: { kind: 'own' },
    certain: true,
    requests: null,
    claims: [],
    citations: [],
    missing: [],
    nearest: [],
    partial: false,
    readSoFar: [],
    charged: false,
    failure: null,
    askedAt: '2026-11-23T12:00:01.000Z',
  };
}

beforeEach(() => {
  requests = [];
  streams.clear();
  respond = (_path, body) => Response.json(answered(body), { status: 202 });
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const sent = body === undefined ? undefined : JSON.parse(String(body));
    requests.push({ path, body: sent });

    return respond(path, sent);
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function open(view: DocumentView): ChatStore {
  const store = new ChatStore(view, 'en');
  stop = store.start();

  return store;
}

const documentEvents = `/api/v1/documents/${document.id}/events`;

it('asks once the document is read', async () => {
  const store = open(document);
  const asked = store.ask('How much notice?', null);
  await Promise.resolve();

  expect(requests).toEqual([]);
  expect(store.snapshot().questions).toMatchObject([{ question: 'How much notice?', state: 'asked' }]);

  send(documentEvents, 'document', ready);

  expect(await asked).toBe(true);
  expect(requests).toMatchObject([{ body: { question: 'How much notice?', selection: null } }]);
});

it.each([
  ['ends when it expires', 60_000, true],
  ['goes on when it expires later than a timer can wait', 10 * 365 * 24 * 3_600_000, false],
])('%s', (_, expiresIn, isGone) => {
  vi.useFakeTimers();
  const store = open({ ...ready, expiresAt: new Date(Date.now() + expiresIn).toISOString() });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();

  expect(store.snapshot().isGone).toBe(isGone);
});

it('shows an answer part by part until it is whole', async () => {
  const store = open(ready);
  await store.ask('How much notice?', null);
  const [question] = store.snapshot().questions;
  const events = `/api/v1/documents/${document.id}/questions/${question?.id}/events`;
  send(events, 'part', { claim: 0, text: 'At least ' });
  send(events, 'part', { claim: 0, text: 'sixty days.' });

  expect(store.snapshot().questions[0]?.claims[0]?.text).toBe('At least sixty days.');

  const whole = { ...question, state: 'answered', claims: [{ text: 'Sixty days.', citations: [] }] };
  send(events, 'done', whole);

  expect(store.snapshot().questions).toEqual([whole]);
});

it('keeps a question in its field when a limit refuses it', async () => {
  respond = () => Response.json({ code: 'question-limit', values: { limit: 50 } }, { status: 402 });
  const store = open(ready);

  expect(await store.ask('How much notice?', null)).toBe(false);
  expect(store.snapshot()).toMatchObject({ questions: [], problem: { code: 'question-limit' } });
});

it('takes back a question that waits for the document', async () => {
  const store = open(document);
  const asked = store.ask('How much notice?', null);
  await store.cancel(store.snapshot().questions[0]?.id ?? '');

  expect(await asked).toBe(true);
  expect(store.snapshot().questions).toMatchObject([{ state: 'cancelled' }]);
  expect(requests).toEqual([]);
});

it('leaves nothing on the page when the hour is over', () => {
  vi.useFakeTimers();

  try {
    const store = open({ ...ready, suggestions: ['How much notice?'] });
    vi.advanceTimersByTime(61_000);

    expect(store.snapshot()).toMatchObject({
      isGone: true,
      questions: [],
      document: { files: [], summary: [], suggestions: [] },
    });
  } finally {
    vi.useRealTimers();
  }
});
