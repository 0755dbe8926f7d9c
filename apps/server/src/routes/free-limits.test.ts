import { randomIds } from '@octavo/adapters/system/system';
import { freeTaskBytes, freeTasksPerDay, mebibyte } from '@octavo/contract/limits';
import { claim, fail, useProcessor } from '@octavo/domain/job';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;
let people = 0;
const limits = {
  taskBytes: 100 * mebibyte,
  requestsPerMinute: 100_000,
  uploadsPerMinute: 100_000,
  uploadBytesPerMinute: 1e12,
  retainSeconds: 3600,
  storage: { storedBytes: 1e12, addressStoredBytes: 1e12 },
  pagesPerMinute: 1,
  streams: 1,
  processorSeconds: { visitor: 300, trial: 1800 },
  addressTasksPerDay: 12,
};

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription', limits });
});
afterAll(() => server.close());
afterEach(() => {
  server.time.ahead = 0;
});

function someone(address = people + 1): TestBrowser {
  people += 1;

  return new TestBrowser(server, `198.51.100.${address}`);
}

async function upload(browser: TestBrowser, headers: Record<string, string> = {}) {
  const answer = await browser.fetch('/files', {
    method: 'POST',
    headers: { 'x-file-name': 'report.pdf', ...headers },
    body: pdf,
  });

  return json(answer);
}

/** Requests a task and returns its id, or the code of the refusal. */
async function requestTask(
  browser: TestBrowser,
  changes: object = {},
): Promise<{ id: string; code?: string }> {
  const { token } = await upload(browser);
  const id = randomIds.token();
  const wanted = { id, tool: 'rotate-pdf', files: [{ token }], options: { angle: 90 }, ...changes };

  return { id, ...(await json(await browser.send('POST', '/jobs', wanted))) };
}

/** Ends a job as the worker does when a limit is exceeded. */
async function endByLimit(id: string, processorSeconds: number): Promise<void> {
  const now = server.ports.clock.now();
  await server.ports.jobs.change(id, (job) => claim(job, now));
  await server.ports.jobs.change(id, (job) =>
    fail(useProcessor(job, 1, processorSeconds), 1, { code: 'time-limit', values: {} }, now),
  );
}

const compress = (options: object) => ({ tool: 'compress-pdf', options });

