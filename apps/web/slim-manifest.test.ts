import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { slimManifest, withoutFiles, withoutRepeats } from './slim-manifest.ts';

const manifest = {
  version: '1',
  routes: {
    root: {
      id: 'root',
      hasLoader: true,
      hasAction: false,
      module: '/root.js',
      imports: ['/shared.js'],
      css: ['/all.css'],
    },
    home: {
      id: 'home',
      hasLoader: false,
      module: '/home.js',
      imports: ['/shared.js', '/root.js', '/cards.js'],
      css: ['/all.css'],
    },
  },
};
const slim = {
  version: '1',
  routes: {
    root: { id: 'root', hasLoader: true, module: '/root.js', imports: ['/shared.js'], css: ['/all.css'] },
    home: { id: 'home', module: '/home.js', imports: ['/cards.js'] },
  },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-manifest-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('keeps of a route what the root has not loaded', () => {
  expect(withoutRepeats(manifest)).toEqual(slim);
});

it('leaves out routes that answer with a file', () => {
  const file = { id: 'feed', path: 'articles/feed.xml', module: '/feed.js' };
  const page = { id: 'article', path: 'articles/:article', module: '/article.js' };
  const { root } = manifest.routes;

  expect(Object.keys(withoutFiles({ ...manifest, routes: { root, file, page } }).routes)).toEqual([
    'root',
    'page',
  ]);
});

it('rewrites the file that pages load', async () => {
  const path = join(folder, 'manifest-0a1b2c3d.js');
  await writeFile(path, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writeFile(join(folder, 'manifest-Kx_3.js'), 'export {}');

  await slimManifest(folder);

  expect(await readFile(path, 'utf8')).toBe(`window.__reactRouterManifest=${JSON.stringify(slim)};`);
});

it('fails without a manifest, whose name a release may change', async () => {
  await expect(slimManifest(folder)).rejects.toThrow('One manifest of the router was expected');
});
