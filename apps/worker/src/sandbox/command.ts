import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '@octavo/adapters/settings/config';
import { WrongConfig } from '@octavo/adapters/system/cannot-start';
import type { Walls } from '@octavo/domain/worker';
import { hasProgram } from '@octavo/engine-node/places/find-program';
import * as limits from './limits.ts';
import { type MemoryGroups, openMemoryGroups } from './memory-groups.ts';
import { type FilterProfile, systemCallFilter } from './system-call-filter.ts';

/** Only Linux has the programs and files by which runs are confined and measured. */
const isLinux = process.platform === 'linux';

/** User of the jobs of a worker that runs as root, so that they do not share the user of the database. */
const jobUser = process.getuid?.() === 0 ? 65533 : null;

/** Range of user ids between those of services and those of containers, in which systems assign none. */
const firstOwnUser = 65_600;
const ownUsers = 34_000;
let latestOwnUser = Math.floor(Math.random() * ownUsers);

/**
 * User of the next run. Without bubblewrap each run gets its own, so that it can neither see nor end another
 * run.
 */
export function userOfRun({ ownUsers: hasOwn }: Pick<Isolation, 'ownUsers'>): number | null {
  if (!hasOwn || jobUser === null) {
    return jobUser;
  }

  latestOwnUser = (latestOwnUser + 1) % ownUsers;

  return firstOwnUser + latestOwnUser;
}

/** Folders of one run; `root` holds the others. */
export interface RunFolders {
  readonly root: string;
  /** Inputs, read only. */
  readonly input: string;
  /** Files that the run writes. */
  readonly work: string;
  /** Mounted as /tmp, so that files written there count towards the limit and are removed with the rest. */
  readonly temporary: string;
  /** Mounted as /dev/shm, for the same reason. */
  readonly shared: string;
  /** Folder of the proxy's socket for a run that may reach the web; read only. */
  readonly web: string;
  /** User of the run; null when the worker is not root and the run uses the worker's user. */
  readonly user: number | null;
  /** Folder of the control group of the run; null when there is none. */
  readonly memoryGroup: string | null;
}

/** Paths a run may read besides the product and its own folders. */
export interface ReadableFolders {
  readonly extraCode: readonly string[];
  /** A folder with compiled modules; null when there is none. */
  readonly compiled: string | null;
}

/** Path of the compiled modules inside bubblewrap; outside, they lie beside the folders of other runs. */
export const compiledPlace = '/modules';

/** Isolation of the runs of this machine from everything else and from each other. */
export interface Isolation {
  readonly walls: Walls;
  /**
   * Folder with the system call filters, one file per profile; null without bubblewrap, or for other
   * processors.
   */
  readonly filters: string | null;
  /** Control group in which each run gets its own; null when groups cannot be created. */
  readonly memoryGroups: MemoryGroups | null;
  /**
   * Separation without bubblewrap, where nothing else keeps runs apart: a user and a session keyring for each
   * run.
   */
  readonly ownUsers: boolean;
  readonly ownKeyrings: boolean;
}

/**
 * Profile of a run: of a tool, or of one that starts Chromium, which needs namespaces for its own sandbox.
 */
export type Profile = FilterProfile;

/** File descriptor from which bubblewrap reads the filter. */
const filterDescriptor = 4;

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Code the run may read; the data folder is never among it, wherever it lies. */
const codeFolders = ['node_modules', 'packages', 'apps', 'package.json'].map((name) => `${checkout}${name}`);

/** Programs, libraries, fonts and the files they need to find each other. */
const systemFolders = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/etc/java-17-openjdk',
  '/etc/java-21-openjdk',
  '/etc/libreoffice',
  '/etc/chromium.d',
  '/etc/ghostscript',
  '/etc/paperspecs',
  '/etc/papersize',
  '/var/cache/fontconfig',
  '/var/lib/ghostscript',
];

/**
 * Program and arguments that run `command` within the limits and, with bubblewrap, isolated from everything
 * else.
 */
