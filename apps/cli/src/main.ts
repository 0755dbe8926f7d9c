import { applicationVersion } from '@octavo/contract/session';
import { parseArguments } from './arguments.ts';
import { askCommand } from './ask/ask-command.ts';
import { helpText, toolHelp } from './help.ts';
import { asFailure, failureReport } from './internal-failure.ts';
import { listTools } from './list-tools.ts';
import { fieldsJson, fieldsText } from './print-fields.ts';
import { runCommand } from './run-command.ts';
import { CliUsageError } from './usage-error.ts';

/** Exit codes: 0 done, 1 a failure with its code, 2 wrong usage; some commands have others. */
async function main(words: readonly string[]): Promise<number> {
  const command = await parseArguments(words);

  switch (command.kind) {
    case 'help':
      console.log(command.tool === null ? helpText() : await toolHelp(command.tool));

      return 0;
    case 'version':
      console.log(applicationVersion);

      return 0;
    case 'tools':
      console.log(await listTools(command.json));

      return 0;
    case 'fields':
      console.log(await (command.json ? fieldsJson(command.form) : fieldsText(command.form)));

      return 0;
    case 'mcp':
      return (await import('./agents/mcp-command.ts')).mcpCommand(command);
    case 'ask':
      return askCommand(command);
    case 'run':
      return runCommand(command);
  }
}

/**
 * Prints an error and returns the exit code; prints a stack trace only for an internal failure with
 * OCTAVO_LOG=debug.
 */
function conclude(error: unknown): number {
  if (error instanceof CliUsageError) {
    console.error(`octavo: ${error.message}\nTry: octavo --help`);

    return 2;
  }

  console.error(failureReport(asFailure(error), process.env['OCTAVO_LOG']));

  return 1;
}

// Without these handlers, an error outside awaited code would end the process with a stack trace.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => process.exit(conclude(error)));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = conclude(error);
}
