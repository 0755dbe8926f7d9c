/**
 * Generates the registries of the tools and of the forms from the folders in `packages/tools` and `packages/forms`.
 * `node tooling/src/generate-registries.ts --check` writes nothing and fails when a registry is out of date. Either
 * way, a tool without French copy is a warning.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formRegistryOf } from './forms.ts';
import { registriesOf, warnAboutUntranslated } from './registries.ts';

const tools = join(import.meta.dirname, '../../packages/tools');

const forms = join(import.meta.dirname, '../../packages/forms/src');
const registries = [
  ...Object.entries(registriesOf(tools)).map(([file, text]) => [join(tools, '_gen', file), text] as const),
  [join(forms, '_gen/forms.ts'), formRegistryOf(forms)] as const,
];
const stale: string[] = [];

for (const [path, text] of registries) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    continue;
  }

  stale.push(relative(process.cwd(), path));

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
