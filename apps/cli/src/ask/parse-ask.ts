import { parseArgs } from 'node:util';
import { CliUsageError } from '../usage-error.ts';

export interface AskCommand {
  readonly kind: 'ask';
  /** Files, and after them the question; without one, questions are read from standard input. */
  readonly words: readonly string[];
  readonly json: boolean;
  /** Opens protected files. */
  readonly password: string | null;
  /** Languages of scanned pages, as the reading tool takes them; null for its own. */
  readonly languages: readonly string[] | null;
  /** Quotes of an answer at most. */
  readonly limit: number;
}

const types = {
  json: { type: 'boolean' },
  password: { type: 'string' },
  'input-password': { type: 'string' },
  language: { type: 'string' },
  limit: { type: 'string' },
} as const;

const mostQuotes = 10;
const usualQuotes = 3;

/** @throws CliUsageError */
export function parseAsk(given: readonly string[]): AskCommand {
  const { values, positionals } = parsed(given);

  if (positionals.length === 0) {
    throw new CliUsageError('ask needs a file and a question');
  }

  return {
    kind: 'ask',
    words: positionals,
    json: values.json === true,
    password: values.password ?? values['input-password'] ?? null,
    languages: values.language?.split(',') ?? null,
    limit: limitOf(values.limit),
  };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: types, allowPositionals: true });
  } catch (error) {
    throw new CliUsageError(error instanceof Error ? error.message : String(error));
  }
}

function limitOf(given: string | undefined): number {
  if (given === undefined) {
    return usualQuotes;
  }

  const limit = Number(given);

  if (!Number.isInteger(limit) || limit < 1 || limit > mostQuotes) {
    throw new CliUsageError(`--limit is a number from 1 to ${mostQuotes}`);
  }

  return limit;
}
