import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

describe('the mailbox', () => {
  it('shows emails, the newest first', async () => {
    const browser = new TestBrowser(server);
    const email = 'ada@example.org';
    await browser.signUp(email, { name: 'Ada' });
    const { emails } = await browser.read('/mailbox');

    expect(emails.filter(({ to }: { to: string }) => to === email)).toMatchObject([
      { subject: 'Welcome to Octavo' },
      { subject: 'Finish signing up for Octavo' },
    ]);
  });

  it('is hidden from other machines, like demo payments, unless development is enabled', async () => {
    const config = { ...server.ports.config, behindProxy: false, developsInPublic: false };
    const app = createApp({ ...server.ports, config });
    const ask = async (path: string, remoteAddress: string) => {
      const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };

      return app.request(path, {}, { incoming });
    };
    const mailboxOf = async (address: string) => (await json(await ask('/api/v1/session', address))).mailbox;

    expect((await ask('/api/v1/mailbox', '127.0.0.1')).status).toBe(200);
    expect((await ask('/api/v1/mailbox', '192.0.2.1')).status).toBe(404);
    expect((await ask('/sandbox/card/x', '192.0.2.1')).status).toBe(404);
    expect(await mailboxOf('127.0.0.1')).toBe('/mailbox');
    expect(await mailboxOf('192.0.2.1')).toBeNull();
  });
});
