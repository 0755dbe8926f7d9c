import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Target } from './targets.ts';

export type BuildKind = 'deb' | 'tar' | 'zip';

/** A file that is offered for download. */
export interface BuiltFile {
  readonly os: Target['os'];
  readonly cpu: Target['cpu'];
  readonly kind: BuildKind;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

const names = { linux: 'linux', win32: 'windows', darwin: 'macos' } as const;

/** Packs the folder of a system into the files that people download. */
export function packFolder(target: Target, folder: string, version: string, to: string): BuiltFile[] {
  const stem = `octavo-${version}-${names[target.os]}-${target.cpu}`;

  switch (target.os) {
    case 'linux':
      return [
        described(target, 'deb', packDeb(folder, version, join(to, `octavo_${version}_amd64.deb`))),
        described(target, 'tar', packTar(folder, stem, join(to, `${stem}.tar.gz`))),
      ];
    case 'win32':
      return [described(target, 'zip', packZip(folder, 'Octavo', join(to, `${stem}.zip`)))];
    case 'darwin': {
      const application = asApplication(folder, version);
      const path = packZip(application, 'Octavo.app', join(to, `${stem}.zip`));
      rmSync(application, { recursive: true });

      return [described(target, 'zip', path)];
    }
  }
}

function packTar(folder: string, name: string, path: string): string {
  inFolderNamed(folder, name, (parent) =>
    execFileSync('tar', ['-czf', path, '--owner=0', '--group=0', '--sort=name', name], {
      cwd: parent,
    }),
  );

  return path;
}

/** Keeps the bits by which files can be executed, as macOS needs them. */
function packZip(folder: string, name: string, path: string): string {
  rmSync(path, { force: true });
  inFolderNamed(folder, name, (parent) =>
    execFileSync('zip', ['-6', '-q', '-r', '-X', path, name], { cwd: parent, maxBuffer: 1024 ** 3 }),
  );

  return path;
}

/** Calls with a parent in which the folder has the name that people see after unpacking. */
function inFolderNamed(folder: string, name: string, pack: (parent: string) => void): void {
  const parent = `${folder}.pack`;
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  renameSync(folder, join(parent, name));

  try {
    pack(parent);
  } finally {
    renameSync(join(parent, name), folder);
    rmSync(parent, { recursive: true });
  }
}

/** The programs and fonts that Debian has better than the package could bring them. */
const depends = 'qpdf, poppler-utils, poppler-data, fonts-liberation, fonts-dejavu-core';
const recommends =
  'tesseract-ocr, tesseract-ocr-eng, tesseract-ocr-fra, chromium, bubblewrap, libreoffice-writer-nogui, libreoffice-calc-nogui, libreoffice-impress-nogui, python3-uno, fonts-noto-core';

function packDeb(folder: string, version: string, path: string): string {
  const tree = `${folder}.deb`;
  rmSync(tree, { recursive: true, force: true });
  const place = join(tree, 'opt/octavo');
  mkdirSync(join(tree, 'opt'), { recursive: true });
  cpSync(folder, place, { recursive: true });
  const kilobytes = execFileSync('du', ['-sk', place], { encoding: 'utf8' }).split('\t')[0];
  const control = [
    'Package: octavo',
    `Version: ${version}`,
    'Architecture: amd64',
    'Maintainer: Octavo <octavo@localhost>',
    `Installed-Size: ${kilobytes}`,
    `Depends: ${depends}`,
    `Recommends: ${recommends}`,
    'Section: text',
    'Priority: optional',
    'Description: PDF tools that keep documents intact',
    ' Merges, splits, compresses, converts, edits, signs and protects PDF files on',
    ' this computer, in a window of its own. Nothing is sent anywhere.',
    '',
  ];
  writeIn(tree, 'DEBIAN/control', control.join('\n'));
  writeIn(tree, 'usr/bin/octavo-desktop', '#!/bin/sh\nexec /opt/octavo/octavo "$@"\n', 0o755);
  writeIn(tree, 'usr/share/applications/octavo.desktop', desktopEntry);
  writeIn(tree, 'usr/share/icons/hicolor/scalable/apps/octavo.svg', iconOf(folder));
  rmSync(path, { force: true });
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z6', '--build', tree, path], { stdio: 'pipe' });
  rmSync(tree, { recursive: true });

  return path;
}

const desktopEntry = `[Desktop Entry]
Type=Application
Name=Octavo
Comment=PDF tools on this computer
Comment[fr]=Outils PDF sur cet ordinateur
Exec=octavo-desktop
Icon=octavo
Terminal=false
Categories=Office;Utility;
`;

function iconOf(folder: string): string {
  return readFileSync(join(folder, 'app/node_modules/@octavo/web/build/client/favicon.svg'), 'utf8');
}

/** Rearranges a folder as an application of macOS: its launcher starts the program of Node.js that lies beside it. */
function asApplication(folder: string, version: string): string {
  const application = `${folder}.app`;
  rmSync(application, { recursive: true, force: true });
  mkdirSync(join(application, 'Contents'), { recursive: true });
  cpSync(folder, join(application, 'Contents/MacOS'), { recursive: true });
  writeIn(application, 'Contents/Info.plist', plistOf(version));
  writeIn(application, 'Contents/PkgInfo', 'APPL????');

  return application;
}

function plistOf(version: string): string {
  const entries = {
    CFBundleName: 'Octavo',
    CFBundleDisplayName: 'Octavo',
    CFBundleIdentifier: 'org.octavo.desktop',
    CFBundleExecutable: 'octavo',
    CFBundlePackageType: 'APPL',
    CFBundleVersion: version,
    CFBundleShortVersionString: version,
    LSMinimumSystemVersion: '13.5',
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `  <key>${key}</key>\n  <string>${value}</string>`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${lines.join('\n')}
</dict>
</plist>
`;
}

function writeIn(root: string, path: string, text: string, mode = 0o644): void {
  const full = join(root, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text);
  chmodSync(full, mode);
}

function described({ os, cpu }: Target, kind: BuildKind, path: string): BuiltFile {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');

  return {
    os,
    cpu,
    kind,
    name: path.slice(path.lastIndexOf('/') + 1),
    sizeBytes: statSync(path).size,
    sha256,
  };
}
