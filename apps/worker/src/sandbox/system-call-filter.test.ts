import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemCallFilter } from './system-call-filter.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-filter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Exit code of a program run with the filter as its only isolation. */
function runBehind(profile: 'closed' | 'nested', ...command: string[]): number | null {
  const path = join(folder, profile);
  writeFileSync(path, systemCallFilter(profile) ?? '');
  const filter = openSync(path, 'r');

  try {
    const { status } = spawnSync('bwrap', ['--seccomp', '3', '--dev-bind', '/', '/', '--', ...command], {
      stdio: ['ignore', 'ignore', 'ignore', filter],
    });

    return status;
  } finally {
    closeSync(filter);
  }
}

describe('the system call filter', () => {
  it('exists for x86_64 and arm64, and reports other architectures as unsupported', () => {
    expect(systemCallFilter('closed', 'x64')?.length).toBeGreaterThan(300);
    expect(systemCallFilter('closed', 'arm64')?.length).toBe(systemCallFilter('closed', 'x64')?.length);
    expect(systemCallFilter('closed', 'riscv64')).toBeNull();
  });

  it('allows starting programs and threads', () => {
    expect(runBehind('closed', 'sh', '-c', 'true | cat')).toBe(0);
    const thread = 'new (require("node:worker_threads").Worker)("0", { eval: true })';
    expect(runBehind('closed', process.execPath, '-e', thread)).toBe(0);
  });

  it('allows no new namespaces, except for Chromium', () => {
    expect(runBehind('closed', 'unshare', '--user', 'true')).not.toBe(0);
    expect(runBehind('nested', 'unshare', '--user', 'true')).toBe(0);
    expect(runBehind('nested', 'unshare', '--user', '--mount', 'mount', '-t', 'tmpfs', 'x', '/mnt')).not.toBe(
      0,
    );
  });
});
