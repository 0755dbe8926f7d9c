import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { expect, it } from 'vitest';
import { withOpenedFiles } from './opened-files.ts';

const folder = newRunFolder();
const path = join(folder, 'Été & co.pdf');
writeFileSync(path, 'bytes of the file');
const handle = withOpenedFiles(
  [path, join(folder, 'gone.pdf'), folder],
  () => new Response(null, { status: 418 }),
);
const ask = async (page: string) => handle(new Request(`http://127.0.0.1:4000${page}`));

it('names the files and gives their bytes', async () => {
  expect(await (await ask('/opened')).json()).toEqual(['Été & co.pdf', 'gone.pdf', expect.any(String)]);
  const content = await ask('/opened/0');

  expect(content.headers.get('content-length')).toBe('17');
  expect(await content.text()).toBe('bytes of the file');
});

it('has nothing for a file that is gone, a folder, or any other number', async () => {
  for (const page of ['/opened/1', '/opened/2', '/opened/3']) {
    expect((await ask(page)).status).toBe(404);
  }
});

it.each(['/', '/opened/', '/opened/-1', '/opened/0/', '/opened/..%2f0'])(
  'leaves %s to the pages',
  async (page) => {
    expect((await ask(page)).status).toBe(418);
  },
);
