import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenPages } from './open-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

function openApplication() {
  const pages = new OpenPages(() => Date.now());
  const handle = pages.around(() => new Response('a page'));
  let [isWorking, hasEnded] = [false, false];
  void pages
    .areGone(() => isWorking)
    .then(() => {
      hasEnded = true;
    });

  return {
    pages,
    open: () => handle(new Request('http://127.0.0.1:4000/open-page')),
    ask: () => handle(new Request('http://127.0.0.1:4000/merge-pdf')),
    work: (does: boolean) => {
      isWorking = does;
    },
    async hasEndedAfter(minutes: number) {
      await vi.advanceTimersByTimeAsync(minutes * minute);

      return hasEnded;
    },
  };
}

it('lasts as long as a page is open, and for some time after the last one', async () => {
  const { open, hasEndedAfter } = openApplication();
  const [first, second] = [open(), open()];
  expect(first.headers.get('content-type')).toBe('text/event-stream');
  expect(await hasEndedAfter(600)).toBe(false);
  await first.body?.cancel();
  expect(await hasEndedAfter(60)).toBe(false);
  await second.body?.cancel();
  expect(await hasEndedAfter(9)).toBe(false);
  expect(await hasEndedAfter(2)).toBe(true);
});

it('lasts when a page comes back', async () => {
  const { open, hasEndedAfter } = openApplication();
  await open().body?.cancel();
  expect(await hasEndedAfter(9)).toBe(false);
  open();
  expect(await hasEndedAfter(60)).toBe(false);
});

it('ends when no page is ever opened, but not while it works on a folder', async () => {
  const { work, hasEndedAfter } = openApplication();
  work(true);
  expect(await hasEndedAfter(60)).toBe(false);
  work(false);
  expect(await hasEndedAfter(11)).toBe(true);
});

it('keeps the connection of a page alive, and hands other requests on', async () => {
  const { pages, open, ask } = openApplication();
  const reader = open().body?.getReader();
  await reader?.read();
  const next = reader?.read();
  await vi.advanceTimersByTimeAsync(minute);
  expect(new TextDecoder().decode((await next)?.value)).toBe(': still here\n\n');
  pages.close();
  expect(await (await ask()).text()).toBe('a page');
});
