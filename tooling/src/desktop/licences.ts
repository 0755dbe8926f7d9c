import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the application that others have made. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Folder with its licence texts. */
  readonly folder: string;
  /** Package URL; absent for parts that come from no registry. */
  readonly purl?: string;
}

/** Those of npm packages, and the one that each package of Debian has. */
const licenceFiles = '{LICEN[CS]E,COPYING,NOTICE,OFL,copyright}*';

/** Writes the texts of all licences, and a bill of materials in the format of CycloneDX 1.6. */
export function writeLicences(components: readonly Component[], version: string, to: string): void {
  const sorted = components.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  writeFileSync(join(to, 'LICENCES.txt'), sorted.map(sectionOf).join('\n'));
  writeFileSync(join(to, 'sbom.cdx.json'), `${JSON.stringify(billOf(sorted, version), null, 1)}\n`);
}

function sectionOf({ name, version, license, folder }: Component): string {
  const texts = globSync(licenceFiles, { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8').trim(),
  );
  const line = '-'.repeat(78);

  return [line, `${name} ${version}`, `Licence: ${license}`, line, '', ...texts, ''].join('\n');
}

function billOf(components: readonly Component[], version: string): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'Octavo', version } },
    components: components.map(({ name, version: of, license, purl }) => ({
      type: 'library',
      name,
      version: of,
      licenses: [{ expression: license }],
      ...(purl === undefined ? {} : { purl }),
    })),
  };
}
