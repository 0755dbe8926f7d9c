import { type Certificate, CRLDistributionPoints, type GeneralName, InfoAccess } from 'pkijs';

const authorityAccess = '1.3.6.1.5.5.7.1.1';
const listPoints = '2.5.29.31';
const ocspMethod = '1.3.6.1.5.5.7.48.1';
const issuersMethod = '1.3.6.1.5.5.7.48.2';

/** Tag of an address among the kinds of names (RFC 5280, 4.2.1.6). */
const addressName = 6;

/** Addresses of one kind that are asked. Authorities name one or two; each one more makes a run wait longer. */
const mostAddresses = 3;

/** Addresses at which an authority vouches for a certificate. */
export interface CertificateAddresses {
  readonly ocsp: readonly string[];
  readonly lists: readonly string[];
  readonly issuers: readonly string[];
}

/** Web addresses inside a certificate; those of other schemes, such as LDAP, are left out. */
export function addressesOf(certificate: Certificate): CertificateAddresses {
  const access = readExtension(certificate, authorityAccess, (bytes) => InfoAccess.fromBER(bytes));
  const points = readExtension(certificate, listPoints, (bytes) => CRLDistributionPoints.fromBER(bytes));
  const places = access?.accessDescriptions ?? [];
  const at = (method: string) =>
    webAddresses(
      places.filter(({ accessMethod }) => accessMethod === method).map((each) => each.accessLocation),
    );

  return {
    ocsp: at(ocspMethod),
    issuers: at(issuersMethod),
    lists: webAddresses(
      (points?.distributionPoints ?? []).flatMap(({ distributionPoint }) =>
        Array.isArray(distributionPoint) ? distributionPoint : [],
      ),
    ),
  };
}

function readExtension<Value>(
  certificate: Certificate,
  identifier: string,
  read: (bytes: ArrayBuffer) => Value,
): Value | null {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === identifier);

  try {
    return extension === undefined ? null : read(extension.extnValue.getValue());
  } catch {
    // A damaged extension has no address; the library throws for it.
    return null;
  }
}

function webAddresses(names: readonly GeneralName[]): string[] {
  const addresses = names.flatMap(({ type, value }) => {
    const address: unknown = value;

    return type === addressName && typeof address === 'string' && /^https?:\/\//i.test(address)
      ? [address]
      : [];
  });

  return [...new Set(addresses)].slice(0, mostAddresses);
}
