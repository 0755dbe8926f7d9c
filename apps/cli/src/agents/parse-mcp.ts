import { parseArgs } from 'node:util';
import { CliUsageError } from '../usage-error.ts';

export interface McpCommand {
  readonly kind: 'mcp';
  /** Folders in which the agent may read and write. */
  readonly allow: readonly string[];
}

/** @throws CliUsageError */
export function parseMcp(words: readonly string[]): McpCommand {
  const options = { allow: { type: 'string', multiple: true } } as const;

  try {
    const { values } = parseArgs({ args: [...words], options });

    return { kind: 'mcp', allow: values.allow ?? [process.cwd()] };
  } catch (error) {
    throw new CliUsageError(error instanceof Error ? error.message : String(error));
  }
}
