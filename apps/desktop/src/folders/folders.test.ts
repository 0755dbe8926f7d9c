import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type {
  FolderBatchView,
  FolderFilesView,
  FolderListing,
  FoldersView,
  FolderTask,
} from '@octavo/contract/folders';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { photograph } from '@octavo/testkit/pictures/pictures';
import { popplerPages, qpdfCheck } from '@octavo/testkit/programs/independent';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDataFolder } from '../data-folder.ts';
import { type OpenDesktop, openDesktop } from '../open-desktop.ts';

const password = 'harbour clock winter';
const settings = newRunFolder();
let desktop: OpenDesktop;
let origin = '';
let cookie = '';

async function open() {
  desktop = await openDesktop(await makeDataFolder(newRunFolder()), [], settings);
  const address = new URL(desktop.newAddress());
  const answer = await fetch(address, { redirect: 'manual' });
  origin = address.origin;
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

beforeAll(open);
afterAll(() => desktop.close());

async function ask<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/folders${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();

  return JSON.parse(text === '' ? 'null' : text);
}

const pages = (count: number) => new Uint8Array(featureDocument({ pages: count }));

/** A folder that runs of root can reach, too. */
function newFolders() {
  const root = newRunFolder();
  chmodSync(root, 0o755);
  const [source, target] = [join(root, 'papers'), join(root, 'results')];
  mkdirSync(join(source, 'sub', 'deeper'), { recursive: true });
  const write = (path: string, bytes: Uint8Array | string) => writeFileSync(join(source, path), bytes);

  return { root, source, target, write };
}

function taskOn(
  { source, target }: { source: string; target: string },
  more: Partial<FolderTask> = {},
): FolderTask {
  const steps = [{ tool: 'rotate-pdf', options: { angle: 90 } }];

  return { source, target, steps, password: '', rights: false, locale: 'en', ...more };
}

async function runBatch(task: FolderTask): Promise<FolderBatchView> {
  const { id } = await ask<{ id: string }>('/batches', 'POST', task);

  return vi.waitFor(
    async () => {
      const batch = (await ask<FoldersView>('')).batches.find((each) => each.id === id);
      expect(batch?.finishedAt).toEqual(expect.any(String));

      return batch as FolderBatchView;
    },
    { timeout: 60_000, interval: 100 },
  );
}

it('runs a chain on the files of a folder, and writes results in the same tree', async () => {
  const folders = newFolders();
  folders.write('one.pdf', pages(1));
  folders.write('sub/two.pdf', pages(2));
  folders.write('sub/deeper/three.pdf', pages(3));
  folders.write('broken.pdf', '%PDF-1.4\nnothing');
  folders.write('notes.docx', 'left alone');
  const before = readFileSync(join(folders.source, 'one.pdf'));
  const steps = [
    { tool: 'compress-pdf', options: {} },
    { tool: 'protect-pdf', options: { password } },
  ];
  const batch = await runBatch(taskOn(folders, { steps }));

  expect(batch).toMatchObject({ state: 'done', total: 4, others: 1, counts: { done: 3, failed: 1 } });
  const { files } = await ask<FolderFilesView>(`/batches/${batch.id}/files?states=failed&locale=fr`);
  expect(files).toMatchObject([{ path: 'broken.pdf', problem: { code: 'damaged-file' } }]);

  for (const [name, count] of [
    ['one.pdf', 1],
    ['sub/two.pdf', 2],
    ['sub/deeper/three.pdf', 3],
  ] as const) {
    const path = join(folders.target, name);
    expect(popplerPages(path, password)).toBe(count);
    expect(qpdfCheck(path, password).ok).toBe(true);
  }

  expect(readFileSync(join(folders.source, 'one.pdf')).equals(before)).toBe(true);
  expect(readdirSync(folders.target).toSorted()).toEqual([batch.report, 'one.pdf', 'sub'].toSorted());
  expect(readFileSync(join(folders.target, batch.report ?? ''), 'utf8')).toContain('broken.pdf,Failed,');
}, 90_000);

it('splits into the folder of the file, never replaces a file, and opens protected ones with the password', async () => {
  const folders = newFolders();
  folders.write('sub/two.pdf', pages(2));
  const locked = await runBatch(
    taskOn(
      { source: folders.source, target: `${folders.target} locked` },
      { steps: [{ tool: 'protect-pdf', options: { password } }] },
    ),
  );
  expect(locked.counts.done).toBe(1);
  const again = { source: `${folders.target} locked`, target: folders.target };
  const steps = [{ tool: 'split-pdf', options: { every: 1 } }];
  const refused = await runBatch(taskOn(again, { steps }));
  const { files } = await ask<FolderFilesView>(`/batches/${refused.id}/files`);
  expect(files[0]?.problem?.code).toBe('password-required');

  for (let round = 0; round < 2; round += 1) {
    expect((await runBatch(taskOn(again, { steps, password }))).counts.done).toBe(1);
  }

  expect(readdirSync(join(folders.target, 'sub'))).toHaveLength(4);
}, 120_000);

it('says that a result is the file itself, which a run has read where it lies', async () => {
  const { source, target, write } = newFolders();
  write('plain.pdf', pages(1));
  const steps = [{ tool: 'flatten-pdf', options: {} }];
  await runBatch(taskOn({ source, target }, { steps }));
  const again = await runBatch(taskOn({ source: target, target: `${target} again` }, { steps }));
  const { files } = await ask<FolderFilesView>(`/batches/${again.id}/files`);

  expect(files).toMatchObject([{ path: 'plain.pdf', state: 'unchanged', results: ['plain.pdf'] }]);
}, 60_000);

it('refuses tasks that could touch the originals or cannot work, with the reason', async () => {
  const { root, source, target } = newFolders();
  const codeOf = async (task: FolderTask) => (await ask<{ code: string }>('/plan', 'POST', task)).code;
  const plain = taskOn({ source, target });

  expect(await codeOf({ ...plain, target: source })).toBe('same-folder');
  expect(await codeOf({ ...plain, target: root })).toBe('target-holds-source');
  expect(await codeOf({ ...plain, source: join(root, 'nowhere') })).toBe('folder-missing');
  expect(await codeOf({ ...plain, source: 'papers' })).toBe('path-not-absolute');
  expect(await codeOf({ ...plain, steps: [{ tool: 'merge-pdf', options: {} }] })).toBe(
    'tool-not-for-folders',
  );
  expect(await codeOf({ ...plain, steps: [{ tool: 'protect-pdf', options: {} }] })).toBe('password-empty');
  expect((await ask<{ code: string }>('/batches', 'POST', plain)).code).toBe('nothing-to-do');
});

it('lists folders for a window of the application only', async () => {
  const { root } = newFolders();
  const listing = await ask<FolderListing>('/list', 'POST', { path: root });
  expect(listing.folders.map(({ name }) => name)).toEqual(['papers']);
  const made = await ask<FolderListing>('/make', 'POST', { parent: root, name: 'new' });
  expect(made.path).toBe(join(root, 'new'));
  expect((await ask<{ code: string }>('/make', 'POST', { parent: root, name: '../x' })).code).toBe(
    'name-not-possible',
  );
  expect((await ask<{ code: string }>('/list', 'POST', { path: join(root, 'nowhere') })).code).toBe(
    'folder-missing',
  );

  const stranger = await fetch(`${origin}/api/folders/list`, { method: 'POST', body: '{"path":null}' });
  expect(stranger.status).toBe(403);
});

it('watches a folder for new files, also after the application was closed', async () => {
  const folders = newFolders();
  folders.write('old.pdf', pages(1));
  const { id } = await ask<{ id: string }>('/watches', 'POST', taskOn(folders));
  const has = (name: string) =>
    vi.waitFor(() => expect(existsSync(join(folders.target, name))).toBe(true), { timeout: 40_000 });
  await vi.waitFor(
    () => expect(readFileSync(join(settings, 'watched-folders.json'), 'utf8')).toMatch(/"known":\["/),
    {
      timeout: 10_000,
    },
  );
  folders.write('first.pdf', pages(1));
  await has('first.pdf');
  await desktop.close();

  folders.write('meanwhile.pdf', pages(1));
  await open();
  await has('meanwhile.pdf');
  expect(existsSync(join(folders.target, 'old.pdf'))).toBe(false);
  const { watches } = await ask<FoldersView>('');
  expect(watches).toMatchObject([{ id, isActive: true, done: 1, missing: [] }]);
  // Names of files and passwords are nobody's business.
  const kept = readFileSync(join(settings, 'watched-folders.json'), 'utf8');
  expect(kept).not.toContain('first.pdf');
  expect(statSync(join(settings, 'watched-folders.json')).mode & 0o077).toBe(0);
  await ask(`/watches/${id}`, 'DELETE');
  expect((await ask<FoldersView>('')).watches).toEqual([]);
}, 120_000);

it('keeps no password of a watched folder, and asks for it after the next start', async () => {
  const folders = newFolders();
  const steps = [{ tool: 'protect-pdf', options: { password } }];
  const { id } = await ask<{ id: string }>('/watches', 'POST', taskOn(folders, { steps }));
  await desktop.close();
  expect(readFileSync(join(settings, 'watched-folders.json'), 'utf8')).not.toContain(password);
  await open();
  expect((await ask<FoldersView>('')).watches).toMatchObject([
    { isActive: false, missing: [{ step: 0, option: 'password' }] },
  ]);
  expect((await ask<{ code: string }>(`/watches/${id}/start`, 'POST', {})).code).toBe('password-empty');
  await ask(`/watches/${id}/start`, 'POST', { options: { 0: { password } } });
  expect((await ask<FoldersView>('')).watches).toMatchObject([{ isActive: true, missing: [] }]);
  await ask(`/watches/${id}`, 'DELETE');
  rmSync(settings, { recursive: true, force: true });
}, 60_000);

describe('a file of an option', () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, type = 'application/octet-stream') => {
    const answer = await fetch(`${origin}/api/folders/files?name=logo.png`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': type },
      body: bytes,
    });

    return (await answer.json()) as { name: string; code?: string };
  };
  const picture = async () => new Uint8Array(await photograph(40, 20).png().toBuffer());
  const markedWith = (name: string) => [
    { tool: 'watermark-pdf', options: { angle: 0, opacity: 100 }, files: { picture: name } },
  ];
  const picturesOf = (path: string) => execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });

  it('goes into every result', async () => {
    const folders = newFolders();
    folders.write('one.pdf', pages(1));
    folders.write('sub/two.pdf', pages(2));
    const { name } = await send(await picture());
    const batch = await runBatch(taskOn(folders, { steps: markedWith(name) }));
    expect(batch.counts).toMatchObject({ done: 2, failed: 0 });

    for (const path of ['one.pdf', 'sub/two.pdf']) {
      expect(picturesOf(join(folders.target, path))).toMatch(/ 40 +20 /);
    }
  });

  it('is refused when it is no picture, when the option takes none, and when it is unknown', async () => {
    const folders = newFolders();
    folders.write('one.pdf', pages(1));
    const codeOf = async (steps: FolderTask['steps']) =>
      (await ask<{ code: string }>('/plan', 'POST', taskOn(folders, { steps }))).code;
    const { name } = await send(await picture());
    const document = await send(pages(1));
    expect(await codeOf(markedWith(document.name))).toBe('file-type-not-supported');
    expect(await codeOf([{ tool: 'rotate-pdf', options: { angle: 90 }, files: { picture: name } }])).toBe(
      'illegal-input',
    );
    expect(await codeOf(markedWith(`${'0'.repeat(32)}.png`))).toBe('option-file-missing');
    expect(await codeOf(markedWith('../../secret.png'))).toBe('illegal-input');
    expect((await send(new Uint8Array([1, 2, 3]))).code).toBe('file-type-not-supported');
    expect((await send(await picture(), 'text/plain')).code).toBe('illegal-input');
  });

  it('is kept as long as a watched folder needs it', async () => {
    const folders = newFolders();
    const { name } = await send(await picture());
    const task = taskOn(folders, { steps: markedWith(name) });
    const { id } = await ask<{ id: string }>('/watches', 'POST', task);
    await desktop.close();
    await open();
    folders.write('new.pdf', pages(1));
    await vi.waitFor(() => expect(existsSync(join(folders.target, 'new.pdf'))).toBe(true), {
      timeout: 40_000,
    });
    expect(picturesOf(join(folders.target, 'new.pdf'))).toMatch(/ 40 +20 /);
    expect(readdirSync(join(settings, 'watched-files'))).toEqual([name]);
    await ask(`/watches/${id}`, 'DELETE');
    expect(readdirSync(join(settings, 'watched-files'))).toEqual([]);
  }, 60_000);
});
