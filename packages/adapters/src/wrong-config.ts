/** Settings that cannot be used: `message` names every one, for the operator. */
export class WrongConfig extends Error {}

/** Ends the process with what is wrong with its settings, and without a stack, when that is what failed. */
export function endIfWrong(error: unknown): void {
  if (error instanceof WrongConfig) {
    process.stderr.write(`octavo: ${error.message}\n`);
    process.exit(1);
  }
}
