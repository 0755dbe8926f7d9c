import type { LaterChange, SignatureReport, VerdictReason } from '@octavo/contract/signing/signature-report';
import { isName, type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import * as asn1js from 'asn1js';
import { Time } from 'pkijs';
import { factsOf } from '../certificates/facts.ts';
import { documentTimeStamp } from './check-contents.ts';
import { changesSince } from './later-changes.ts';
import { levelOf } from './level.ts';
import { attributeValues, type SignedMessage } from './message/read-message.ts';
import { readDate } from './pdf-date.ts';
import { permissionsOf } from './permissions.ts';
import { provenTimeOf } from './proven-time.ts';
import { revisionAt } from './revisions.ts';
import {
  joinEvidence,
  type RevocationEvidence,
  readArchivedEvidence,
} from './revocation/revocation-evidence.ts';
import { shownAt } from './shown-at.ts';
import type { ExaminedSignature, SignedFile } from './signed-file.ts';
import { checkTrust } from './trust.ts';
import { verdictOf } from './verdict.ts';
import type { VerificationHost } from './verification-host.ts';

const signingTime = '1.2.840.113549.1.9.5';
const archivedEvidence = '1.2.840.113583.1.1.8';

export async function reportOf(
  signature: ExaminedSignature,
  file: SignedFile,
  host: VerificationHost,
): Promise<SignatureReport> {
  const { found, document, ranges, contents, signed } = signature;
  const { signer, message } = contents;
  const isTimeStamp = isName(document.get(found.dict, 'SubFilter'), documentTimeStamp);
  const permissions = permissionsOf(signed?.document ?? document, signed?.found ?? found);
  const reasons = new Set<VerdictReason>(contents.reasons);
  const proven = provenTimeOf(signature, file.times);
  const claimed = claimedTime(message, readDate(document.get(found.dict, 'M')));
  const time = proven?.trusted === true ? proven.time : host.now;
  const evidence = joinEvidence(file.store.evidence, archivedIn(message));
  // A time stamp has been judged already, at a time that it cannot prove itself.
  const [stamp] = isTimeStamp ? (file.times.get(signature) ?? []) : [];
  const trust =
    stamp?.trust ??
    (signer === null
      ? null
      : await checkTrust(
          {
            signer,
            purpose: isTimeStamp ? 'time-stamp' : 'document',
            pool: [...(message?.certificates ?? []), ...file.store.certificates],
            evidence,
            time,
            claimedTime: proven?.time ?? claimed,
            stampedAt: null,
          },
          host,
        ));
  const laterChanges = changesOf(signature, file);

  if (ranges !== null && signed === null) {
    reasons.add('contents-wrong');
  }

  for (const reason of trust?.reasons ?? []) {
    reasons.add(reason);
  }

  if (laterChanges.some(({ allowed }) => !allowed)) {
    reasons.add('forbidden-change');
  }

  const trusted = trust?.trusted === true;
  const signedTime = proven?.time ?? claimed;
  const wasExpired = signer !== null && signedTime !== null && signer.notAfter.value < signedTime;
  const verdict = verdictOf({ reasons: [...reasons], laterChanges, trusted, wasExpired });

  return {
    field: found.field,
    kind: kindOf(isTimeStamp, permissions.certification !== null),
    verdict,
    reasons: [...reasons],
    signer: signer === null ? null : await factsOf(signer),
    chain: await Promise.all((trust?.chain.certificates ?? []).map(factsOf)),
    trusted,
    revocation: trust?.revocation ?? { state: 'unknown', source: null },
    claimedTime: claimed?.toISOString() ?? null,
    provenTime:
      proven === null ? null : { time: proven.time.toISOString(), by: proven.by, trusted: proven.trusted },
    level:
      verdict === 'broken' || isTimeStamp ? null : await levelOf(signature, trust, proven, evidence, file),
    digest: contents.digest,
    revision: revisionAt(file.ends, ranges?.end ?? file.revisions.file.length),
    coveredBytes: ranges?.end ?? 0,
    coversWholeFile: ranges?.end === file.revisions.file.length,
    certification: permissions.certification,
    lockedFields: permissions.lockedFields,
    laterChanges,
    reason: textOf(document.get(found.dict, 'Reason')),
    place: textOf(document.get(found.dict, 'Location')),
    contact: textOf(document.get(found.dict, 'ContactInfo')),
    shownAt: shownAt(document, found),
  };
}

function kindOf(isTimeStamp: boolean, isCertification: boolean): SignatureReport['kind'] {
  if (isTimeStamp) {
    return 'time-stamp';
  }

  return isCertification ? 'certification' : 'approval';
}

/** Changes after a signature; one that a later revision has removed was changed, whatever else was. */
function changesOf({ ranges, signed, found, isRemoved }: ExaminedSignature, file: SignedFile): LaterChange[] {
  const removed: LaterChange[] = isRemoved
    ? [{ kind: 'signature', page: null, name: found.field === '' ? null : found.field, allowed: false }]
    : [];

  if (ranges === null || signed === null) {
    return removed;
  }

  const changes = changesSince(file.revisions, ranges.end, permissionsOf(signed.document, signed.found));
  const others = changes.filter((change) =>
    removed.every((own) => own.name !== change.name || change.kind !== own.kind),
  );

  return [...removed, ...others];
}

/** Time that the signer claims: of the message, else of the dictionary. */
function claimedTime(message: SignedMessage | null, ofDictionary: Date | null): Date | null {
  const [value] = attributeValues(message?.signer.signedAttrs?.attributes ?? [], signingTime) ?? [];
  const isTime = value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime;

  return isTime ? new Time({ schema: value }).value : ofDictionary;
}

function archivedIn(message: SignedMessage | null): RevocationEvidence {
  const [value] = attributeValues(message?.signer.signedAttrs?.attributes ?? [], archivedEvidence) ?? [];

  return readArchivedEvidence(value);
}

function textOf(object: PdfObject): string | null {
  const text = object instanceof PdfString ? decodeText(object.bytes).trim() : '';

  return text === '' ? null : text;
}
