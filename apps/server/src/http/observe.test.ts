import { logOptions } from '@octavo/adapters/system/log-options';
import { randomIds } from '@octavo/adapters/system/system';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

it('logs no line with the id of a job, a file or a session', async () => {
  const lines: string[] = [];
  const log = pino(logOptions('serve', 'trace'), { write: (line: string) => void lines.push(line) });
  const failing = randomIds.token();
  const files = {
    ...server.ports.files,
    find: async (token: string) => {
      if (token === failing) {
        throw new Error(`cannot read /data/files/${token}`, { cause: new Error(`row ${token}`) });
      }

      return server.ports.files.find(token);
    },
  };
  const app = createApp({ ...server.ports, files, log });
  const session = server.ports.tokens.make();
  const request = await server.jobRequestOf();
  const [{ token }] = request.files as [{ token: string }];
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`/api/v1${path}`, {
      ...init,
      headers: {
        cookie: `user-token=${session}`,
        'content-type': 'application/json',
        origin: 'https://octavo.example',
      },
    });
  const placed = await ask('/jobs', { method: 'POST', body: JSON.stringify(request) });
  expect(await json(placed)).toMatchObject({ id: request.id });
  await ask(`/jobs/${request.id}`);
  await ask(`/jobs/${request.id}/zip`);
  await ask(`/jobs/${request.id}/cancel`, { method: 'POST' });
  await ask(`/files/${token}/content`);
  await ask(`/files/${failing}`);
  await ask(`/session/link?token=${session}`);

  expect(lines.length).toBeGreaterThanOrEqual(7);
  expect(lines.join('')).toContain('request failed');
  expect(lines.join('')).toMatch(/"jobId":"[0-9a-f]{12}"/);

  for (const secret of [request.id, token, failing, session]) {
    expect(lines.join('')).not.toContain(secret);
  }
});
