import { openTestWeb, type TestWeb } from '@octavo/testkit/test-web';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../programs/run-program.ts';
import { createWorkspace } from '../workspace.ts';
import { printWebPage } from './print-web-page.ts';
import { warmChromium } from './warm.ts';
import type { Screen } from './web-context.ts';

const margins = { top: 28, right: 28, bottom: 28, left: 28 };
const layout = { widthPoints: 595, heightPoints: 842, margins, background: true, fitWidth: true };
const paper: Screen = { width: 718, height: 900, isPhone: false };
const workspace = await createWorkspace();
const signal = new AbortController().signal;

const pages: Readonly<Record<string, string>> = {
  '/screen': `<meta name=viewport content="width=device-width"><p id=p></p><script>
    p.textContent = 'width ' + innerWidth + ', ' + history.length + ' ' + navigator.userAgent</script>`,
  '/late': `<p id=p></p><script>setTimeout(() => { p.textContent = 'written late' }, 300)</script>`,
  '/far': `<div style="height:12000px"></div><p id=p></p><script>let last = 0; addEventListener('scroll', () => {
    if (performance.now() - last > 100) { last = performance.now(); p.append(' ' + Math.round(scrollY / 3000)) } })</script>`,
  '/endless': `<p>before</p><img src="/never.png"><script>setInterval(() => fetch('/again'), 50)</script>`,
  '/chapters': `<h1>One</h1><p>Words</p><h2>Two</h2><div style="height:1400px"></div>`,
};
let web: TestWeb;

beforeAll(async () => {
  web = await openTestWeb({
    'site.example'(request, response) {
      const page = pages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
    },
  });
});

afterAll(async () => {
  web.close();
  await workspace.remove();
});

async function print(address: string, screen = paper): Promise<{ path: string; pages: number }> {
  const limits = { waitSeconds: 0, seconds: 60, onStep: () => undefined };

  return printWebPage(
    { source: { address }, proxy: web.proxy, screen, layout, ...limits },
    { workspace, signal },
  );
}

async function wordsOf(path: string): Promise<string> {
  const call = { program: 'pdftotext', args: [path, '-'], folder: workspace.folder, signal };

  return (await runProgram(call)).stdout.toString('utf8');
}

it.each([
  [paper, /width 718, [^M]*Mozilla[^H]*X11/],
  [{ width: 1280, height: 900, isPhone: false }, /width 1280, [^M]*Mozilla[^H]*X11/],
  [{ width: 390, height: 844, isPhone: true }, /width 390, [^M]*Mozilla[^H]*Android/],
])('loads a page in a warm browser with the requested screen: %j', async (screen, words) => {
  await warmChromium();

  expect(await wordsOf((await print('http://site.example/screen', screen)).path)).toMatch(words);
});

it.each([
  ['http://127.0.0.1/', 'url-refused'],
  ['http://document.invalid/ready', 'url-unreachable'],
  ['http://site.example/none', 'url-unreachable'],
])('loads a page in a warm browser through the proxy only: %s', async (address, code) => {
  await warmChromium();

  await expect(print(address)).rejects.toMatchObject({ code });
});

it('waits for text that a script adds late', async () => {
  expect(await wordsOf((await print('http://site.example/late')).path)).toContain('written late');
});

it('scrolls slowly for pages that check the scroll position rarely', async () => {
  expect(await wordsOf((await print('http://site.example/far')).path)).toMatch(/1.*2.*3/);
});

it('prints a page that never becomes idle', async () => {
  expect(await wordsOf((await print('http://site.example/endless')).path)).toContain('before');
});

it('keeps tags and outline when empty last pages are removed', async () => {
  const { path, pages: count } = await print('http://site.example/chapters');
  const call = { folder: workspace.folder, signal };
  const facts = await runProgram({ ...call, program: 'pdfinfo', args: [path] });
  const structure = await runProgram({ ...call, program: 'pdfinfo', args: ['-struct', path] });
  const outline = await runProgram({
    ...call,
    program: 'qpdf',
    args: ['--json=2', '--json-key=outlines', path],
  });

  expect(count).toBe(1);
  expect(facts.stdout.toString()).toMatch(/Tagged: +yes[^]*Pages: +1/);
  expect(structure.stdout.toString()).toMatch(/H1[^]*H2/);
  expect(outline.stdout.toString()).toMatch(
    /"title": "One"[^]*"title": "Two"|"title": "Two"[^]*"title": "One"/,
  );
});