export function confine(
  isolation: Isolation,
  folders: RunFolders,
  config: WorkerConfig,
  command: readonly string[],
  reading: ReadableFolders,
  profile: Profile = 'closed',
): string[] {
  if (!isLinux) {
    return [...command];
  }

  const limited = [...joinGroup(folders.memoryGroup), ...prlimit(config)];
  const lastly = ['setpriv', '--no-new-privs', '--pdeathsig=KILL'];
  const asJobUser = asUser(folders.user);

  switch (isolation.walls) {
    case 'user-namespace':
      return [
        ...limited,
        ...(asJobUser.length === 0 ? [] : ['setpriv', ...asJobUser, '--']),
        ...bubblewrap(isolation, folders, reading, [
          '--unshare-user',
          ...(profile === 'closed' ? ['--disable-userns'] : []),
        ]),
        ...lastly,
        '--',
        ...command,
      ];
    case 'bubblewrap': {
      // Root must be able to become the job's user; without root the user stays the same.
      const identity =
        folders.user === null ? ['--unshare-user'] : ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'];

      return [
        ...limited,
        ...bubblewrap(isolation, folders, reading, identity),
        ...lastly,
        ...asJobUser,
        '--',
        ...command,
      ];
    }
    case 'none':
      return [
        ...limited,
        ...(isolation.ownKeyrings ? newKeyring : []),
        ...lastly,
        ...asJobUser,
        '--',
        ...command,
      ];
  }
}

function asUser(user: number | null): string[] {
  return user === null ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
}

/**
 * Command for a new session keyring. With bubblewrap the filter denies all key calls; without it, a run must
 * not find the keys of another one.
 */
const newKeyring = ['keyctl', 'session', '-'];

/** Joins the group before the command starts, so that no usage is charged to another group. */
function joinGroup(folder: string | null): string[] {
  return folder === null ? [] : ['sh', '-c', 'echo 0 > "$0/cgroup.procs" && exec "$@"', folder];
}

/**
 * Opens the filter for one start. It cannot be shared, because bubblewrap reads it to its end. Null when
 * there is none.
 */
export function openFilter({ filters }: Isolation, profile: Profile): number | null {
  return filters === null ? null : openSync(join(filters, profile), 'r');
}

/** Writes the system call filters for this processor; null when it has none. */
async function writeFilters(folder: string): Promise<string | null> {
  for (const profile of ['closed', 'nested'] as const) {
    const filter = systemCallFilter(profile);

    if (filter === null) {
      return null;
    }

    await writeFile(join(folder, profile), filter, { mode: 0o600 });
  }

  return folder;
}

function prlimit({ memoryBytes, outputBytes }: WorkerConfig): string[] {
  return [
    'prlimit',
    `--data=${limits.mappedBytes(memoryBytes)}`,
    `--cpu=${limits.processorSeconds}`,
    `--nofile=${limits.openFiles}`,
    `--nproc=${limits.threads}`,
    `--fsize=${outputBytes}`,
    '--core=0',
    '--',
  ];
}

function bubblewrap(
  { filters }: Isolation,
  folders: RunFolders,
  { extraCode, compiled }: ReadableFolders,
  identity: readonly string[],
): string[] {
  const node = dirname(realpathSync(process.execPath));
  const system = systemFolders.filter((path) => existsSync(path));
  const code = [...codeFolders, ...extraCode, node].filter((path) => existsSync(path));
  const spaces = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--hostname', 'octavo'];
  const readOnly = (paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind', path, path]);
  const devices = ['--proc', '/proc', '--dev', '/dev', '--bind', folders.shared, '/dev/shm'];
  // The code and the run's folders come last: either may lie in /tmp, which the mount before replaces.
  const own = [...readOnly([folders.input, folders.web]), '--bind', folders.work, folders.work];

  const filter = filters === null ? [] : ['--seccomp', String(filterDescriptor)];

  return ['bwrap', ...spaces, ...identity, ...filter, '--die-with-parent'].concat(
    openParents(system),
    readOnly(system),
    devices,
    ['--bind', folders.temporary, '/tmp'],
    openParents([...code, folders.work]),
    readOnly(code),
    own,
    compiled === null ? [] : ['--ro-bind', compiled, compiledPlace],
    ['--remount-ro', '/', '--chdir', folders.work, '--'],
  );
}

/**
 * Creates the parent folders of mounts as accessible to all: bubblewrap would limit them to their owner, and
 * the job's user must pass through them.
 */
function openParents(paths: readonly string[]): string[] {
  const parents = new Set<string>();

  for (const path of paths) {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
      parents.add(parent);
    }
  }

  return [...parents].sort().flatMap((path) => ['--perms', '0755', '--dir', path]);
}

