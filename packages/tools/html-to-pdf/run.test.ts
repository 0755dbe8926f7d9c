import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@octavo/engine-node/programs/run-program';
import { popplerWords } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { openTestWeb, type TestWeb } from '@octavo/testkit/test-web';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'octavo-html-'));
const signal = new AbortController().signal;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

const pages: Readonly<Record<string, string>> = {
  '/': `<!doctype html><title>The front  page / today</title><h1>Chapter one</h1><p>Words to select.
    <a href="https://www.example.org/more">More</a></p><h2>A part</h2>
    <script>document.body.append('Written by a script')</script>`,
  '/lazy': `<!doctype html><title>Lazy</title><div style="height:9000px">top</div>
    <img loading=lazy src="/picture.svg"><p id=seen></p>
    <script>new IntersectionObserver(([entry]) => { if (entry.isIntersecting) seen.textContent = 'came into view' }).observe(seen)</script>`,
  '/styles': `<!doctype html><title>Print</title><style>
    @media print { .screen { display: none } .print { display: block !important } } .print { display: none }</style>
    <p class=screen>for the screen</p><p class=print>for paper</p>`,
  '/consent': `<!doctype html><title>Consent</title><style>html, body { overflow: hidden; height: 100% }</style>
    ${'<p>A paragraph of the article.</p>'.repeat(120)}<p>The end of it</p>
    <header style="position:fixed;top:0">Site header</header>
    <div style="position:fixed;inset:0;background:#0008" class=backdrop></div>
    <div id="cookie-consent" role=dialog style="position:fixed;bottom:0;left:0;right:0;height:300px;background:#fff">
    We use cookies. <button>Accept all</button></div>`,
  '/broken': `<!doctype html><title>Broken</title><p>Text stays</p><img src="/none.png"><link rel=stylesheet href="/none.css">`,
  '/moves': `<!doctype html><title>Old</title><script>location.href = '/'</script>`,
  '/moves-in': `<!doctype html><title>Old</title><script>location.href = 'http://10.0.0.1/'</script>`,
  '/asks': `<!doctype html><title>Asks</title><p>Stays</p><script>alert(1); confirm('x'); open('/'); print();
    navigator.geolocation.getCurrentPosition(() => 0); Array.from = null; Promise.prototype.then = null</script>`,
  '/long': `<!doctype html><title>Long</title>${'<p>A line of a long page.</p>'.repeat(300)}<p>The very end</p>`,
  '/table': `<!doctype html><title>Table</title><table style="white-space:nowrap"><tr>
    ${'<td style="padding:9px 20px">Column</td>'.repeat(14)}<td>Last</td></tr></table>`,
  '/empty-end': '<!doctype html><title>End</title><p>Words</p><div style="height:1400px"></div>',
  '/wide': `<!doctype html><meta name=viewport content="width=device-width"><title>Wide</title><p id=w></p><script>w.textContent = 'width ' + innerWidth</script>`,
};
let web: TestWeb;

beforeAll(async () => {
  web = await openTestWeb({
    'site.example'(request, response) {
      const path = request.url ?? '';
      const page = pages[path];

      if (path === '/picture.svg') {
        response.setHeader('content-type', 'image/svg+xml').end(picture);
      } else if (path === '/file') {
        response.setHeader('content-type', 'application/pdf').end('%PDF-1.7');
      } else if (path === '/in') {
        response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
      } else if (page === undefined) {
        response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>');
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      }
    },
  });
});

afterAll(() => {
  web.close();
  rmSync(folder, { recursive: true });
});

function visit(path: string, options: Readonly<Record<string, unknown>> = {}) {
  const bytes = Buffer.from(`http://site.example${path}\n`);

  return runOn('html-to-pdf', [{ name: 'site.example.url', bytes }], options, web.proxy);
}

async function wordsOf(path = ''): Promise<string> {
  const { stdout } = await runProgram({ program: 'pdftotext', args: [path, '-'], folder, signal });

  return stdout.toString('utf8');
}

async function factsOf(path = ''): Promise<string> {
  return (await runProgram({ program: 'pdfinfo', args: [path], folder, signal })).stdout.toString('utf8');
}

it('prints a page with its scripts run, tagged, and named after its title', async () => {
  const { files, progress } = await visit('/');
  const [file] = files;

  expect(file).toMatchObject({ name: 'The front page - today.pdf', pages: 1, notes: [] });
  expect(await wordsOf(file?.path)).toMatch(/Chapter one[\s\S]*Words to select[\s\S]*Written by a script/);
  expect(await factsOf(file?.path)).toMatch(/Tagged: +yes/);
  expect(progress.at(-1)).toBe(1);
});

