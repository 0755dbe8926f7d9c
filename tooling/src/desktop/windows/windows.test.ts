import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../check-layers.ts';
import { windowsIcon } from '../icons.ts';
import { hasPrograms } from './has-programs.ts';
import { writeInstaller } from './installer.ts';
import { writeProgram } from './launcher.ts';
import { writeMsi } from './msi.ts';

const parent = mkdtempSync(join(tmpdir(), 'octavo-installers-'));
const folder = join(parent, 'octavo');
const files = ['node.exe', 'Octavo.exe', 'app/a b/@x/1.js', 'app/a b/y/.2.js'];

files.forEach((name) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), name);
});
writeFileSync(
  join(folder, 'octavo.ico'),
  await windowsIcon(join(root, 'apps/web/public/icons/icon-512.png')),
);
afterAll(() => rmSync(parent, { recursive: true }));

it.skipIf(!hasPrograms('wixl', 'msiextract', 'msiinfo'))(
  'packs every file for the Windows Installer, for one user',
  () => {
    const path = writeMsi(folder, '1.2.3', join(parent, 'octavo.msi'));
    const to = join(parent, 'extracted');
    execFileSync('msiextract', ['-C', to, path], { stdio: 'pipe' });
    const extracted = globSync('**/{*,.*}.{exe,js}', { cwd: to });
    expect(extracted.map((name) => readFileSync(join(to, name), 'utf8')).toSorted()).toEqual(
      files.toSorted(),
    );
    const properties = execFileSync('msiinfo', ['export', path, 'Property'], { encoding: 'utf8' });
    expect(properties).toContain('ProductVersion\t1.2.3');
    expect(properties).not.toContain('ALLUSERS');
    const registry = execFileSync('msiinfo', ['export', path, 'Registry'], { encoding: 'utf8' });
    expect(registry).toContain('Open with Octavo');
    // The default program of .pdf is the value without a name of this key.
    expect(registry).not.toMatch(/Classes\\\.pdf\t/);
  },
);

it.skipIf(!hasPrograms('makensis'))(
  'compiles the installer and the program that starts the application',
  () => {
    const icon = join(folder, 'octavo.ico');
    const paths = [
      writeInstaller(folder, '1.2.3', join(parent, 'octavo-setup.exe')),
      join(parent, 'started.exe'),
    ];
    writeProgram(icon, '1.2.3', 'app\\main.js', join(parent, 'started.exe'));

    for (const path of paths) {
      const bytes = readFileSync(path);
      expect(bytes.toString('latin1', 0, 2)).toBe('MZ');
      // The version is a text of 16-bit characters in the resources.
      expect(bytes.includes(Buffer.from('1.2.3', 'utf16le'))).toBe(true);
    }
  },
);
