import { isToolFailure } from '@octavo/contract/failures';
import { applicationVersion } from '@octavo/contract/session';
import { parseArguments, WrongUsage } from './arguments.ts';
import { helpText, toolHelp } from './help.ts';
import { listTools } from './list-tools.ts';
import { runCommand } from './run-command.ts';
import { failureLine } from './told-failure.ts';

/** Exit codes: 0 done, 1 a failure with its code, 2 wrong usage. */
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
    case 'run':
      return runCommand(command);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof WrongUsage) {
    console.error(`octavo: ${error.message}\nTry: octavo --help`);
    process.exitCode = 2;
  } else if (isToolFailure(error)) {
    console.error(failureLine(error));
    process.exitCode = 1;
  } else {
    throw error;
  }
}
