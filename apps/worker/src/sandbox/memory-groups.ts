import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomIds } from '@octavo/adapters/system/system';
import { mebibyte } from '@octavo/contract/limits';

/**
 * Control groups for runs. The kernel ends a run that takes more memory at once, between two checks of the
 * worker.
 */
export interface MemoryGroups {
  readonly version: 1 | 2;
  /** Makes a group with its limit; resolves to its folder. */
  create(): Promise<string>;
  /** Removes a group whose processes have ended. */
  remove(folder: string): Promise<void>;
  /** True when the kernel has killed a process of the group for its memory use. */
  wasExceeded(folder: string): Promise<boolean>;
  /** Removes all groups that are left. */
  close(): Promise<void>;
}

/**
 * Headroom above the limit: for file pages that are being written, and so that the worker's own check notices
 * the excess first and reports `memory-limit`.
 */
const headroomBytes = 256 * mebibyte;

/** Null when this process may not create groups: in most containers, and without delegation by systemd. */
export async function openMemoryGroups(memoryBytes: number): Promise<MemoryGroups | null> {
  const limitBytes = memoryBytes + headroomBytes;

  return (
    (await openGroups(2, unifiedParent, limitBytes).catch(() => null)) ??
    (await openGroups(1, memoryParent, limitBytes).catch(() => null))
  );
}

const limitFile = { 1: 'memory.limit_in_bytes', 2: 'memory.max' } as const;
const eventFile = { 1: 'memory.oom_control', 2: 'memory.events' } as const;

async function openGroups(
  version: 1 | 2,
  findParent: () => Promise<string>,
  limitBytes: number,
): Promise<MemoryGroups> {
  const parent = await findParent();
  await removeLost(parent);
  const own = join(parent, `octavo-${process.pid}`);
  await mkdir(own);

  const groups: MemoryGroups = {
    version,

    async create() {
      const folder = join(own, randomIds.token());
      await mkdir(folder);
      await writeFile(join(folder, limitFile[version]), String(limitBytes));

      return folder;
    },

    remove: removeWhenEmpty,

    async wasExceeded(folder) {
      const events = await readFile(join(folder, eventFile[version]), 'utf8');

      return Number(/^oom_kill (\d+)$/m.exec(events)?.[1] ?? 0) > 0;
    },

    close: () => removeTree(own),
  };

  try {
    if (version === 2) {
      await writeFile(join(own, 'cgroup.subtree_control'), '+memory');
    }

    await groups.remove(await groups.create());

    return groups;
  } catch (error) {
    await removeTree(own);
    throw error;
  }
}

/** Removes the groups of workers that were killed. */
async function removeLost(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, processId] = /^octavo-(\d+)$/.exec(name) ?? [];

    if (processId !== undefined && (Number(processId) === process.pid || !existsSync(`/proc/${processId}`))) {
      await removeTree(join(parent, name));
    }
  }
}

async function removeTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      await removeWhenEmpty(join(folder, entry.name));
    }
  }

  await removeWhenEmpty(folder);
}

/** Removes a group, with retries: killed processes may take a moment to disappear. */
async function removeWhenEmpty(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rmdir(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;

      if (code === 'ENOENT') {
        return;
      }

      if (code !== 'EBUSY' || attempt === 50) {
        throw error;
      }

      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Group of this process in the memory hierarchy (cgroups(7)). */
async function memoryParent(): Promise<string> {
  return join('/sys/fs/cgroup/memory', await ownGroup(/^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m));
}

/**
 * The parent of this process's group: a group with processes of its own cannot delegate memory. A service to
 * which systemd delegates memory has its processes in a group below its own (`DelegateSubgroup=`).
 */
async function unifiedParent(): Promise<string> {
  const own = join('/sys/fs/cgroup', await ownGroup(/^0::(.*)$/m));
  const parent = own === '/sys/fs/cgroup' ? own : join(own, '..');
  // Root could create groups anywhere: outside the unit a run would escape the limits of the service.
  if (own !== '/sys/fs/cgroup' && !/\.(service|scope)$/.test(parent)) {
    throw new Error('the control group is not delegated to this service');
  }

  // No effect when memory is delegated already; refused when the group was not delegated to this process.
  await writeFile(join(parent, 'cgroup.subtree_control'), '+memory');

  return parent;
}

async function ownGroup(line: RegExp): Promise<string> {
  const found = line.exec(await readFile('/proc/self/cgroup', 'utf8'))?.[1];

  if (found === undefined) {
    throw new Error('no such control group hierarchy');
  }

  return found;
}
