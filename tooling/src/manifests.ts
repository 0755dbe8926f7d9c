/**
 * Checks what the packages declare against what their files import: entry points in `exports`, and dependencies. With
 * `--write` it brings the entry points and the dependencies between the packages up to date. Checks the lockfile too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './check-layers.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkManifests } from './check-manifests.ts';

const { faults: outdated, manifests } = checkManifests(root);

if (process.argv.includes('--write')) {
  for (const { folder, manifest } of manifests) {
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  console.log(`${manifests.length} manifests written.`);
} else {
  const faults = [...outdated, ...checkLockfile(root)];
  faults.forEach((fault) => console.error(fault));
  console.log(
    faults.length === 0
      ? 'Manifests are up to date.'
      : `${faults.length} errors; npm run gen updates manifests, npm install the lockfile.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
