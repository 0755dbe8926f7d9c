import { type ChildProcess, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Spawn options of a process that is ended with all that it starts. Elsewhere than on Windows it leads a process group;
 * there, a detached process would open a console window.
 */
export const leadingTree = { detached: !isWindows, windowsHide: true } as const;

/** Ends a process that was started with `leadingTree`, and its children. */
export function endTree({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined) {
    return;
  }

  if (!isWindows) {
    endGroup(pid);
  } else if (exitCode === null && signalCode === null) {
    // Only while it runs: Windows gives its number to another process afterwards.
    endTreeOnWindows(pid);
  }
}

/** Ends a process that is no child of this one, and its children. */
export function endTreeOf(pid: number): void {
  if (isWindows) {
    endTreeOnWindows(pid);
  } else {
    endGroup(pid);
  }
}

function endTreeOnWindows(pid: number): void {
  spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)], { windowsHide: true, stdio: 'ignore' });
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
