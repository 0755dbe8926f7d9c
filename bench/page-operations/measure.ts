import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Cost {
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/**
 * GNU time reports the cost of a process with its children; the shell's own `time` does not report memory.
 */
const timeProgram = '/usr/bin/time';

export function canMeasure(): boolean {
  return existsSync(timeProgram);
}

/** Runs a program to its end in a process of its own; null when it failed or took too long. */
export function measure(command: readonly string[], limitSeconds = 120): Cost | null {
  const limited = ['timeout', String(limitSeconds), ...command];
  const { stderr } = spawnSync(timeProgram, ['-f', 'cost %x %U %S %M', ...limited], { encoding: 'utf8' });
  const [, status, user, system, kilobytes] = /cost (\d+) ([\d.]+) ([\d.]+) (\d+)/.exec(stderr) ?? [];

  // qpdf exits with 3 after warnings.
  if (status !== '0' && status !== '3') {
    return null;
  }

  return { cpuSeconds: Number(user) + Number(system), peakMegabytes: Number(kilobytes) / 1024 };
}

/** Returns the run of median cost, because a single run shares the machine with other load. */
export function median(run: () => Cost | null, times: number): Cost | null {
  const costs: Cost[] = [];

  for (let turn = 0; turn < times; turn++) {
    const cost = run();

    if (cost === null) {
      return null;
    }

    costs.push(cost);
  }

  return costs.sort((one, other) => one.cpuSeconds - other.cpuSeconds)[times >> 1] ?? null;
}
