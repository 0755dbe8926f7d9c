import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DownloadView } from '@octavo/contract/downloads';
import { applicationVersion } from '@octavo/contract/session';
import { root } from '../check-layers.ts';
import { keptFiles } from './kept-files.ts';
import { packFolder } from './pack.ts';
import { isTargetId, type TargetId, targetIds, targets } from './targets.ts';
import { writeFolder } from './write-folder.ts';

const usage = `Usage: npm run desktop -- [--for ${targetIds.join(',')}] [--to build/desktop] [--folders]
  --for       systems to build for; all of them without it
  --to        folder for what is built; files/ in it has what people download
  --folders   only the folder of each system, without archives and installers`;

/**
 * Builds the desktop application: a folder for each system, the files that people download, their checksums, and
 * `builds.json`, from which `/download` knows them. Files of other systems stay, if they are of the same version.
 */
async function build(wanted: readonly TargetId[], to: string, foldersOnly: boolean): Promise<void> {
  const [folders, files] = [join(to, 'folders'), join(to, 'files')];
  const built: DownloadView[] = foldersOnly ? [] : keptFiles(files, applicationVersion, wanted);
  const picture = join(root, 'apps/web/public/icons/icon-512.png');

  if (wanted.includes('win32-x64')) {
    needWindowsPackages();
  }

  for (const id of wanted) {
    const folder = join(folders, id);
    const components = await writeFolder(
      { root, cache: join(to, 'packages'), version: applicationVersion, picture },
      targets[id],
      folder,
    );
    console.log(`${folder}: ${components.length} components`);

    if (!foldersOnly) {
      built.push(...(await packFolder(targets[id], folder, { version: applicationVersion, picture }, files)));
    }
  }

  if (foldersOnly) {
    return;
  }

  writeFileSync(
    join(files, 'builds.json'),
    `${JSON.stringify({ version: applicationVersion, files: built }, null, 2)}\n`,
  );
  writeFileSync(join(files, 'SHA256SUMS'), built.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(''));

  for (const { name, sizeBytes } of built) {
    console.log(`${join(files, name)}: ${(sizeBytes / 1024 ** 2).toFixed(1)} MiB`);
  }
}

/** The compilers of installers, which only a build for Windows needs. */
function needWindowsPackages(): void {
  // One string of the shell, which splits the list into its words.
  execFileSync('bash', ['-c', '. tooling/setup.sh; need_packages $windows_packages'], {
    cwd: root,
    stdio: 'inherit',
  });
}

const given = readArguments();

if (given === null) {
  console.error(usage);
  process.exit(2);
}

if (given.help) {
  console.log(usage);
  process.exit();
}

await build(given.for, resolve(given.to), given.folders);

if (!given.folders) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tests = spawnSync('node', [vitest, 'run', '--project', 'builds'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OCTAVO_BUILDS: join(resolve(given.to), 'files') },
  });
  process.exitCode = tests.status ?? 1;
}

/** Null for arguments that the build does not know. */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        for: { type: 'string', default: targetIds.join(',') },
        to: { type: 'string', default: join(root, 'build/desktop') },
        folders: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const wanted = values.for.split(',');

    return wanted.every(isTargetId) ? { ...values, for: wanted } : null;
  } catch {
    return null;
  }
}
