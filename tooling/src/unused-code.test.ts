import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { plant } from './plant.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports an unused file and an unused export with the settings of the repository', () => {
  folder = plant({
    'package.json': JSON.stringify({ name: 'octavo', type: 'module', workspaces: ['packages/*'] }),
    'knip.json': readFileSync(join(root, 'knip.json'), 'utf8'),
    'packages/pdf/package.json': JSON.stringify({
      name: '@octavo/pdf',
      type: 'module',
      exports: { './read': './src/read.ts' },
    }),
    'packages/pdf/src/read.ts': "import { used } from './used.ts';\nexport const read = used;\n",
    'packages/pdf/src/used.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
    'packages/pdf/src/unused.ts': 'export const unused = 1;\n',
  });

  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const { stdout, status } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--reporter', 'json', '--directory', folder],
    { encoding: 'utf8' },
  );
  const { issues } = JSON.parse(stdout);

  expect(status).toBe(1);
  expect(issues.filter((issue: { files: unknown[] }) => issue.files.length > 0)).toMatchObject([
    { file: 'packages/pdf/src/unused.ts' },
  ]);
  expect(issues).toContainEqual(
    expect.objectContaining({
      file: 'packages/pdf/src/used.ts',
      exports: [expect.objectContaining({ name: 'forgotten' })],
    }),
  );
});
