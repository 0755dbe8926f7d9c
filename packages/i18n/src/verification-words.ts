import type {
  LaterChangeKind,
  RevocationState,
  SignatureReport,
  SignatureVerdict,
  VerdictReason,
} from '@octavo/contract/signing/signature-report';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';

/** Words of a report on signatures. A missing one is a compile error. */
export interface VerificationWords {
  readonly verdicts: Readonly<Record<SignatureVerdict, string>>;
  /** A sentence each. */
  readonly reasons: Readonly<Record<VerdictReason, string>>;
  readonly changes: Readonly<Record<LaterChangeKind, string>>;
  readonly revocation: Readonly<Record<RevocationState, string>>;
  readonly kinds: Readonly<Record<SignatureReport['kind'], string>>;
}

export function verificationWords(locale: Locale): VerificationWords {
  return wordsIn(locale, 'verification');
}
