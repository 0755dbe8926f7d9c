import { type ExecFileSyncOptionsWithStringEncoding, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type DownloadView, downloadsView } from '@octavo/contract/downloads';
import { mebibyte } from '@octavo/contract/limits';
import { applicationVersion } from '@octavo/contract/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchPackage } from '../../tooling/src/desktop/fetch-package.ts';
import { windowsIcon } from '../../tooling/src/desktop/icons.ts';
import { nodeVersion, targets } from '../../tooling/src/desktop/targets.ts';
import { hasPrograms } from '../../tooling/src/desktop/windows/has-programs.ts';
import { writeInstaller } from '../../tooling/src/desktop/windows/installer.ts';
import { tryJobs } from './try-jobs.ts';

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

/** Starts the application, runs jobs as its window does, and ends it. */
async function tryStart(program: string, temporary: string): Promise<void> {
  const env = { HOME: temporary, TMPDIR: temporary, PATH: '/usr/bin:/bin' };
  const started = spawn(program, ['--no-window'], { env, cwd: '/' });
  const ended = new Promise((resolve) => started.once('exit', resolve));

  try {
    for await (const line of createInterface({ input: started.stdout })) {
      return await tryJobs(line);
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

const hasWine = hasPrograms('wine', 'makensis');

if (installer && !hasWine) {
  console.info('Without wine and makensis, the installer for Windows is not installed, run and removed.');
}

if (installer && hasWine) {
  it('replaces an older version, works, and is removed, under Wine', { timeout: 1_200_000 }, async () => {
    const prefix = join(temporary, 'wine');
    const options: ExecFileSyncOptionsWithStringEncoding = {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, WINEPREFIX: prefix, WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml=' },
    };
    const wine = (...words: string[]) => execFileSync('wine', words, options);
    const versionInRegistry = () =>
      wine('reg', 'query', String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Octavo`);
    mkdirSync(prefix);
    wine('wineboot', '--init');

    try {
      wine(await writeOlderInstaller(), '/S');
      const [user = ''] = readdirSync(join(prefix, 'drive_c/users')).filter((name) => name !== 'Public');
      const folder = join(prefix, 'drive_c/users', user, 'AppData/Local/Programs/Octavo');
      expect(existsSync(join(folder, 'app/old.js'))).toBe(true);
      expect(versionInRegistry()).toContain('0.0.1');

      wine(installer, '/S');
      expect(existsSync(join(folder, 'app/old.js'))).toBe(false);
      expect(readFileSync(join(folder, 'version.txt'), 'utf8').trim()).toBe(applicationVersion);
      expect(versionInRegistry()).toContain(applicationVersion);
      await tryUnderWine(folder, { ...options.env });

      writeFileSync(join(folder, 'mine.txt'), 'A file of the user.');
      wine(join(folder, 'uninstall.exe'), '/S');
      // The uninstaller goes on as a copy of itself, so that it can delete itself.
      await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['mine.txt']), {
        timeout: 120_000,
        interval: 500,
      });
      await vi.waitFor(() => expect(versionInRegistry).toThrow(), { timeout: 30_000, interval: 500 });
    } finally {
      execFileSync('wineserver', ['--kill'], options);
    }
  });
}

/** An installer of a version with a file that the newer one does not have. */
async function writeOlderInstaller(): Promise<string> {
  const older = join(temporary, 'older');
  mkdirSync(join(older, 'app'), { recursive: true });
  ['node.exe', 'Octavo.exe', 'app/old.js'].forEach((name) => writeFileSync(join(older, name), name));
  const picture = join(root, 'apps/web/public/icons/icon-512.png');
  writeFileSync(join(older, 'octavo.ico'), await windowsIcon(picture));

  return writeInstaller(older, '0.0.1', join(temporary, 'older-setup.exe'));
}

/** Runs jobs in the installed application. Its output goes to a file: Node under Wine cannot write into a pipe. */
async function tryUnderWine(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const output = join(temporary, 'wine.txt');
  const file = openSync(output, 'w');
  const main = 'app/node_modules/@octavo/desktop/src/main.js';
  const words = ['node.exe', '--disable-warning=ExperimentalWarning', main, '--no-window'];
  const started = spawn('wine', words, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', file, file],
  });
  const ended = new Promise((resolve) => started.once('exit', resolve));

  try {
    const address = await vi.waitFor(
      () => {
        const [found] = /^http:\S+$/m.exec(readFileSync(output, 'utf8')) ?? [];
        expect(found, readFileSync(output, 'utf8')).toBeDefined();

        return found ?? '';
      },
      { timeout: 120_000, interval: 500 },
    );
    await tryJobs(address);
  } finally {
    execFileSync('wine', ['taskkill', '/F', '/IM', 'node.exe'], { env, stdio: 'ignore' });
    await ended;
    closeSync(file);
  }
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
    await tryStart(join(temporary, folder, 'octavo'), temporary);
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
      await tryStart('/usr/bin/octavo-desktop', temporary);
    } finally {
      execFileSync('dpkg', ['--purge', 'octavo'], { stdio: 'pipe' });
    }

    for (const left of ['/opt/octavo', '/usr/bin/octavo-desktop', '/usr/share/applications/octavo.desktop']) {
      expect(existsSync(left)).toBe(false);
    }
  });
}
