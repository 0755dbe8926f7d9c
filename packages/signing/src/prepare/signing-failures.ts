import { Failure, type SigningObstacle } from '@octavo/contract/failures';

export function signatureNotPossible(reason: SigningObstacle, detail = ''): Failure {
  return new Failure('signature-not-possible', detail === '' ? reason : `${reason}: ${detail}`, {
    values: { reason },
  });
}
