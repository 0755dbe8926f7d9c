import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { FileKind } from '@octavo/contract/kinds';
import { drawAtWidth } from '@octavo/engine-node/cad/draw-at-width';
import { drawDrawing } from '@octavo/engine-node/cad/draw-drawing';
import { previewOf } from '@octavo/engine-node/cad/preview';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { type ContactRow, contactSheet } from '@octavo/testkit/cad/contact-sheet';
import { corpusFiles } from '@octavo/testkit/corpus';

const place = { workspace: await createWorkspace(), signal: new AbortController().signal };

async function draw(path: string, space: 'layouts' | 'model'): Promise<ContactRow> {
  const kind: FileKind = path.endsWith('.dxf') ? 'dxf' : 'dwg';
  const file = { name: basename(path), kind, path, sizeBytes: statSync(path).size };
  const start = performance.now();
  const drawn = await drawDrawing(file, { space, pageSize: 'auto', color: 'color' }, place, () => undefined);
  const seconds = (performance.now() - start) / 1000;
  const [first] = await drawAtWidth(drawn.path, { width: 1600, quality: 90 }, place, () => undefined);
  const name = `${file.name}, ${space}`;
  const kilobytes = statSync(drawn.path).size / 1024;
  console.log(`| ${name} | ${seconds.toFixed(2)} | ${kilobytes.toFixed(0)} KB | ${drawn.pages} |`);

  return {
    name,
    left: first?.path ?? '',
    right: kind === 'dwg' ? await previewOf(readFileSync(path)) : null,
  };
}

const paths = process.argv.slice(2).map((path) => resolve(path));
const chosen = paths.length > 0 ? paths : corpusFiles(/^cad\/.*\.(dwg|dxf)$/).map(({ path }) => path);
const rows: ContactRow[] = [];
console.log('| Drawing | seconds | PDF | pages |\n| --- | --- | --- | --- |');

for (const path of chosen) {
  for (const space of ['layouts', 'model'] as const) {
    rows.push(await draw(path, space));
  }
}

const target = join(tmpdir(), 'octavo-contact-sheet.png');
writeFileSync(target, await contactSheet(rows));
console.log(`\nEach beside the picture it carries of itself: ${target}`);
await place.workspace.remove();
