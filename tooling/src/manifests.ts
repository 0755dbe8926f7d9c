/**
 * Checks what the packages declare against what their files import: entry points in `exports`, and dependencies. With
 * `--write` it brings the entry points and the dependencies between the packages up to date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './check-layers.ts';
import { checkManifests } from './check-manifests.ts';

const { faults, manifests } = checkManifests(root);

if (process.argv.includes('--write')) {
  for (const { folder, manifest } of manifests) {
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  console.log(`${manifests.length} manifests written.`);
} else {
  faults.forEach((fault) => console.error(fault));
  console.log(
    faults.length === 0 ? 'Manifests are up to date.' : `${faults.length} errors; run npm run gen.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
