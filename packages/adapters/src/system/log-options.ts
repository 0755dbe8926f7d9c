import { createHash } from 'node:crypto';
import { describeError } from './describe-error.ts';
import { readableLine } from './readable-line.ts';

/** Options of the log of one process, the same for every role: text in a terminal, JSON everywhere else. */
export function logOptions(
  role: 'serve' | 'work' | 'start' | 'desktop',
  level: string,
  isTerminal: boolean = process.stdout.isTTY,
) {
  return {
    level,
    base: { role },
    serializers: { err: describeError },
    hooks: {
      streamWrite: (line: string) =>
        isTerminal ? readableLine(hideCapabilities(line)) : hideCapabilities(line),
    },
  };
}

/**
 * Matches ids of jobs and tokens of files (32 characters), and tokens of sessions and links (43). JSON
 * escapes are matched first, because the letter of an escape does not belong to the text after it.
 */
const capabilities = /\\.|[0-9a-z]{32,}|[\w-]{43,}/g;

/**
 * Replaces every token that opens a job, a file, a session or an account by a short hash. A job or file has
 * the same hash in every process: `printf %s ID | sha256sum | cut -c1-12` finds its lines. Works on whole
 * lines, so that messages and stacks of libraries are covered, too.
 */
export function hideCapabilities(line: string): string {
  return line.replace(capabilities, (found) => (found.startsWith('\\') ? found : shortHash(found)));
}

function shortHash(capability: string): string {
  return createHash('sha256').update(capability).digest('hex').slice(0, 12);
}
