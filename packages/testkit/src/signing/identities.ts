/** Addresses inside the certificates. Nothing listens there: tests serve these names themselves. */
export const authorityHosts = {
  ocsp: 'ocsp.authority.example',
  crl: 'crl.authority.example',
  issuers: 'issuers.authority.example',
  timeStamps: 'time.authority.example',
} as const;

/** Host, with or without a port, of each service that certificates name. */
export type AuthorityHosts = Readonly<Record<keyof typeof authorityHosts, string>>;

/** Identity that the test authority issues. */
export interface IssuedIdentity {
  readonly commonName: string;
  /** Arguments of `openssl req` for its key. */
  readonly key: readonly string[];
  /** Section of the configuration with its extensions. */
  readonly extensions: 'signer' | 'wrong_usage' | 'without_addresses' | 'time_stamps' | 'ocsp';
  /** Years from now of the start and the end of its validity. */
  readonly validYears: readonly [number, number];
}

const rsa = (bits: number): readonly string[] => ['-newkey', `rsa:${bits}`];
const curve = (name: string): readonly string[] => ['-newkey', 'ec', '-pkeyopt', `ec_paramgen_curve:${name}`];
const usual = { extensions: 'signer', validYears: [-1, 5] } as const;

/** Identities of the test authority, by name. `foreign` is issued by itself. */
export const identities = {
  'rsa-2048': { commonName: 'Ada Lovelace', key: rsa(2048), ...usual },
  'rsa-3072': { commonName: 'Grace Hopper', key: rsa(3072), ...usual },
  'p-256': { commonName: 'Zoé Brontë', key: curve('P-256'), ...usual },
  'p-384': { commonName: 'Alan Turing', key: curve('P-384'), ...usual },
  'p-521': { commonName: 'Emmy Noether', key: curve('P-521'), ...usual },
  ed25519: { commonName: 'Sophie Germain', key: ['-newkey', 'ed25519'], ...usual },
  'rsa-pss': {
    commonName: 'Katherine Johnson',
    key: ['-newkey', 'rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'],
    ...usual,
  },
  expired: { commonName: 'Expired Signer', key: curve('P-256'), extensions: 'signer', validYears: [-3, -1] },
  'not-yet-valid': {
    commonName: 'Early Signer',
    key: curve('P-256'),
    extensions: 'signer',
    validYears: [1, 3],
  },
  'wrong-usage': {
    commonName: 'Web Server',
    key: curve('P-256'),
    extensions: 'wrong_usage',
    validYears: [-1, 5],
  },
  /** Its P12 has no issuer, and its certificate no address where one could be found. */
  'without-issuer': {
    commonName: 'Lonely Signer',
    key: curve('P-256'),
    extensions: 'without_addresses',
    validYears: [-1, 5],
  },
  revoked: { commonName: 'Revoked Signer', key: curve('P-256'), ...usual },
  'time-stamps': {
    commonName: 'Octavo Test Time Stamps',
    key: rsa(2048),
    extensions: 'time_stamps',
    validYears: [-1, 5],
  },
  ocsp: { commonName: 'Octavo Test Responder', key: rsa(2048), extensions: 'ocsp', validYears: [-1, 5] },
  foreign: {
    commonName: 'Foreign Time Stamps',
    key: curve('P-256'),
    extensions: 'time_stamps',
    validYears: [-1, 5],
  },
} as const satisfies Readonly<Record<string, IssuedIdentity>>;

export type IdentityName = keyof typeof identities;
