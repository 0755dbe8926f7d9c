import { Failure } from '@octavo/contract/failures';

/** Rounds of a derivation beyond which a file only keeps the computer busy: programs use 2,000 to 600,000. */
const mostRounds = 2_000_000;

/** @throws Failure `certificate-rounds-exceeded` */
export function checkRounds(rounds: number): void {
  if (rounds > mostRounds) {
    throw new Failure('certificate-rounds-exceeded', `${rounds} rounds`);
  }
}
