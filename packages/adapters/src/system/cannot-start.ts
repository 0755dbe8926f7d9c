/** Error that keeps Octavo from starting, with a message for the operator. */
export class CannotStart extends Error {}

/** Error for settings that cannot be used: `message` names every one, for the operator. */
export class WrongConfig extends CannotStart {}

/** Ends the process with the message for the operator, without a stack, if the error has one. */
export function endIfWrong(error: unknown): void {
  if (error instanceof CannotStart) {
    process.stderr.write(`octavo: ${error.message}\n`);
    process.exit(1);
  }
}
