import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { root } from './check-layers.ts';
import type { Check } from './checks.ts';

/** Runs checks, one for each processor, and prints the output of each. Returns the names of those that failed. */
export async function runChecks(
  checks: readonly Check[],
  env: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await runCheck(check, env))) {
        failed.push(check.name);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  return failed;
}

async function runCheck({ name, command, args }: Check, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const [output, errors, status] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  process.stdout.write(`\n— ${name}\n`);
  process.stdout.write(output);
  process.stderr.write(errors);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`— ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);

  return status === 0;
}
