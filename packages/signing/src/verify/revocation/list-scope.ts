import {
  type Certificate,
  type CertificateRevocationList,
  CRLDistributionPoints,
  GeneralName,
  IssuingDistributionPoint,
  RelativeDistinguishedNames,
} from 'pkijs';
import { issuingDepth } from '../../certificates/extensions.ts';

const issuingDistributionPoint = '2.5.29.28';
const distributionPoints = '2.5.29.31';

/** Kinds of names whose values are texts: e-mail, host and address (RFC 5280, 4.2.1.6). */
const textNames: ReadonlySet<number> = new Set([1, 2, 6]);

/** Kind of a name that is the name of an authority. */
const directoryName = 4;

/**
 * True for a list that has the certificate if it is revoked: one of all reasons, of the authority itself, and of the
 * part of its certificates to which this one belongs (RFC 5280, 6.3.3).
 */
export function isListFor(certificate: Certificate, list: CertificateRevocationList): boolean {
  const extensions = list.crlExtensions?.extensions ?? [];

  return extensions.every(({ extnID, critical, extnValue }) =>
    extnID === issuingDistributionPoint ? isInScope(extnValue.getValue(), certificate) : !critical,
  );
}

function isInScope(value: ArrayBuffer, certificate: Certificate): boolean {
  const point = readOrNull(() => IssuingDistributionPoint.fromBER(value));
  const isAuthority = issuingDepth(certificate) !== null;

  return (
    point !== null &&
    !point.indirectCRL &&
    point.onlySomeReasons === undefined &&
    !point.onlyContainsAttributeCerts &&
    !(point.onlyContainsUserCerts && isAuthority) &&
    !(point.onlyContainsCACerts && !isAuthority) &&
    (point.distributionPoint === undefined || isPointOf(point.distributionPoint, certificate))
  );
}

/** True when the certificate names the point of a list, or it is that of its issuer. */
function isPointOf(
  point: NonNullable<IssuingDistributionPoint['distributionPoint']>,
  certificate: Certificate,
) {
  const own = pointsOf(certificate);

  // Names relative to the authority are as rare as they are hard to compare.
  return Array.isArray(point) && point.some((name) => own.some((each) => isSameName(name, each)));
}

/** Names at which the certificate expects its list; without any, the name of its issuer. */
function pointsOf(certificate: Certificate): readonly GeneralName[] {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === distributionPoints);

  if (extension === undefined) {
    return [new GeneralName({ type: directoryName, value: certificate.issuer })];
  }

  const points = readOrNull(() => CRLDistributionPoints.fromBER(extension.extnValue.getValue()));

  return (points?.distributionPoints ?? []).flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint : [],
  );
}

function isSameName(one: GeneralName, other: GeneralName): boolean {
  const first: unknown = one.value;
  const second: unknown = other.value;

  if (one.type !== other.type) {
    return false;
  }

  if (first instanceof RelativeDistinguishedNames && second instanceof RelativeDistinguishedNames) {
    return first.isEqual(second);
  }

  return textNames.has(one.type) && first === second;
}

function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    // The library throws for every structure that is none.
    return null;
  }
}
