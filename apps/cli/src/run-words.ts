import { applicationVersion } from '@octavo/contract/session';
import { parseArguments } from './arguments.ts';
import { CliUsageError } from './usage-error.ts';

/**
 * Loads and runs one command: loading all of them takes longer than many of them run. Exit codes: 0 done, 1 a failure
 * with its code, 2 wrong usage; some commands have others.
 */
async function runWords(words: readonly string[]): Promise<number> {
  const command = await parseArguments(words);

  switch (command.kind) {
    case 'help': {
      const { helpText, toolHelp } = await import('./help.ts');
      console.log(command.tool === null ? helpText() : await toolHelp(command.tool));

      return 0;
    }
    case 'version':
      console.log(applicationVersion);

      return 0;
    case 'tools':
      console.log(await (await import('./list-tools.ts')).listTools(command.json));

      return 0;
    case 'fields': {
      const { fieldsJson, fieldsText } = await import('./print-fields.ts');
      console.log(await (command.json ? fieldsJson(command.form) : fieldsText(command.form)));

      return 0;
    }
    case 'mcp':
      return (await import('./agents/mcp-command.ts')).mcpCommand(command);
    case 'ask':
      return (await import('./ask/ask-command.ts')).askCommand(command);
    case 'languages':
      return (await import('./languages/languages-command.ts')).languagesCommand(command);
    case 'run':
      return (await import('./run-command.ts')).runCommand(command);
  }
}

/** Runs one command from its words, prints its results or its error, and returns the exit code. */
export async function runAndReport(words: readonly string[]): Promise<number> {
  try {
    return await runWords(words);
  } catch (error) {
    return conclude(error);
  }
}

/**
 * Prints an error and returns the exit code; prints a stack trace only for an internal failure with
 * OCTAVO_LOG=debug.
 */
export async function conclude(error: unknown): Promise<number> {
  if (error instanceof CliUsageError) {
    console.error(`octavo: ${error.message}\nTry: octavo --help`);

    return 2;
  }

  const { asFailure, failureReport } = await import('./internal-failure.ts');
  console.error(failureReport(asFailure(error), process.env['OCTAVO_LOG']));

  return 1;
}
