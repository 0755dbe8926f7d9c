import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../check-layers.ts';
import { packZip } from './archives.ts';
import { asApplication } from './mac-application.ts';

const parent = mkdtempSync(join(tmpdir(), 'octavo-mac-'));
const folder = join(parent, 'darwin-arm64');
const parts = { version: '1.2.3', picture: join(root, 'apps/web/public/icons/icon-512.png') };

mkdirSync(folder);

for (const name of ['node', 'octavo']) {
  writeFileSync(join(folder, name), `program ${name}`);
  chmodSync(join(folder, name), 0o755);
}

afterAll(() => rmSync(parent, { recursive: true }));

it('packs an application of macOS whose programs can be started', async () => {
  const zip = packZip(await asApplication(folder, parts), 'Octavo.app', join(parent, 'octavo.zip'));
  const listed = execFileSync('unzip', ['-Z', zip], { encoding: 'utf8' });
  expect(listed).toMatch(/^-rwxr-xr-x .* Octavo\.app\/Contents\/MacOS\/node$/m);
  expect(listed).toMatch(/^-rwxr-xr-x .* Octavo\.app\/Contents\/MacOS\/octavo$/m);
  execFileSync('unzip', ['-q', zip, '-d', parent]);
  const contents = join(parent, 'Octavo.app/Contents');
  const plist = execFileSync(
    'python3',
    [
      '-c',
      'import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], "rb"))))',
      join(contents, 'Info.plist'),
    ],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(plist)).toMatchObject({
    CFBundleExecutable: 'octavo',
    CFBundleIconFile: 'octavo',
    CFBundlePackageType: 'APPL',
    CFBundleShortVersionString: '1.2.3',
  });
  const icon = readFileSync(join(contents, 'Resources/octavo.icns'));
  expect(icon.toString('latin1', 0, 4)).toBe('icns');
  expect(icon.readUInt32BE(4)).toBe(icon.length);
  expect(readFileSync(join(contents, 'MacOS/node'), 'utf8')).toBe('program node');
});
