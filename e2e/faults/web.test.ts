import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attackPage, spellingsOf } from './attack-page.ts';
import { BrowserHarness } from './browser-harness.ts';
import { eventually } from './product-harness.ts';

/** Each group tests every sixth spelling: all at once are too many for one page. */
const groups = [0, 1, 2, 3, 4, 5];

/** Pages of the attacker's site by path; `/to?address` redirects instead. */
const pages: Record<string, string> = {};

function site(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const page = pages[path];

  if (path === '/to') {
    response
      .writeHead(302, { location: decodeURIComponent(query).replace(/[^ -~]/g, encodeURIComponent) })
      .end();
  } else if (page !== undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  } else {
    response.writeHead(404).end();
  }
}

describe.each([
  ['behind bubblewrap', 'require'],
  ['with limits alone', 'off'],
] as const)('a web page %s', (_name, sandbox) => {
  let harness: BrowserHarness;

  beforeAll(async () => {
    harness = await BrowserHarness.open(sandbox, site);
    const targets = spellingsOf(harness.canaryPort);
    targets.forEach((target, index) => {
      pages[`/refresh-${index}`] = `<meta http-equiv=refresh content="0;url=${target}/">moving`;
      pages[`/script-${index}`] = `<script>location.replace(${JSON.stringify(`${target}/`)})</script>moving`;
    });

    for (const group of groups) {
      const some = targets.filter((_, index) => index % groups.length === group);
      pages[`/attack-${group}`] = attackPage(some, harness.udpPort);
    }

    pages['/late'] =
      `<title>Late</title><p>late</p><script>setTimeout(() => location.href = 'http://127.0.0.1/', 700)</script>`;
    pages['/blank'] = `<script>location.href = 'about:blank'</script>`;
    pages['/data'] = `<p>data</p><script>location.href = 'data:text/html,<h1>data'</script>`;
    pages['/file'] =
      `<p>file</p><script>location.href = 'file:///etc/passwd'</script><iframe src="file:///etc/passwd"></iframe>`;
  });

  beforeEach(() => {
    harness.hits.length = 0;
    harness.asked.length = 0;
  });

  afterAll(() => harness.close());

  it('is seen by the server when it does reach an address inside', async () => {
    connect(harness.canaryPort, '127.0.0.1');
    await eventually(async () => (harness.hits.length > 0 ? true : null));

    expect(harness.hits).toEqual(['TCP on loopback']);
  });

  it('reaches no address inside from a process that was started in advance', async () => {
    await harness.fill();
    const { results, failures } = await harness.convert('http://site.example/attack-0');

    expect(failures).toEqual([]);
    expect(results[0]).toMatchObject({ kind: 'pdf', name: 'Attack.pdf' });
    expect(harness.asked).toContain('/control.png');
    expect(harness.hits).toEqual([]);
  });

  it.each(groups)(
    'reaches no address inside by any resource, and is printed without it: %s',
    async (group) => {
      const { results, failures } = await harness.convert(`http://site.example/attack-${group}`);

      expect(failures).toEqual([]);
      expect(results[0]).toMatchObject({ kind: 'pdf', name: 'Attack.pdf' });
      expect(harness.asked).toContain('/control.png');
      // The page's redirects were followed, and the redirect targets refused.
      expect(harness.asked.filter((path) => path.startsWith('/to?')).length).toBeGreaterThan(10);
      expect(harness.hits).toEqual([]);
    },
  );

  it.each([
    ['a redirect to', (target: string) => `http://site.example/to?${encodeURIComponent(`${target}/`)}`],
    [
      'two redirects to',
      (target: string) =>
        `http://site.example/to?${encodeURIComponent(`http://site.example/to?${encodeURIComponent(`${target}/`)}`)}`,
    ],
  ])('gives no document by %s an address inside', async (_way, addressOf) => {
    for (const target of [
      'http://127.0.0.1',
      'http://[::ffff:127.0.0.1]',
      'https://inside.example',
      `http://0x7f.1:${harness.canaryPort}`,
    ]) {
      await expect(harness.convert(addressOf(target))).rejects.toMatchObject({ code: 'url-refused' });
    }

    expect(harness.hits).toEqual([]);
  });

  it.each(['refresh', 'script'])(
    'gives no document when it redirects to an address inside by %s',
    async (way) => {
      for (const index of [0, 1, 2, 4, 33]) {
        await expect(harness.convert(`http://site.example/${way}-${index}`)).rejects.toMatchObject({
          code: 'url-refused',
        });
      }

      expect(harness.hits).toEqual([]);
    },
  );

  it.each(['/late', '/blank'])('gives no document when it redirects to a dead address: %s', async (path) => {
    await expect(harness.convert(`http://site.example${path}`, { wait: 2 })).rejects.toMatchObject({
      code: 'url-refused',
    });
    expect(harness.hits).toEqual([]);
  });

  it.each(['/data', '/file'])('ignores a request for %s', async (path) => {
    expect((await harness.convert(`http://site.example${path}`)).results).toHaveLength(1);
    expect(harness.hits).toEqual([]);
  });

  it('is refused when its name resolves to an address inside the second time', async () => {
    pages['/twice'] = '<title>Twice</title><img src="/a.png"><script src="/b.js"></script>';
    const outcome = await harness.convert('http://rebinding.example/twice').catch((error: unknown) => error);

    // Either request may come first: neither reached an internal address.
    expect(outcome).toBeDefined();
    expect(harness.hits).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::]/',
    'http://localhost./',
    'https://inside.example/',
    'http://mixed.example/',
    'http://169.254.169.254/latest/meta-data/',
    'http://site.example:8080/',
    'http://user:word@site.example/',
  ])('is refused by its address: %s', async (address) => {
    await expect(harness.convert(address)).rejects.toMatchObject({ code: 'url-refused' });
    expect(harness.hits).toEqual([]);
    expect(harness.asked).toEqual([]);
  });
});
