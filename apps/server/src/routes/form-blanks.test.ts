import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

describe('blanks of forms', () => {
  it('are sent by form and revision, and kept for good', async () => {
    const response = await server.app.request('/api/v1/forms/w9/2024-03.pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());

    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect([bytes.length, new TextDecoder().decode(bytes.subarray(0, 5))]).toEqual([124_415, '%PDF-']);
  });

  it('lead to the newest revision, which may change with the next start', async () => {
    const response = await server.app.request('/api/v1/forms/w9/newest.pdf');

    expect([response.status, response.headers.get('location')]).toEqual([302, '2024-03.pdf']);
    expect((await server.app.request('/api/v1/forms/w8/newest.pdf')).status).toBe(404);
  });

  it.each(['w9/2018-10.pdf', 'w8/2024-03.pdf', 'w9/..%2F..%2Fpackage.json', 'constructor/2024-03.pdf'])(
    'are refused by the address %s',
    async (path) => {
      expect((await server.app.request(`/api/v1/forms/${path}`)).status).toBe(404);
    },
  );
});