describe('without trial and subscription', () => {
  it('five tasks a day are allowed; cancelled ones do not count, and the count restarts the next day', async () => {
    const browser = someone();
    // Noon keeps the test within one day until it moves the clock.
    const noon = new Date();
    noon.setUTCHours(12, 0, 0, 0);
    server.time.ahead = noon.getTime() - Date.now();

    for (let task = 1; task < freeTasksPerDay; task += 1) {
      expect(await requestTask(browser)).not.toHaveProperty('code');
    }

    const cancelled = await requestTask(browser);
    expect(await requestTask(browser)).toMatchObject({
      code: 'free-tasks-used',
      values: { limit: freeTasksPerDay },
    });
    await browser.send('POST', `/jobs/${cancelled.id}/cancel`);
    expect(await requestTask(browser)).not.toHaveProperty('code');
    expect(await requestTask(browser)).toMatchObject({ code: 'free-tasks-used' });

    server.time.ahead += 12 * 3_600_000;
    expect(await requestTask(browser)).not.toHaveProperty('code');
  });

  it('a task ended by a limit counts, and its processor time is returned after an hour', async () => {
    const browser = someone(210);
    const heavy = await requestTask(browser);
    await endByLimit(heavy.id, 200);
    const other = await requestTask(browser);
    await endByLimit(other.id, 100);
    const session = await browser.read('/session');

    expect(session).toMatchObject({ freeTasks: { used: 2 } });
    expect(await requestTask(browser)).toMatchObject({
      code: 'processor-time-used',
      status: 429,
      values: { limit: 300, remedy: 'log-in' },
    });
    expect(await requestTask(someone(210))).toMatchObject({ code: 'processor-time-used' });
    expect(await requestTask(someone())).not.toHaveProperty('code');
    await browser.signUp('mary@example.org');
    expect(await requestTask(browser)).not.toHaveProperty('code');

    const later = someone(210);
    server.time.ahead = 3_601_000;
    expect(await requestTask(later)).not.toHaveProperty('code');
  });

  it('a trial has more processor time, but not unlimited', async () => {
    const browser = someone();
    await browser.signUp('emmy@example.org');
    const first = await requestTask(browser);
    await endByLimit(first.id, 1799);
    const second = await requestTask(browser);
    expect(second).not.toHaveProperty('code');
    await endByLimit(second.id, 1);

    expect(await requestTask(browser)).toMatchObject({
      code: 'processor-time-used',
      values: { limit: 1800, remedy: 'pro' },
    });
  });

  it('another browser at the same address has five tasks of its own', async () => {
    const address = 200;
    const first = someone(address);

    for (let task = 1; task <= freeTasksPerDay; task += 1) {
      await requestTask(first);
    }

    expect(await first.read('/session')).toMatchObject({ freeTasks: { used: freeTasksPerDay } });
    const second = someone(address);
    expect(await second.read('/session')).toMatchObject({ freeTasks: { used: 0 } });
    expect(await requestTask(second)).not.toHaveProperty('code');
    expect(await requestTask(first)).toMatchObject({ code: 'free-tasks-used' });
  });

  it('the five tasks go with the browser to another address', async () => {
    const [browser, elsewhere] = [someone(), someone()];
    await browser.read('/session');

    for (let task = 1; task <= freeTasksPerDay; task += 1) {
      await requestTask(browser);
    }

    elsewhere.cookies.set('free-tasks', browser.cookies.get('free-tasks') ?? '');
    expect(await requestTask(elsewhere)).toMatchObject({ code: 'free-tasks-used' });
  });

  it('a browser that drops its cookies reaches the ceiling of its address, which says so', async () => {
    const address = 203;

    for (let task = 1; task <= limits.addressTasksPerDay; task += 1) {
      expect(await requestTask(someone(address))).not.toHaveProperty('code');
    }

    const last = someone(address);
    expect(await requestTask(last)).toMatchObject({
      code: 'address-tasks-used',
      status: 402,
      values: { limit: limits.addressTasksPerDay, remedy: 'log-in' },
      detail: expect.stringContaining('your network address'),
    });
    await last.signUp('olga@example.org');
    expect(await requestTask(last)).not.toHaveProperty('code');
    expect(await requestTask(someone())).not.toHaveProperty('code');
  });

  it('only counters that were issued here are accepted', async () => {
    const browser = someone();
    await browser.read('/session');
    const issued = browser.cookies.get('free-tasks') ?? '';
    const [id = '', signature = ''] = issued.split('.');

    for (const made of ['f'.repeat(32), `${'f'.repeat(32)}.${signature}`, `${id}.`, `${issued}.`]) {
      browser.cookies.set('free-tasks', made);
      await browser.read('/session');
      expect(browser.cookies.get('free-tasks')).not.toBe(made);
    }

    expect(browser.given.get('free-tasks')).toMatch(/; HttpOnly/);
    const maxAge = Number(/Max-Age=(\d+)/.exec(browser.given.get('free-tasks') ?? '')?.[1]);
    const untilMidnight = (24 * 3_600_000 - (Date.now() % (24 * 3_600_000))) / 1000;
    expect(Math.abs(maxAge - untilMidnight)).toBeLessThan(5);
  });

  it('programs without cookies at one address share five tasks', async () => {
    const program = { 'x-forwarded-for': '198.51.100.220', 'content-type': 'application/json' };
    const attempt = async () => {
      const sent = await server.request('/files', {
        method: 'POST',
        headers: { ...program, 'content-type': 'application/pdf', 'x-file-name': 'report.pdf' },
        body: pdf,
      });
      const { token } = await json(sent);
      const id = randomIds.token();
      const wanted = { id, tool: 'rotate-pdf', files: [{ token }], options: { angle: 90 } };

      return json(
        await server.request('/jobs', { method: 'POST', headers: program, body: JSON.stringify(wanted) }),
      );
    };

    for (let task = 1; task <= freeTasksPerDay; task += 1) {
      expect(await attempt()).not.toHaveProperty('code');
    }

    expect(await attempt()).toMatchObject({ code: 'free-tasks-used' });
  });

  it('tasks that fail do not count', async () => {
    const browser = someone();

    for (let task = 0; task < freeTasksPerDay; task += 1) {
      const { id } = await requestTask(browser);
      const now = server.ports.clock.now();
      await server.ports.jobs.change(id, (job) => claim(job, now));
      await server.ports.jobs.change(id, (job) => fail(job, 1, { code: 'damaged-file', values: {} }, now));
    }

    expect(await browser.read('/session')).toMatchObject({ freeTasks: { used: 0 } });
    expect(await requestTask(browser)).not.toHaveProperty('code');
  });

  it('signing in and out, also between tasks, does not reset the five tasks', async () => {
    const browser = someone();

    for (let task = 1; task < freeTasksPerDay; task += 1) {
      await requestTask(browser);
    }

    await browser.signUp('grace@example.org');
    expect(await requestTask(browser)).not.toHaveProperty('code');
    await browser.send('DELETE', '/session');
    expect(await browser.read('/session')).toMatchObject({ freeTasks: { used: freeTasksPerDay - 1 } });
    expect(await requestTask(browser)).not.toHaveProperty('code');
    expect(await requestTask(browser)).toMatchObject({ code: 'free-tasks-used' });
  });

  it('tasks of an account do not count against visitors at the same address', async () => {
    const address = 202;
    const person = someone(address);
    await person.signUp('alan@example.org');

    for (let task = 1; task <= freeTasksPerDay; task += 1) {
      await requestTask(person);
    }

    expect(await requestTask(someone(address))).not.toHaveProperty('code');
  });

  it('five tasks are the limit for concurrent requests of several tabs too', async () => {
    const browser = someone();
    await browser.read('/session');
    const requests = await Promise.all(
      Array.from({ length: freeTasksPerDay + 3 }, () => requestTask(browser)),
    );

    expect(requests.filter(({ code }) => code === undefined)).toHaveLength(freeTasksPerDay);
  });

  it('a Pro feature is refused by the requested options, whatever the tool', async () => {
    const browser = someone();

    for (const options of [{ level: 'high' }, { level: 'custom', dpi: 120 }, { targetSize: '1 MB' }]) {
      expect(await requestTask(browser, compress(options))).toMatchObject({
        code: 'pro-feature',
        status: 402,
      });
    }

    expect(await requestTask(browser, { tool: 'pdf-ocr', options: {} })).toMatchObject({
      code: 'pro-feature',
    });
    expect(await requestTask(browser, compress({ level: 'low' }))).not.toHaveProperty('code');
  });

  it('a file above the size limit is refused before it is sent', async () => {
    const announced = { 'content-length': String(freeTaskBytes * 2) };

    expect(await upload(someone(), announced)).toMatchObject({
      code: 'free-size-exceeded',
      status: 402,
      values: { limit: freeTaskBytes },
    });
  });
});

describe('in the trial of a new account', () => {
  it('tasks are not counted, and Pro features run', async () => {
    const browser = someone();
    await browser.signUp('ada@example.org');

    for (let task = 0; task <= freeTasksPerDay; task += 1) {
      expect(await requestTask(browser, compress({ level: 'high' }))).not.toHaveProperty('code');
    }
  });
});
