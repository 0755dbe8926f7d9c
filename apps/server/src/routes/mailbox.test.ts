import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';
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
    const post = async (path: string, remoteAddress: string) => {
      const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
      const headers = { 'content-type': 'application/json' };

      return app.request(path, { method: 'POST', headers, body: '{}' }, { incoming });
    };
    const mailboxOf = async (address: string) => (await json(await ask('/api/v1/session', address))).mailbox;

    expect((await ask('/api/v1/mailbox', '127.0.0.1')).status).toBe(200);
    expect((await ask('/api/v1/mailbox', '192.0.2.1')).status).toBe(404);
    expect((await ask('/sandbox/card/x', '192.0.2.1')).status).toBe(404);
    expect((await post('/api/v1/session/demo', '127.0.0.1')).status).toBe(200);
    expect((await post('/api/v1/session/demo', '192.0.2.1')).status).toBe(404);
    expect(await mailboxOf('127.0.0.1')).toBe('/mailbox');
    expect(await mailboxOf('192.0.2.1')).toBeNull();
  });
});

describe('the demo user', () => {
  it('logs in with Pro, as often as wanted, and keeps what was made before', async () => {
    const browser = new TestBrowser(server, '198.51.100.7');
    const sent = await browser.fetch('/files', {
      method: 'POST',
      headers: { 'x-file-name': 'report.pdf' },
      body: pdf,
    });
    const { token } = await json(sent);
    const [first, second] = [
      await browser.send('POST', '/session/demo'),
      await browser.send('POST', '/session/demo'),
    ];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await browser.read('/session')).toMatchObject({
      accountStatus: 'pro',
      person: { email: 'demo@octavo.example', name: 'Demo' },
      mayDownload: true,
    });
    expect((await browser.fetch(`/files/${token}/content`)).status).toBe(200);
    const account = await server.ports.accounts.findByEmail('demo@octavo.example');
    expect(await server.ports.billing.subscriptions.of(account?.id ?? '')).toHaveLength(1);
  });

  it('does not exist in production, and where mail is sent or payments are real', async () => {
    const { ports } = server;
    const changes: Partial<typeof ports>[] = [
      { config: { ...ports.config, mode: 'production' } },
      { config: { ...ports.config, mail: { smtpUrl: 'smtp://localhost', from: 'octavo@example.org' } } },
      { demoPayments: null },
    ];

    for (const change of changes) {
      const app = createApp({ ...ports, ...change });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.8' };
      const answer = await app.request('/api/v1/session/demo', { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(404);
    }
  });
});