/**
 * Finds the strongest isolation that works here; each kind is tried with the very command that starts a run.
 *
 * @param filterFolder folder of the worker for the system call filters
 * @throws WrongConfig when there is none and the configuration requires it
 */
export async function probeIsolation(
  folders: RunFolders,
  config: WorkerConfig,
  filterFolder: string,
): Promise<Isolation> {
  const memoryGroups = await openMemoryGroups(config.memoryBytes);

  if (!isLinux && config.sandbox !== 'require') {
    return { walls: 'none', filters: null, memoryGroups, ownUsers: false, ownKeyrings: false };
  }

  if (config.sandbox === 'off') {
    return withoutWalls(memoryGroups);
  }

  const filters = await writeFilters(filterFolder);
  let cause: unknown;

  for (const walls of ['user-namespace', 'bubblewrap'] as const) {
    const isolation = { walls, filters, memoryGroups, ownUsers: false, ownKeyrings: false };

    try {
      await tryWalls(isolation, folders, config);

      return isolation;
    } catch (error) {
      cause = error;
    }
  }

  if (config.sandbox === 'require') {
    throw new WrongConfig(
      'bubblewrap does not work on this machine, so jobs cannot be isolated. Allow user namespaces, or set OCTAVO_SANDBOX=off to run jobs with resource limits alone.',
      { cause },
    );
  }

  return withoutWalls(memoryGroups);
}

/** Isolation without bubblewrap; containers may deny keyrings, and know only some users. */
async function withoutWalls(memoryGroups: MemoryGroups | null): Promise<Isolation> {
  const [keyctl = '', ...words] = newKeyring;
  const ownKeyrings =
    hasProgram(keyctl) &&
    (await runToEnd(keyctl, [...words, 'true'], null).then(
      () => true,
      () => false,
    ));

  return { walls: 'none', filters: null, memoryGroups, ownUsers: await knowsOwnUsers(), ownKeyrings };
}

/** True when the users of runs exist in the user namespace of this process (user_namespaces(7)). */
async function knowsOwnUsers(): Promise<boolean> {
  const map = await readFile('/proc/self/uid_map', 'utf8').catch(() => '');

  return map
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .some(([first = 0, , count = 0]) => first <= firstOwnUser && firstOwnUser + ownUsers <= first + count);
}

async function tryWalls(isolation: Isolation, folders: RunFolders, config: WorkerConfig): Promise<void> {
  const reading = { extraCode: [], compiled: null };
  const given = [process.execPath, '--version'];

  for (const profile of ['closed', 'nested'] as const) {
    const [program = '', ...words] = confine(isolation, folders, config, given, reading, profile);
    const filter = openFilter(isolation, profile);

    try {
      await runToEnd(program, words, filter);
    } finally {
      if (filter !== null) {
        closeSync(filter);
      }
    }
  }
}

function runToEnd(program: string, words: readonly string[], filter: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'ignore', 'pipe', 'ignore', filter ?? 'ignore'],
      timeout: 20_000,
    });
    let complaints = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`${program} exited with ${code}: ${complaints}`));
      }
    });
  });
}
