/**
 * Generates the registries of the tool catalogue from the folders in `packages/tools`. `node
 * tooling/src/generate-registries.ts --check` writes nothing and fails when a registry is out of date. Either way,
 * a tool without French copy is a warning.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registriesOf, warnAboutUntranslated } from './registries.ts';

const tools = join(import.meta.dirname, '../../packages/tools');

const stale: string[] = [];

for (const [file, text] of Object.entries(registriesOf(tools))) {
  const path = join(tools, '_gen', file);

  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    continue;
  }

  stale.push(file);

  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  }
}

if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Stale registries: ${stale.join(', ')}. Run \`npm run gen\` and commit the result.`);
  process.exit(1);
}

console.log(stale.length > 0 ? `Registries written: ${stale.join(', ')}` : 'Registries are current.');
warnAboutUntranslated(tools);
