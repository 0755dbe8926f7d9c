/**
 * Creates the folder of a new tool with a skeleton of every file it needs: `npm run new-tool watermark-pdf`.
 * The tool returns its input unchanged until `run.ts` is written; its copy test fails until its texts are.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './check-layers.ts';
import { scaffoldTool } from './tool-scaffold.ts';

const [id = ''] = process.argv.slice(2);

if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id)) {
  console.error('Usage: npm run new-tool <tool-id>, for example watermark-pdf');
  process.exit(2);
}

const folder = join(root, 'packages/tools', id);

if (existsSync(folder)) {
  console.error(`packages/tools/${id} already exists.`);
  process.exit(1);
}

mkdirSync(folder);

for (const [name, text] of Object.entries(scaffoldTool(id))) {
  writeFileSync(join(folder, name), text);
}

execFileSync(process.execPath, [join(root, 'tooling/src/generate-registries.ts')], { stdio: 'inherit' });
console.log(`Created packages/tools/${id}. CONTRIBUTING.md describes the next steps.`);
