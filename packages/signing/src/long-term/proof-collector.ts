import { Failure } from '@octavo/contract/failures';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import type { Certificate } from 'pkijs';
import { shownName } from '../certificates/distinguished-name.ts';
import { derOf } from '../certificates/read-certificate.ts';
import { askAuthority } from '../revocation/ask-authority.ts';
import type { SigningServices } from '../services.ts';
import { findIssuer, isSelfSigned } from './find-issuer.ts';
import type { Proofs } from './proofs.ts';

/** Extension of a responder whose own state is not asked for (RFC 6960, 4.2.2.2.1). */
const withoutRevocation = '1.3.6.1.5.5.7.48.1.5';

/** Certificates for one signature. Chains have four, with time stamps and responders twelve. */
const mostCertificates = 50;

/** Collects what proves that certificates are good now: their issuers up to a root, and the state of each. */
export class ProofCollector {
  readonly #services: SigningServices;
  readonly #pool: Certificate[];
  readonly #certificates = new Map<string, Uint8Array>();
  readonly #responses = new Map<string, Uint8Array>();
  readonly #lists = new Map<string, Uint8Array>();

  /** @param pool certificates at hand, of the signature and of the file */
  constructor(services: SigningServices, pool: readonly Certificate[]) {
    this.#services = services;
    this.#pool = [...pool];
  }

  get proofs(): Proofs {
    return {
      certificates: [...this.#certificates.values()],
      responses: [...this.#responses.values()],
      lists: [...this.#lists.values()],
    };
  }

  /**
   * @throws Failure `chain-incomplete`, `revocation-unknown`, `certificate-revoked`, with the name of the certificate
   */
  async prove(certificate: Certificate): Promise<void> {
    const identity = bytesToBinary(certificate.tbsView);

    if (this.#certificates.has(identity)) {
      return;
    }

    this.#certificates.set(identity, derOf(certificate));

    if (await isSelfSigned(certificate)) {
      return;
    }

    const issuer = await findIssuer(certificate, this.#pool, this.#services);

    if (issuer === null || this.#certificates.size > mostCertificates) {
      throw about('chain-incomplete', certificate);
    }

    this.#pool.push(issuer);

    if (!(certificate.extensions ?? []).some(({ extnID }) => extnID === withoutRevocation)) {
      await this.#proveState(certificate, issuer);
    }

    await this.prove(issuer);
  }

  async #proveState(certificate: Certificate, issuer: Certificate): Promise<void> {
    const answer = await askAuthority(certificate, issuer, this.#services);

    if (answer === null) {
      throw about('revocation-unknown', certificate);
    }

    if (answer.state === 'revoked') {
      throw about('certificate-revoked', certificate);
    }

    const kept = answer.kind === 'response' ? this.#responses : this.#lists;
    kept.set(bytesToBinary(answer.bytes), answer.bytes);

    for (const responder of answer.responders) {
      await this.prove(responder);
    }
  }
}

function about(
  code: 'chain-incomplete' | 'revocation-unknown' | 'certificate-revoked',
  { subject }: Certificate,
): Failure {
  return new Failure(code, '', { values: { name: shownName(subject) } });
}