it('scrolls through the page so that lazy content loads', async () => {
  const { files } = await visit('/lazy');

  expect(await wordsOf(files[0]?.path)).toContain('came into view');
  expect(files[0]?.notes).toEqual([]);
});

it('applies the page’s own print styles', async () => {
  const words = await wordsOf((await visit('/styles')).files[0]?.path);

  expect(words).toContain('for paper');
  expect(words).not.toContain('for the screen');
});

it('removes a cookie dialog, but no other fixed element', async () => {
  const { files } = await visit('/consent');
  const words = await wordsOf(files[0]?.path);

  expect(words).not.toContain('We use cookies');
  expect(words).toContain('Site header');
  expect(words).toContain('The end of it');
});

it('reports how many resources failed to load', async () => {
  const { files } = await visit('/broken');

  expect(files[0]?.notes).toEqual([{ code: 'parts-missing', values: { count: 2 } }]);
  expect(await wordsOf(files[0]?.path)).toContain('Text stays');
});

it('follows redirects by script', async () => {
  expect((await visit('/moves')).files[0]?.name).toBe('The front page - today.pdf');
});

it('prints a page with dialogs, popups and modified built-ins', async () => {
  expect(await wordsOf((await visit('/asks')).files[0]?.path)).toContain('Stays');
});

it('makes one page of the requested length and width', async () => {
  const { files } = await visit('/long', { singlePage: true, width: 'desktop', margin: 0 });

  expect(files[0]?.pages).toBe(1);
  expect(await wordsOf(files[0]?.path)).toContain('The very end');
  expect(await factsOf(files[0]?.path)).toMatch(/Page size: +960 x/);
});

it.each([{}, { singlePage: true }])('cuts off nothing wider than the paper: %j', async (options) => {
  const { files } = await visit('/table', options);

  expect(files[0]?.pages).toBe(1);
  expect(popplerWords(files[0]?.path ?? '', 1).at(-1)).toMatchObject({ word: 'Last' });
  const [, width] = /Page size: +([\d.]+) x/.exec(await factsOf(files[0]?.path)) ?? [];
  expect(popplerWords(files[0]?.path ?? '', 1).at(-1)?.right).toBeLessThan(Number(width));
});

it('omits empty pages at the end', async () => {
  expect((await visit('/empty-end')).files[0]?.pages).toBe(1);
});

it.each([
  [{}, 'width 718'],
  [{ width: 'desktop' }, 'width 1280'],
  [{ width: 'phone' }, 'width 390'],
  [{ pageSize: 'letter', orientation: 'landscape', margin: 0 }, 'width 1056'],
])('uses the chosen screen width: %j', async (options, words) => {
  expect(await wordsOf((await visit('/wide', options)).files[0]?.path)).toContain(words);
});

it.each([
  ['/none', { code: 'url-unreachable', values: { status: 404 } }],
  ['/in', { code: 'url-refused' }],
  ['/moves-in', { code: 'url-refused' }],
  ['/file', { code: 'url-not-a-page' }],
])('refuses %s', async (path, failure) => {
  await expect(visit(path)).rejects.toMatchObject(failure);
});

it.each([
  ['', 'url-required'],
  ['site.example', 'url-invalid'],
  ['file:///etc/passwd', 'url-invalid'],
  ['http://127.0.0.1/', 'url-refused'],
  ['https://10.0.0.1/', 'url-refused'],
  ['https://[::1]/', 'url-refused'],
  ['http://nowhere.example/', 'url-unreachable'],
  ['https://nowhere.example/', 'url-unreachable'],
])('refuses the address %j', async (address, code) => {
  const given = [{ name: 'a.url', bytes: Buffer.from(`# address\n${address}\n`) }];

  await expect(runOn('html-to-pdf', given, {}, web.proxy)).rejects.toMatchObject({ code });
});

it('prints an HTML file with scripts, web images and its declared encoding', async () => {
  const text = `<!doctype html><meta charset=windows-1252><title>Caf\u00e9</title><p>Caf\u00e9 </p>
    <img src="http://site.example/picture.svg"><img src="beside.png"><img src="http://127.0.0.1/x.png">
    <img src="file:///etc/hostname"><script>document.body.append('ran')</script>`;
  const given = [{ name: 'saved page.html', bytes: Buffer.from(text, 'latin1') }];
  const { files } = await runOn('html-to-pdf', given, {}, web.proxy);

  expect(files[0]).toMatchObject({
    name: 'saved page.pdf',
    notes: [{ code: 'parts-missing', values: { count: 3 } }],
  });
  expect(await wordsOf(files[0]?.path)).toMatch(/Café\s+[\s\S]*ran/);
});
