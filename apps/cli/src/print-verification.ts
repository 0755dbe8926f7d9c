import type {
  CertificateFacts,
  LaterChange,
  SignatureReport,
  VerificationReport,
} from '@octavo/contract/signing/signature-report';
import '@octavo/i18n/english';
import { verificationWords } from '@octavo/i18n/verification-words';

const words = verificationWords('en');

/** Exit codes of a verification. Of several files the worst counts: broken, then none, then unknown. */
const exitCodes = { valid: 0, broken: 1, unknown: 3, none: 4 } as const;

/** Exit code of one or several reports: 0 only when all have signatures, and all are valid and trusted. */
export function verificationExitCode(reports: readonly VerificationReport[]): number {
  const codes = new Set(reports.map(exitCodeOf));

  return (
    [exitCodes.broken, exitCodes.none, exitCodes.unknown].find((code) => codes.has(code)) ?? exitCodes.valid
  );
}

function exitCodeOf({ signatures }: VerificationReport): number {
  if (signatures.length === 0) {
    return exitCodes.none;
  }

  if (signatures.some(({ verdict }) => verdict !== 'valid' && verdict !== 'valid-unknown')) {
    return exitCodes.broken;
  }

  return signatures.every(({ verdict }) => verdict === 'valid') ? exitCodes.valid : exitCodes.unknown;
}

/** Report on the signatures of a file, for people. */
export function verificationText(file: string, report: VerificationReport): string {
  const { signatures, revisions, trustedRoots } = report;
  const count = counted(signatures.length, 'signature');
  const roots = `${counted(trustedRoots, 'trusted authority', 'trusted authorities')}`;
  const head = `${file}: ${count}, ${counted(revisions, 'revision')}, checked against ${roots}`;
  const parts = signatures.map((signature, index) => signatureText(signature, index + 1, revisions));

  return [head, ...parts].join('\n');
}

function signatureText(signature: SignatureReport, number: number, revisions: number): string {
  const { kind, verdict, signer, reasons, field, laterChanges } = signature;
  const name = signer === null ? 'unknown signer' : nameOf(signer);
  const lines: (string | null)[] = [
    ...reasons.map((reason) => words.reasons[reason]),
    `Field: ${field === '' ? '(none)' : printable(field)}`,
    `Covers: revision ${signature.revision} of ${revisions}, ${signature.coveredBytes} bytes${signature.coversWholeFile ? ', the whole file' : ''}`,
    timeText(signature),
    chainText(signature),
    signer === null ? null : `Certificate: ${signer.key}, SHA-256 ${signer.fingerprint}`,
    `Revocation: ${words.revocation[signature.revocation.state]}${sourceText(signature)}`,
    `Level: ${signature.level === null ? 'none of PAdES' : signature.level.toUpperCase()}${signature.digest === null ? '' : `, ${signature.digest}`}`,
    signature.certification === null ? null : `Permits: ${permitted[signature.certification]}`,
    lockText(signature),
    signature.reason === null ? null : `Reason: ${printable(signature.reason)}`,
    signature.place === null ? null : `Place: ${printable(signature.place)}`,
    signature.contact === null ? null : `Contact: ${printable(signature.contact)}`,
    ...laterChanges.map((change) => `Changed later: ${changeText(change)}`),
  ];

  return [
    `${number}. ${words.kinds[kind]}, ${name}: ${words.verdicts[verdict]}`,
    ...lines.filter((line) => line !== null).map((line) => `   ${line}`),
  ].join('\n');
}

const permitted = {
  1: 'no changes',
  2: 'forms and signatures',
  3: 'forms, signatures and comments',
} as const;

function nameOf({ name, organisation, isTest }: CertificateFacts): string {
  const full = organisation === null || isTest ? name : `${name}, ${organisation}`;

  return isTest ? `${printable(full)} (test identity)` : printable(full);
}

function timeText({ claimedTime, provenTime }: SignatureReport): string | null {
  if (provenTime !== null) {
    const trust = provenTime.trusted ? '' : ', which is not trusted';

    return `Time: ${readable(provenTime.time)}, proven by ${printable(provenTime.by)}${trust}`;
  }

  return claimedTime === null ? null : `Time: ${readable(claimedTime)}, claimed by the signer`;
}

/** `2026-11-23 14:31:08 UTC` for an ISO time. */
function readable(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function chainText({ chain, trusted }: SignatureReport): string | null {
  return chain.length === 0
    ? null
    : `Chain: ${chain.map(({ name }) => printable(name)).join(' < ')}${trusted ? ', trusted' : ', not trusted'}`;
}

function sourceText({ revocation }: SignatureReport): string {
  return revocation.source === null ? '' : `, by ${revocation.source.toUpperCase()}`;
}

function lockText({ lockedFields }: SignatureReport): string | null {
  if (lockedFields === null) {
    return null;
  }

  return `Locks: ${lockedFields === 'all' ? 'all fields' : lockedFields.map(printable).join(', ')}`;
}

function changeText({ kind, page, name, allowed }: LaterChange): string {
  const place = page === null ? '' : `, page ${page}`;
  const named = name === null ? '' : ` "${printable(name)}"`;

  return `${words.changes[kind]}${named}${place}${allowed ? '' : ' (not permitted)'}`;
}

function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`;
}

/** Text of a file on a terminal: control characters could rewrite the lines above. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}');
}
