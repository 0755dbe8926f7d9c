import { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { type PdfDict, PdfName, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';

/** Bits of the demands that a signature must meet (ISO 32000-2, table 237, Ff). */
const required = {
  filter: 1,
  subFilter: 2,
  version: 4,
  reasons: 8,
  legalAttestation: 16,
  digestMethod: 64,
  lockDocument: 128,
} as const;

/** Versions of the demands that are known: PDF 1.5 and 1.7. */
const newestVersion = 2;

/**
 * Refuses a request that does not meet the demands of the field (ISO 32000-2, 12.7.5.5).
 *
 * @throws Failure `signature-field-demands`, with the entry that is not met.
 */
export function checkSeedValues(changes: ObjectChanges, seed: PdfDict, request: SignatureRequest): void {
  const bits = changes.get(seed, 'Ff');
  const isRequired = (name: keyof typeof required) =>
    typeof bits === 'number' && (bits & required[name]) !== 0;
  const names = (key: string) => (changes.array(seed.get(key)) ?? []).map((each) => textOf(changes, each));
  const demand = (isMet: boolean, entry: string) => {
    if (!isMet) {
      throw new Failure('signature-field-demands', entry, { values: { entry } });
    }
  };

  if (isRequired('filter')) {
    demand(textOf(changes, seed.get('Filter')) === 'Adobe.PPKLite', 'Filter');
  }

  if (isRequired('subFilter')) {
    demand(names('SubFilter').includes('ETSI.CAdES.detached'), 'SubFilter');
  }

  if (isRequired('version')) {
    demand(Number(changes.get(seed, 'V')) <= newestVersion, 'V');
  }

  if (isRequired('digestMethod')) {
    demand(
      names('DigestMethod').some(
        (name) => name.replace('-', '') === request.digest.toUpperCase().replace('-', ''),
      ),
      'DigestMethod',
    );
  }

  if (isRequired('reasons')) {
    const reasons = names('Reasons');
    // A single full stop, or no reasons at all, asks for none.
    const isNone = reasons.length === 0 || (reasons.length === 1 && reasons[0] === '.');
    demand(isNone ? request.reason === '' : reasons.includes(request.reason), 'Reasons');
  }

  demand(!isRequired('legalAttestation'), 'LegalAttestation');
  demand(!isRequired('lockDocument'), 'LockDocument');
  demand(!namesCertificates(changes, seed), 'Cert');
  const timeStamp = changes.dict(seed.get('TimeStamp'));
  demand(timeStamp === null || changes.get(timeStamp, 'Ff') !== 1 || request.level !== 'b-b', 'TimeStamp');
  const level = changes.resolve(changes.dict(seed.get('MDP'))?.get('P') ?? null);

  if (typeof level === 'number') {
    demand((request.certify ?? 0) === level, 'MDP');
  }
}

/** True for a field that only certain certificates may sign. */
function namesCertificates(changes: ObjectChanges, seed: PdfDict): boolean {
  const bits = changes.resolve(changes.dict(seed.get('Cert'))?.get('Ff') ?? null);

  return typeof bits === 'number' && bits !== 0;
}

function textOf(changes: ObjectChanges, object: Parameters<ObjectChanges['resolve']>[0]): string {
  const value = changes.resolve(object);

  if (value instanceof PdfName) {
    return value.value;
  }

  return value instanceof PdfString ? decodeText(value.bytes) : '';
}
