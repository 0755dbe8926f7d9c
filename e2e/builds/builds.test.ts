import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type DownloadView, downloadsView } from '@octavo/contract/downloads';
import { mebibyte } from '@octavo/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPackage } from '../../tooling/src/desktop/fetch-package.ts';
import { nodeVersion, targets } from '../../tooling/src/desktop/targets.ts';

/** Tests of the files that `npm run desktop` makes, which it runs at its end: each kind that was built has its own. */
const root = join(import.meta.dirname, '../..');
const files = process.env['OCTAVO_BUILDS'] ?? join(root, 'build/desktop/files');
const built: readonly DownloadView[] = downloadsView.parse(
  JSON.parse(readFileSync(join(files, 'builds.json'), 'utf8')),
).files;
const mostInstallerBytes = 45 * mebibyte;

function pathOf(kind: DownloadView['kind'], os: DownloadView['os'], cpu: DownloadView['cpu']): string | null {
  const file = built.find((each) => each.kind === kind && each.os === os && each.cpu === cpu);

  return file === undefined ? null : join(files, file.name);
}

/** Starts the application, and ends it once its window could open. */
async function tryStart(program: string, temporary: string): Promise<number> {
  const env = { HOME: temporary, TMPDIR: temporary, PATH: '/usr/bin:/bin' };
  const started = spawn(program, ['--no-window'], { env, cwd: '/' });
  const ended = new Promise((resolve) => started.once('exit', resolve));

  try {
    for await (const line of createInterface({ input: started.stdout })) {
      return (await fetch(line, { redirect: 'manual' })).status;
    }

    throw new Error('the application ended');
  } finally {
    started.kill('SIGTERM');
    await ended;
  }
}

let temporary = '';

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'octavo-builds-'));
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

it('lists every file with its size and checksum', () => {
  const sums = readFileSync(join(files, 'SHA256SUMS'), 'utf8');

  for (const { name, sizeBytes, sha256 } of built) {
    const bytes = readFileSync(join(files, name));
    expect(bytes.length).toBe(sizeBytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(sums).toContain(`${sha256}  ${name}\n`);
  }
});

const [installer, msi, windowsZip] = (['exe', 'msi', 'zip'] as const).map((kind) =>
  pathOf(kind, 'win32', 'x64'),
);

if (installer) {
  it('keeps the installer for Windows small', () => {
    expect(statSync(installer).size).toBeLessThanOrEqual(mostInstallerBytes);
  });
}

if (msi && windowsZip) {
  it('has the same files in the folder and in the MSI for Windows', () => {
    const list = (program: string, args: readonly string[], start: RegExp) =>
      execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1024 ** 3 })
        .split('\n')
        .filter((line) => line !== '' && !line.endsWith('/'))
        .map((line) => line.replace(start, ''))
        .toSorted();
    expect(list('msiextract', ['-l', msi], /^.*?Programs\/Octavo\//)).toEqual(
      list('unzip', ['-Z1', windowsZip], /^Octavo\//),
    );
  });
}

for (const cpu of ['arm64', 'x64'] as const) {
  const path = pathOf('zip', 'darwin', cpu);

  if (path !== null) {
    it(`has an application for macOS on ${cpu} with the unchanged Node.js`, () => {
      const target = targets[`darwin-${cpu}`];
      const place = 'Octavo.app/Contents/MacOS';
      const listed = execFileSync('unzip', ['-Z', path, `${place}/node`, `${place}/octavo`], {
        encoding: 'utf8',
      });
      expect(listed.match(/^-rwxr-xr-x /gm)).toHaveLength(2);
      const node = execFileSync('unzip', ['-p', path, `${place}/node`], { maxBuffer: 1024 ** 3 });
      const fetched = fetchPackage({ ...target.node, version: nodeVersion }, join(files, '../packages'));
      expect(node.equals(readFileSync(join(fetched, target.node.path)))).toBe(true);
    });
  }
}

const archive = pathOf('tar', 'linux', 'x64');

if (archive !== null) {
  it('starts from the unpacked archive for Linux', async () => {
    execFileSync('tar', ['-xzf', archive, '-C', temporary]);
    const [folder = ''] = readdirSync(temporary).filter((name) => name.startsWith('octavo-'));
    expect(await tryStart(join(temporary, folder, 'octavo'), temporary)).toBe(303);
  });
}

const debianPackage = pathOf('deb', 'linux', 'x64');

// Only root can install a package, and a person's own application is left alone.
if (debianPackage !== null && process.getuid?.() === 0 && !existsSync('/opt/octavo')) {
  it('installs, starts and removes the package of Debian', async () => {
    execFileSync('dpkg', ['--install', debianPackage], { stdio: 'pipe' });

    try {
      const entry = readFileSync('/usr/share/applications/octavo.desktop', 'utf8');
      expect(entry).toContain('Exec=octavo-desktop %F');
      expect(entry).toContain('MimeType=application/pdf;');
      expect(existsSync('/usr/share/icons/hicolor/scalable/apps/octavo.svg')).toBe(true);
      expect(await tryStart('/usr/bin/octavo-desktop', temporary)).toBe(303);
    } finally {
      execFileSync('dpkg', ['--purge', 'octavo'], { stdio: 'pipe' });
    }

    for (const left of ['/opt/octavo', '/usr/bin/octavo-desktop', '/usr/share/applications/octavo.desktop']) {
      expect(existsSync(left)).toBe(false);
    }
  });
}
