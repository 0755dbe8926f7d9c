import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, writeSync } from 'node:fs';
import { open, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '@octavo/contract/failures';
import { enterPage } from '@octavo/engine-node/page-watch';
import type { OutputFile } from '@octavo/engine-node/run-files';
import type { RunnableTool } from '@octavo/tools/kit/run-tool';
import type { ToolFacts, ToolRunInput } from '@octavo/tools/kit/types';
import * as z from 'zod';

const facts: ToolFacts = {
  group: 'organize',
  place: 1,
  name: { en: 'Fault', fr: 'Panne' },
  summary: { en: '', fr: '' },
  keywords: { en: '', fr: '' },
  icon: '',
  surface: 'batch',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: [],
  wallSeconds: 60,
};

/** File descriptor of a run's channel to its worker. */
const channelDescriptor = 3;

type FaultyWork = (run: ToolRunInput<Record<string, never>>) => Promise<OutputFile[]>;

const misbehaviours: Readonly<Record<string, { readonly wallSeconds?: number; readonly run: FaultyWork }>> = {
  /** Works correctly. */
  copies: { run: async (run) => [await copyOf(run)] },

  /** Works correctly, but slowly enough for other events to happen meanwhile. */
  dawdles: {
    async run(run) {
      for (let step = 1; step <= 60; step += 1) {
        await delay(100);
        run.report(step, 60);
      }

      return [await copyOf(run)];
    },
  },

  hangs: { wallSeconds: 2, run: () => new Promise(() => setInterval(() => {}, 1000)) },

  spins: {
    wallSeconds: 2,
    async run() {
      for (;;) {
        Math.random();
      }
    },
  },

  'draws-without-end': {
    async run() {
      const page = enterPage(7);

      for (let drawn = 0; drawn >= 0; drawn += Math.random()) {
        // A renderer cannot be interrupted within a page.
      }

      page[Symbol.dispose]();

      return [];
    },
  },

  /** Adds keys where another run of the same user, or of the same session, would look for them. */
  'plants-keys': {
    async run(run) {
      const planted = (keyring: number) =>
        `libc.syscall(${callNumbers.addKey}, b'user', b'octavo-planted', b'x', 1, ${keyring})`;
      await runPython([sessionKeyring, userKeyring].map(planted).join('\n'));

      return [await copyOf(run)];
    },
  },

  /** Fails when it finds such a key. */
  'finds-keys': {
    async run(run) {
      const found = `libc.syscall(${callNumbers.requestKey}, b'user', b'octavo-planted', None, 0)`;
      await runPython(`import sys\nsys.exit(0 if ${found} == -1 else 1)`);

      return [await copyOf(run)];
    },
  },

  'eats-memory': {
    async run() {
      const buffers: Buffer[] = [];

      for (;;) {
        buffers.push(Buffer.alloc(16 * 1024 * 1024, 1));
        await delay(10);
      }
    },
  },

  /** Uses memory that belongs to no process: files in a folder that is memory on most systems. */
  'eats-shared-memory': {
    async run() {
      return fillFile('/dev/shm/eaten');
    },
  },

  'fills-the-disk': { run: async (run) => fillFile(run.workspace.newPath('bin')) },

  'writes-rubbish': {
    async run(run) {
      const path = run.workspace.newPath('pdf');
      await writeFile(path, 'this is no document');

      return [{ name: 'rubbish.pdf', kind: 'pdf', path, notes: [] }];
    },
  },

  'names-a-file-outside': {
    run: async () => [{ name: 'stolen.txt', kind: 'txt', path: '/etc/ld.so.cache', notes: [] }],
  },

  'links-to-a-file-outside': {
    async run(run) {
      const path = run.workspace.newPath('txt');
      await symlink('/etc/passwd', path);

      return [{ name: 'stolen.txt', kind: 'txt', path, notes: [] }];
    },
  },

  crashes: { run: async () => process.abort() },

  'talks-nonsense': {
    async run() {
      await say('{"type":"finished","results":"all of them"}\n');

      return new Promise(() => {});
    },
  },

  'talks-rubbish': {
    async run() {
      await say('this is no message\n');

      return new Promise(() => {});
    },
  },

  'talks-without-end': {
    async run() {
      for (;;) {
        await say('x'.repeat(65_536));
      }
    },
  },

  'talks-at-length': {
    async run() {
      await say(`{"type":"progressed","progress":0.5,"so":"${'x'.repeat(10_000_000)}"}\n`);

      return new Promise(() => {});
    },
  },

  'talks-too-often': {
    async run() {
      for (;;) {
        await say('{"type":"progressed","progress":0.5}\n'.repeat(1000));
      }
    },
  },

  'breaks-off': {
    async run() {
      await say('{"type":"progr');
      closeSync(channelDescriptor);

      return new Promise(() => setInterval(() => {}, 1000));
    },
  },

  /**
   * Leaves children behind that are detached from parent, group and session, and hold the worker's channel.
   */
  forks: {
    wallSeconds: 2,
    async run() {
      const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', channelDescriptor];

      for (let child = 0; child < 3; child += 1) {
        spawn('setsid', ['-f', 'sleep', '3600'], { detached: true, stdio }).unref();
      }

      return new Promise(() => {});
    },
  },

  'forks-without-end': {
    async run() {
      for (;;) {
        spawn('sleep', ['3600'], { stdio: 'ignore' }).on('error', () => {});
        await delay(2);
      }
    },
  },

  /** Fails for files named "bad", and only for those. */
  'refuses-some': {
    async run(run) {
      if (run.files[0]?.name.startsWith('bad') === true) {
        throw new Failure('damaged-file', 'as it should');
      }

      return [await copyOf(run)];
    },
  },

  /** Reports in its notes which forbidden actions succeeded. */
  'reaches-out': {
    async run(run) {
      const reached: string[] = [];

      for (const [name, attempt] of Object.entries(ways(run))) {
        await attempt().then(
          () => reached.push(name),
          () => undefined,
        );
      }

      return [{ ...(await copyOf(run)), notes: [{ code: 'reached', values: { ways: reached.join(' ') } }] }];
    },
  },
};

export const faultIds = Object.keys(misbehaviours);

/** Tool that misbehaves as its id says; null for an unknown id. */
export function loadFault(id: string): RunnableTool | null {
  const found = misbehaviours[id];

  if (found === undefined) {
    return null;
  }

  const { run, wallSeconds = 60 } = found;

  return { facts: { ...facts, wallSeconds }, options: z.object({}), run: run as RunnableTool['run'] };
}

/** Actions that a run must not be able to perform. */
function ways(run: ToolRunInput<Record<string, never>>): Record<string, () => Promise<unknown>> {
  return {
    network: () => reachPort('1.1.1.1', 53),
    // The web process of the test listens on this port, outside the sandbox.
    loopback: () => reachPort('127.0.0.1', Number(/port-(\d+)/.exec(run.files[0]?.name ?? '')?.[1])),
    secrets: () =>
      refuseUnless(process.env['DATABASE_URL'] !== undefined || process.env['OCTAVO_KEY'] !== undefined),
    neighbours: async () => refuseUnless((await readdir(join(run.workspace.folder, '..', '..'))).length > 1),
    'data-folder': () => readdir(join(run.workspace.folder, '..', '..', '..', '..', 'files')),
    processes: async () =>
      refuseUnless((await readFile('/proc/1/cmdline', 'utf8')).includes('init') && process.pid > 100),
    passwords: () => readFile('/etc/shadow'),
    checkout: () => writeFile(new URL('./stolen', import.meta.url), 'x'),
    system: () => writeFile('/usr/stolen', 'x'),
    root: () => writeFile('/stolen', 'x'),
    input: () => writeFile(run.files[0]?.path ?? '', 'x'),
    'user-namespaces': () => runProgram('unshare', ['--user', 'true']),
    keys: () =>
      runPython(`assert libc.syscall(${callNumbers.addKey}, b'user', b'octavo', b'x', 1, -4) != -1`),
    'io-uring': () => runPython(`assert libc.syscall(425, 1, ctypes.create_string_buffer(120)) != -1`),
    bpf: () =>
      runPython(`assert libc.syscall(${callNumbers.bpf}, 0, ctypes.create_string_buffer(120), 120) != -1`),
    'page-faults': () => runPython(`assert libc.syscall(${callNumbers.userfaultfd}, 1) != -1`),
    'next-run': () => changeCompiled(run),
    'every-next-run': () => writeFile(join(compiledFolder(run), 'planted'), 'x'),
  };
}

/** System calls that Python has no functions for. */
const callNumbers =
  process.arch === 'arm64'
    ? { addKey: 217, requestKey: 218, bpf: 280, userfaultfd: 282 }
    : { addKey: 248, requestKey: 249, bpf: 321, userfaultfd: 323 };

/** KEY_SPEC_SESSION_KEYRING and KEY_SPEC_USER_KEYRING (keyctl(2)). */
const sessionKeyring = -3;
const userKeyring = -4;

const runPython = (line: string) =>
  runProgram('python3', ['-c', `import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\n${line}`]);

/** @throws Error unless the program exits with 0. */
async function runProgram(program: string, words: readonly string[]): Promise<void> {
  const child = spawn(program, words, { stdio: 'ignore' });
  const [code] = await once(child, 'close');
  await refuseUnless(code === 0);
}

/** Folder of the bundle that the next run starts from; without one, a writable folder, so that the test notices. */
function compiledFolder(run: ToolRunInput<Record<string, never>>): string {
  const entry = process.argv[1] ?? '';

  return entry.startsWith('/modules/') ? dirname(entry) : run.workspace.folder;
}

async function changeCompiled(run: ToolRunInput<Record<string, never>>): Promise<void> {
  const entries = await readdir(compiledFolder(run), { recursive: true, withFileTypes: true });
  const module = entries.find((entry) => entry.isFile());
  await writeFile(join(module?.parentPath ?? run.workspace.folder, module?.name ?? 'none'), 'x');
}

async function refuseUnless(condition: boolean): Promise<void> {
  if (!condition) {
    throw new Error('out of reach');
  }
}

async function reachPort(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: 1000 });
  socket.once('timeout', () => socket.destroy(new Error('timeout')));
  await once(socket, 'connect');
  socket.destroy();
}

/** Writes to the worker's channel directly, past the run's own protocol code. */
async function say(text: string): Promise<void> {
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(channelDescriptor, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') {
        throw error;
      }

      await delay(1);
    }
  }
}

async function copyOf(run: ToolRunInput<Record<string, never>>): Promise<OutputFile> {
  const [file] = run.files;
  const path = run.workspace.newPath('pdf');
  await writeFile(path, await readFile(file?.path ?? ''));

  return { name: file?.name ?? 'copy.pdf', kind: 'pdf', path, notes: [] };
}

async function fillFile(path: string): Promise<never> {
  const file = await open(path, 'w');
  const chunk = Buffer.alloc(1024 * 1024, 1);

  for (;;) {
    await file.write(chunk);
  }
}
