import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type DownloadView, downloadsView } from '@octavo/contract/downloads';
import { mebibyte } from '@octavo/contract/limits';
import { expect, test } from '@playwright/test';
import { fetchPackage } from '../tooling/src/desktop/fetch-package.ts';
import { nodeVersion, targets } from '../tooling/src/desktop/targets.ts';

/**
 * The files that `npm run desktop` has left in its folder. Without them, or without the programs and rights to try
 * them, tests are skipped and give the reason.
 */
const root = join(import.meta.dirname, '..');
const files = join(root, 'build/desktop/files');
const index = join(files, 'builds.json');
const built: readonly DownloadView[] = existsSync(index)
  ? downloadsView.parse(JSON.parse(readFileSync(index, 'utf8'))).files
  : [];
const mostInstallerBytes = 45 * mebibyte;

function pathOf(kind: DownloadView['kind'], os: DownloadView['os'], cpu: DownloadView['cpu']): string | null {
  const file = built.find((each) => each.kind === kind && each.os === os && each.cpu === cpu);

  return file === undefined ? null : join(files, file.name);
}

function has(program: string): boolean {
  return ['/usr/bin', '/usr/sbin', '/bin'].some((folder) => existsSync(join(folder, program)));
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

test.beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'octavo-builds-'));
});

test.afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test('lists every file with its size and checksum', () => {
  test.skip(built.length === 0, 'nothing was built: npm run desktop');
  const sums = readFileSync(join(files, 'SHA256SUMS'), 'utf8');

  for (const { name, sizeBytes, sha256 } of built) {
    const bytes = readFileSync(join(files, name));
    expect(bytes.length).toBe(sizeBytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(sums).toContain(`${sha256}  ${name}\n`);
  }
});

test('keeps the installer for Windows small', () => {
  const path = pathOf('exe', 'win32', 'x64');
  test.skip(path === null, 'no installer was built');
  expect(statSync(path ?? '').size).toBeLessThanOrEqual(mostInstallerBytes);
});

test('has the same files in the folder and in the MSI for Windows', () => {
  const [zip, msi] = [pathOf('zip', 'win32', 'x64'), pathOf('msi', 'win32', 'x64')];
  test.skip(zip === null || msi === null || !has('msiextract'), 'no MSI was built, or msitools is missing');
  const list = (program: string, args: readonly string[], start: RegExp) =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1024 ** 3 })
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith('/'))
      .map((line) => line.replace(start, ''))
      .toSorted();
  expect(list('msiextract', ['-l', msi ?? ''], /^.*?Programs\/Octavo\//)).toEqual(
    list('unzip', ['-Z1', zip ?? ''], /^Octavo\//),
  );
});

for (const cpu of ['arm64', 'x64'] as const) {
  test(`has an application for macOS on ${cpu} with the unchanged Node.js`, () => {
    const path = pathOf('zip', 'darwin', cpu);
    test.skip(path === null, 'no application was built');
    const target = targets[`darwin-${cpu}`];
    const place = 'Octavo.app/Contents/MacOS';
    const listed = execFileSync('unzip', ['-Z', path ?? '', `${place}/node`, `${place}/octavo`], {
      encoding: 'utf8',
    });
    expect(listed.match(/^-rwxr-xr-x /gm)).toHaveLength(2);
    const node = execFileSync('unzip', ['-p', path ?? '', `${place}/node`], { maxBuffer: 1024 ** 3 });
    const fetched = fetchPackage(
      { ...target.node, version: nodeVersion },
      join(root, 'build/desktop/packages'),
    );
    expect(node.equals(readFileSync(join(fetched, target.node.path)))).toBe(true);
  });
}

test('starts from the unpacked archive for Linux', async () => {
  const path = pathOf('tar', 'linux', 'x64');
  test.skip(path === null, 'no archive was built');
  execFileSync('tar', ['-xzf', path ?? '', '-C', temporary]);
  const [folder = ''] = readdirSync(temporary).filter((name) => name.startsWith('octavo-'));
  expect(await tryStart(join(temporary, folder, 'octavo'), temporary)).toBe(303);
});

test('installs, starts and removes the package of Debian', async () => {
  const path = pathOf('deb', 'linux', 'x64');
  test.skip(path === null, 'no package was built');
  test.skip(!has('dpkg') || process.getuid?.() !== 0, 'dpkg and root are needed to install a package');
  test.skip(existsSync('/opt/octavo'), 'Octavo is installed already');
  execFileSync('dpkg', ['--install', path ?? ''], { stdio: 'pipe' });

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
