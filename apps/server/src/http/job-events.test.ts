import { randomIds } from '@octavo/adapters/system/system';
import { sessionSeconds } from '@octavo/contract/limits';
import { claim } from '@octavo/domain/job';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

/** User who is logged in and follows one of their jobs. */
async function newFollower() {
  people += 1;
  const browser = new TestBrowser(server, `198.51.100.${people}`);
  await browser.signUp(`follower${people}@example.org`);
  const form = new FormData();
  form.set('file', new File([pdf], 'report.pdf'));
  const { token } = await json(await browser.fetch('/files', { method: 'POST', body: form }));
  const id = randomIds.token();
  await browser.send('POST', '/jobs', {
    id,
    tool: 'rotate-pdf',
    files: [{ token }],
    options: { angle: 90 },
  });
  const stream = await browser.fetch(`/jobs/${id}/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();

  return { browser, id, read: async () => (await reader?.read())?.value ?? 'the end' };
}

describe('the events of a job', () => {
  it('continue for a logged-in user', async () => {
    const { id, read } = await newFollower();
    expect(await read()).toContain('"state":"queued"');
    await server.finishJob(id);
    expect(await read()).toMatch(/"state":"(running|done)"/);
  });

  const endings: Readonly<Record<string, (browser: TestBrowser) => Promise<void>>> = {
    'logging out': async (browser) => void (await browser.send('DELETE', '/session')),
    'logging out everywhere': async (browser) => void (await browser.send('DELETE', '/account/sessions')),
    'an expired session': async () => {
      server.time.ahead = (sessionSeconds + 1) * 1000;
    },
  };

  it.each(Object.entries(endings))(
    'end with %s, and report nothing that happens later',
    async (_name, end) => {
      const { browser, id, read } = await newFollower();
      expect(await read()).toContain('"state":"queued"');
      await end(browser);
      // A change makes the stream re-read the job, as its next beat would.
      await server.ports.jobs.change(id, (job) => claim(job, new Date()));

      expect(await read()).toBe('the end');
      server.time.ahead = 0;
    },
  );
});
