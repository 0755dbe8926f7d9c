import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

describe('fonts of previews', () => {
  it('are sent by name', async () => {
    const response = await server.app.request('/fonts/LiberationSans-Regular.ttf');
    const start = new Uint8Array(await response.arrayBuffer()).subarray(0, 4);

    expect(response.headers.get('cache-control')).toContain('public');
    expect([...start]).toEqual([0, 1, 0, 0]);
  });

  it('have the maps of fonts that embed none', async () => {
    const response = await server.app.request('/fonts/code-maps/90ms-RKSJ-H');

    expect(await response.text()).toContain('/CMapName /90ms-RKSJ-H def');
    expect((await server.app.request('/fonts/code-maps/Missing-H')).status).toBe(404);
  });

  it.each(['Missing-Regular.ttf', '..%2F..%2Fetc%2Fpasswd', 'LiberationSans-Regular.ttf.gz'])(
    'are refused by the name %s',
    async (name) => {
      expect((await server.app.request(`/fonts/${name}`)).status).toBe(404);
    },
  );
});
