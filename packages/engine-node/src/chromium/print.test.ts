import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../programs/run-program.ts';
import { createWorkspace } from '../workspace.ts';
import type { PrintLayout } from './page-to-pdf.ts';
import { printFolder } from './print.ts';
import { warmChromium } from './warm.ts';

const margins = { top: 36, right: 36, bottom: 36, left: 36 };
const layout: PrintLayout = { widthPoints: 595, heightPoints: 842, margins, background: true };
const workspace = await createWorkspace();
const signal = new AbortController().signal;
const place = { workspace, signal };
let hits = 0;
const canary = createServer((_, response) => {
  hits += 1;
  response.end('reached');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  canary.close();
  await workspace.remove();
});

let folders = 0;

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  folders += 1;
  const folder = join(workspace.folder, `given-${folders}`);

  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }

  return folder;
}

async function wordsOf(path: string): Promise<string> {
  const args = ['-layout', path, '-'];
  const { stdout } = await runProgram({ program: 'pdftotext', args, folder: workspace.folder, signal });

  return stdout.toString('utf8');
}

async function factsOf(path: string): Promise<string> {
  const call = { program: 'pdfinfo', args: [path], folder: workspace.folder, signal };

  return (await runProgram(call)).stdout.toString('utf8');
}

it('prints the documents of a folder in order, with tags', async () => {
  const folder = await folderOf({
    'one.html':
      '<!doctype html><title>One</title><link rel=stylesheet href="style/s.css"><h1>First words</h1>',
    'part/two.xhtml':
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Second <i/>words</h1><p>é &#233;</p></body></html>',
    'style/s.css': 'h1::after { content: " styled" }',
  });
  const counts: number[] = [];
  const documents = ['one.html', 'part/two.xhtml'];
  const printed = await printFolder(
    { folder, documents, layout, seconds: 60, onPrinted: (count) => counts.push(count) },
    place,
  );

  expect(counts).toEqual([1, 2]);
  expect(printed.map(({ pages }) => pages)).toEqual([1, 1]);
  expect(await wordsOf(printed[0]?.path ?? '')).toContain('First words styled');
  expect(await wordsOf(printed[1]?.path ?? '')).toContain('Second words');
  expect(await factsOf(printed[0]?.path ?? '')).toMatch(/Tagged: +yes[\s\S]*Page size: +594.96 x 841.92/);
});

it('runs no script and loads nothing from outside the folder', async () => {
  const { port } = canary.address() as AddressInfo;
  const away = `http://127.0.0.1:${port}/`;
  const folder = await folderOf({
    'page.html': `<!doctype html><meta http-equiv=refresh content="0;url=${away}">
      <link rel=stylesheet href="${away}s.css"><link rel=preconnect href="${away}">
      <style>@import "${away}i.css"; body { background: url(${away}b.png) }</style>
      <h1>Kept</h1><script>document.body.textContent = 'ran'; fetch('${away}')</script>
      <img src="${away}p.png"><img src="file:///etc/hostname"><iframe src="${away}f"></iframe>
      <iframe src="../secret.html"></iframe><iframe src="linked.html"></iframe><iframe src="file:///etc/passwd"></iframe>`,
  });
  await writeFile(join(workspace.folder, 'secret.html'), 'outside');
  await symlink(join(workspace.folder, 'secret.html'), join(folder, 'linked.html'));
  const [printed] = await printFolder({ folder, documents: ['page.html'], layout, seconds: 60 }, place);
  const words = await wordsOf(printed?.path ?? '');

  expect(words).toContain('Kept');
  expect(words).not.toMatch(/ran|outside|root:/);
  expect(hits).toBe(0);
});

it('makes one page as long as the document', async () => {
  const folder = await folderOf({
    'long.html': `<!doctype html>${'<p>A line that goes on and on.</p>'.repeat(200)}<p>The end.</p>`,
  });
  const print = { folder, documents: ['long.html'], layout: { ...layout, singlePage: true }, seconds: 60 };
  const [printed] = await printFolder(print, place);

  expect(printed?.pages).toBe(1);
  expect(await wordsOf(printed?.path ?? '')).toContain('The end.');
});

it('uses a prestarted browser once', async () => {
  const folder = await folderOf({ 'a.html': '<p>a' });
  const print = { folder, documents: ['a.html'], layout, seconds: 60 };
  await warmChromium();

  expect((await printFolder(print, place)).map(({ pages }) => pages)).toEqual([1]);
  expect((await printFolder(print, place)).map(({ pages }) => pages)).toEqual([1]);
});

it('reports a timeout, and stops on abort', async () => {
  const folder = await folderOf({ 'a.html': '<p>a' });
  const documents = Array.from({ length: 500 }, () => 'a.html');
  const print = { folder, documents, layout, seconds: 2 };

  await expect(printFolder(print, place)).rejects.toMatchObject({ code: 'time-limit' });

  const stop = new AbortController();
  const reason = new Failure('cancelled');
  const onPrinted = () => stop.abort(reason);

  await expect(
    printFolder({ ...print, seconds: 60, onPrinted }, { workspace, signal: stop.signal }),
  ).rejects.toBe(reason);
});
