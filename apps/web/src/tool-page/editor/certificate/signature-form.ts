import type { Box } from '@octavo/contract/edits/primitives';
import type {
  CertificationLevel,
  SignatureLevel,
  SignatureRequest,
} from '@octavo/contract/signing/signature-request';

export type LockAction = 'none' | NonNullable<SignatureRequest['lock']>['action'];

/** Choices for a signature, besides the certificate. */
export interface SignatureForm {
  readonly level: SignatureLevel;
  readonly certify: CertificationLevel | null;
  readonly reason: string;
  readonly place: string;
  readonly contact: string;
  /** Place of a new field; null for an invisible one. */
  readonly shownAt: { readonly page: string; readonly box: Box } | null;
  /** Existing field that takes the signature; null for a new one. */
  readonly field: string | null;
  readonly lock: LockAction;
  readonly lockedFields: readonly string[];
}

export const firstForm: SignatureForm = {
  level: 'b-b',
  certify: null,
  reason: '',
  place: '',
  contact: '',
  shownAt: null,
  field: null,
  lock: 'none',
  lockedFields: [],
};
