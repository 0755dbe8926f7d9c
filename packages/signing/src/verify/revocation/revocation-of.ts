import type { RevocationState } from '@octavo/contract/signing/signature-report';
import type {
  AlgorithmIdentifier,
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  SingleResponse,
} from 'pkijs';
import { digestName, isWeakDigest } from '../../certificates/algorithms.ts';
import { isFitFor } from '../../certificates/key-purpose.ts';
import { checkSignature, digestOfAlgorithm } from '../../certificates/verify-signature.ts';
import { sameBytes } from '../same-bytes.ts';
import { isListFor } from './list-scope.ts';
import { entryOfList, entryOfResponse, revocationCounts } from './revocation-entry.ts';
import type { RevocationEvidence } from './revocation-evidence.ts';

export interface Revocation {
  readonly state: RevocationState;
  readonly source: 'ocsp' | 'crl' | null;
}

interface Subject {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  /** Time for which the answer must hold. */
  readonly time: Date;
  /** Time of a time stamp of the certificate; null for other signatures. */
  readonly stampedAt: Date | null;
}

/** Clocks of authorities and signers differ; an answer may be this much newer or older than the signature. */
const clockSkewMs = 10 * 60_000;

/** Age of an answer that names no next one (RFC 6960, 4.2.2.1) up to which it says something about a later time. */
const answerLivesMs = 24 * 3600_000;

/** State of a certificate at a time. A revocation counts, whichever answer has it. */
export async function revocationOf(subject: Subject, evidence: RevocationEvidence): Promise<Revocation> {
  let best: Revocation = { state: 'unknown', source: null };

  for (const response of evidence.responses) {
    const state = await stateInResponse(subject, response);

    if (state === 'revoked') {
      return { state, source: 'ocsp' };
    }

    if (state === 'good') {
      best = { state, source: 'ocsp' };
    }
  }

  for (const list of evidence.lists) {
    const state = await stateInList(subject, list);

    if (state === 'revoked') {
      return { state, source: 'crl' };
    }

    if (state === 'good' && best.state === 'unknown') {
      best = { state, source: 'crl' };
    }
  }

  return best;
}

async function stateInResponse(subject: Subject, response: BasicOCSPResponse): Promise<RevocationState> {
  let state: RevocationState = 'unknown';
  let isSigned: boolean | null = null;

  for (const single of response.tbsResponseData.responses) {
    if (!(await isAbout(single, subject))) {
      continue;
    }

    isSigned ??= await isSignedByResponder(subject, response);

    if (!isSigned) {
      return 'unknown';
    }

    const entry = entryOfResponse(single);

    if (entry !== null && revocationCounts(entry, subject)) {
      return 'revoked';
    }

    const { thisUpdate, nextUpdate } = single;
    const isGood = single.certStatus?.idBlock?.tagNumber === 0 || entry !== null;

    if (isGood && isSafe(response.signatureAlgorithm) && covers(subject.time, thisUpdate, nextUpdate)) {
      state = 'good';
    }
  }

  return state;
}

/** True when an answer of this time holds for `time`: given later, or not yet due to be replaced. */
function covers(time: Date, thisUpdate: Date, nextUpdate: Date | undefined): boolean {
  const until = nextUpdate?.getTime() ?? thisUpdate.getTime() + answerLivesMs;

  return thisUpdate >= time || until + clockSkewMs >= time.getTime();
}

/** True for an algorithm whose signatures cannot be forged: a forged answer could hide a revocation. */
function isSafe(algorithm: AlgorithmIdentifier): boolean {
  const digest = digestOfAlgorithm(algorithm);

  return digest === null || !isWeakDigest(digest);
}

async function isAbout({ certID }: SingleResponse, { certificate, issuer }: Subject): Promise<boolean> {
  const digest = digestName(certID.hashAlgorithm.algorithmId);

  if (digest === null || !certID.serialNumber.isEqual(certificate.serialNumber)) {
    return false;
  }

  const key = await crypto.subtle.digest(
    digest,
    issuer.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView,
  );
  const name = await crypto.subtle.digest(digest, issuer.subject.valueBeforeDecode);

  return (
    sameBytes(new Uint8Array(key), certID.issuerKeyHash.valueBlock.valueHexView) &&
    sameBytes(new Uint8Array(name), certID.issuerNameHash.valueBlock.valueHexView)
  );
}

/** True when the authority itself signed the answer, or a responder that it certified for this (RFC 6960, 4.2.2.2). */
async function isSignedByResponder({ issuer, time }: Subject, response: BasicOCSPResponse): Promise<boolean> {
  for (const responder of [issuer, ...(response.certs ?? [])]) {
    const isAuthority = responder === issuer;

    if (
      (isAuthority ||
        (isFitFor(responder, 'ocsp') &&
          isIssuedBy(responder, issuer) &&
          responder.notBefore.value.getTime() <=
            response.tbsResponseData.producedAt.getTime() + clockSkewMs &&
          responder.notAfter.value.getTime() >=
            Math.min(time.getTime(), response.tbsResponseData.producedAt.getTime()) &&
          (await isCertificateSignedBy(responder, issuer)))) &&
      (await checkSignature(responder.subjectPublicKeyInfo, {
        data: response.tbsResponseData.tbsView,
        signature: response.signature.valueBlock.valueHexView,
        algorithm: response.signatureAlgorithm,
      })) === 'right'
    ) {
      return true;
    }
  }

  return false;
}

function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  return certificate.issuer.isEqual(issuer.subject);
}

async function isCertificateSignedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  const check = await checkSignature(issuer.subjectPublicKeyInfo, {
    data: certificate.tbsView,
    signature: certificate.signatureValue.valueBlock.valueHexView,
    algorithm: certificate.signatureAlgorithm,
  });

  return check === 'right' && isSafe(certificate.signatureAlgorithm);
}

async function stateInList(subject: Subject, list: CertificateRevocationList): Promise<RevocationState> {
  const { certificate, issuer, time } = subject;

  if (
    !isListFor(certificate, list) ||
    !isIssuedBy(certificate, issuer) ||
    !list.issuer.isEqual(issuer.subject) ||
    !isFitFor(issuer, 'crl')
  ) {
    return 'unknown';
  }

  const check = await checkSignature(issuer.subjectPublicKeyInfo, {
    data: list.tbsView,
    signature: list.signatureValue.valueBlock.valueHexView,
    algorithm: list.signatureAlgorithm,
  });

  if (check !== 'right') {
    return 'unknown';
  }

  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(certificate.serialNumber),
  );

  if (entry !== undefined && revocationCounts(entryOfList(entry), subject)) {
    return 'revoked';
  }

  const isCurrent = covers(time, list.thisUpdate.value, list.nextUpdate?.value);

  return isCurrent && isSafe(list.signatureAlgorithm) ? 'good' : 'unknown';
}
