import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIn } from './write-in.ts';

/** The programs and fonts that Debian has better than the package could bring them. */
const depends = 'qpdf, poppler-utils, poppler-data, fonts-liberation, fonts-dejavu-core';
const recommends =
  'tesseract-ocr, tesseract-ocr-eng, tesseract-ocr-fra, chromium, bubblewrap, libreoffice-writer-nogui, libreoffice-calc-nogui, libreoffice-impress-nogui, python3-uno, fonts-noto-core';

/** Packs a folder as a package of Debian, with its entry in the menu. */
export function packDeb(folder: string, version: string, path: string): string {
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
Exec=octavo-desktop %F
Icon=octavo
Terminal=false
Categories=Office;Utility;
MimeType=application/pdf;
`;

function iconOf(folder: string): string {
  return readFileSync(join(folder, 'app/node_modules/@octavo/web/build/client/favicon.svg'), 'utf8');
}
