import { conclude, runAndReport } from './run-words.ts';

// Without these handlers, an error outside awaited code would end the process with a stack trace. Once: an error in a
// handler must end the process.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, async (error: unknown) => process.exit(await conclude(error)));
}

process.exitCode = await runAndReport(process.argv.slice(2));
