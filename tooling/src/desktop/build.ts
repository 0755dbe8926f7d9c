import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationVersion } from '@octavo/contract/session';
import { root } from '../check-layers.ts';
import { type BuiltFile, packFolder } from './pack.ts';
import { isTargetId, targetIds, targets } from './targets.ts';
import { writeFolder } from './write-folder.ts';

const usage = `npm run desktop -- [--for ${targetIds.join(',')}] [--to build/desktop] [--folders]`;

/**
 * Builds the desktop application: a folder for each system, the files that people download, their checksums, and
 * `builds.json`, from which `/download` knows them.
 */
function build(wanted: readonly string[], to: string, foldersOnly: boolean): void {
  const known = wanted.filter(isTargetId);

  if (known.length < wanted.length) {
    console.error(usage);
    process.exit(2);
  }

  const [folders, files] = [join(to, 'folders'), join(to, 'files')];
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const built: BuiltFile[] = [];

  for (const id of known) {
    const folder = join(folders, id);
    const components = writeFolder(
      { root, cache: join(to, 'packages'), version: applicationVersion },
      targets[id],
      folder,
    );
    console.log(`${folder}: ${components.length} components`);

    if (!foldersOnly) {
      built.push(...packFolder(targets[id], folder, applicationVersion, files));
    }
  }

  writeFileSync(
    join(files, 'builds.json'),
    `${JSON.stringify({ version: applicationVersion, files: built }, null, 2)}\n`,
  );
  writeFileSync(join(files, 'SHA256SUMS'), built.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(''));

  for (const { name, sizeBytes } of built) {
    console.log(`${join(files, name)}: ${(sizeBytes / 1024 ** 2).toFixed(1)} MB`);
  }
}

const { values } = parseArgs({
  options: {
    for: { type: 'string', default: targetIds.join(',') },
    to: { type: 'string', default: join(root, 'build/desktop') },
    folders: { type: 'boolean', default: false },
  },
});

build(values.for.split(','), values.to, values.folders);
