import type { AuthorityHosts } from './identities.ts';

/** Configuration of openssl for both authorities and for everything that they issue. */
export function opensslConfig({ ocsp, crl, issuers }: AuthorityHosts): string {
  return `
[req]
distinguished_name = name
prompt = no
utf8 = yes
string_mask = utf8only
[name]

[names]
commonName = supplied
organizationName = optional

${issuingSection('root')}

${issuingSection('intermediate')}

[revocation_list]
authorityKeyIdentifier = keyid

[root_certificate]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash

[intermediate_certificate]
basicConstraints = critical, CA:true, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
authorityInfoAccess = caIssuers;URI:http://${issuers}/root.cer
crlDistributionPoints = URI:http://${crl}/root.crl

[signer]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
authorityInfoAccess = OCSP;URI:http://${ocsp}/, caIssuers;URI:http://${issuers}/intermediate.cer
crlDistributionPoints = URI:http://${crl}/intermediate.crl

[wrong_usage]
basicConstraints = critical, CA:false
keyUsage = critical, keyAgreement
extendedKeyUsage = serverAuth
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid

[without_addresses]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid

[time_stamps]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
authorityInfoAccess = OCSP;URI:http://${ocsp}/, caIssuers;URI:http://${issuers}/intermediate.cer
crlDistributionPoints = URI:http://${crl}/intermediate.crl

[ocsp]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = OCSPSigning
noCheck = ignored
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
`;
}

/** Section by which openssl issues certificates and revocation lists of an authority. */
function issuingSection(name: 'root' | 'intermediate'): string {
  return `[${name}]
database = ${name}.index
new_certs_dir = .
certificate = ${name}.pem
private_key = ${name}.key
default_md = sha256
policy = names
unique_subject = no
rand_serial = yes
default_crl_days = 30
crl_extensions = revocation_list`;
}
