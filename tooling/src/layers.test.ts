import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBreaches } from './check-layers.ts';

let folder = '';

const planted: Readonly<Record<string, string>> = {
  'tsconfig.json': '{}',
  'packages/engine/src/pdf.ts':
    "import { run } from '../../tools/merge-pdf/run.ts';\nexport const pdf = run;\n",
  'packages/engine/src/disk.ts':
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  'packages/tools/merge-pdf/run.ts':
    "import { other } from '../split-pdf/run.ts';\nexport const run = other;\n",
  'packages/tools/split-pdf/run.ts': 'export const other = 1;\n',
  'packages/tools/split-pdf/panel.tsx':
    "import { pdf } from '../../engine/src/pdf.ts';\nexport const Panel = pdf;\n",
  'packages/tools/_gen/catalogue.ts': 'export type ToolId = string;\nexport const catalogue = {};\n',
  'apps/web/src/menu.tsx':
    "import { catalogue } from '../../../packages/tools/_gen/catalogue.ts';\nexport const menu = catalogue;\n",
  'apps/web/src/tool.ts':
    "import type { ToolId } from '../../../packages/tools/_gen/catalogue.ts';\nexport type Id = ToolId;\n",
  'apps/server/src/routes/jobs.ts':
    "import { disk } from '../../../../packages/adapters/src/disk.ts';\nexport const jobs = disk;\n",
  'packages/adapters/src/disk.ts': 'export const disk = 1;\n',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-layers-'));

  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds each forbidden import that was planted', async () => {
  const breaches = await findBreaches(folder);
  const seen = new Set(breaches.map(({ rule }) => rule));

  expect([...seen].sort()).toEqual([
    'catalogue-stays-on-the-server',
    'engine-knows-no-tool',
    'engine-without-node',
    'panels-ask-the-page',
    'routes-know-ports-only',
    'tools-stand-apart',
  ]);
});

it('allows a page to import a type of the catalogue', async () => {
  const breaches = await findBreaches(folder);

  expect(breaches.filter(({ from }) => from.endsWith('apps/web/src/tool.ts'))).toEqual([]);
});

it('finds no forbidden import in this repository', async () => {
  expect(await findBreaches()).toEqual([]);
});
