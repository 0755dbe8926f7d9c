/** Why Octavo cannot start, in a sentence for the operator. */
export class CannotStart extends Error {}

/** Settings that cannot be used: `message` names every one, for the operator. */
export class WrongConfig extends CannotStart {}

/** Ends the process with the sentence for the operator, and without a stack, when there is one. */
export function endIfWrong(error: unknown): void {
  if (error instanceof CannotStart) {
    process.stderr.write(`octavo: ${error.message}\n`);
    process.exit(1);
  }
}
