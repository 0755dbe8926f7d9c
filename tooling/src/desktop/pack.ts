import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DownloadView } from '@octavo/contract/downloads';
import { packTar, packZip } from './archives.ts';
import { packDeb } from './debian-package.ts';
import { asApplication } from './mac-application.ts';
import type { Target } from './targets.ts';
import { writeInstaller } from './windows/installer.ts';
import { writeMsi } from './windows/msi.ts';

export interface PackParts {
  readonly version: string;
  /** Path of the icon as a large PNG. */
  readonly picture: string;
}

const names = { linux: 'linux', win32: 'windows', darwin: 'macos' } as const;

/** Packs the folder of a system into the files that people download, the one that suits most first. */
export async function packFolder(
  target: Target,
  folder: string,
  parts: PackParts,
  to: string,
): Promise<DownloadView[]> {
  const { version } = parts;
  const stem = `octavo-${version}-${names[target.os]}-${target.cpu}`;

  switch (target.os) {
    case 'linux':
      return [
        described(target, 'deb', packDeb(folder, version, join(to, `octavo_${version}_amd64.deb`))),
        described(target, 'tar', packTar(folder, stem, join(to, `${stem}.tar.gz`))),
      ];
    case 'win32':
      return [
        described(target, 'exe', writeInstaller(folder, version, join(to, `${stem}-setup.exe`))),
        described(target, 'msi', writeMsi(folder, version, join(to, `${stem}.msi`))),
        described(target, 'zip', packZip(folder, 'Octavo', join(to, `${stem}.zip`))),
      ];
    case 'darwin': {
      const application = await asApplication(folder, parts);
      const path = packZip(application, 'Octavo.app', join(to, `${stem}.zip`));
      rmSync(application, { recursive: true });

      return [described(target, 'zip', path)];
    }
  }
}

function described({ os, cpu }: Target, kind: DownloadView['kind'], path: string): DownloadView {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');

  return {
    os,
    cpu,
    kind,
    name: basename(path),
    sizeBytes: statSync(path).size,
    sha256,
  };
}
