import type { Codec } from '@octavo/pdf/host';
import type { Certificate } from 'pkijs';
import type { DigestParts } from './digest.ts';
import type { RevocationEvidence } from './revocation/revocation-evidence.ts';

/** Services that a verification needs from its host. */
export interface VerificationHost {
  readonly codec: Codec;
  readonly digestParts: DigestParts;
  /** Roots that signers and time stamps are checked against. */
  readonly roots: readonly Certificate[];
  readonly now: Date;
  /** Asks the authority about a certificate; missing where nothing may be asked. */
  readonly askAuthority?:
    | ((certificate: Certificate, issuer: Certificate) => Promise<RevocationEvidence>)
    | undefined;
}
