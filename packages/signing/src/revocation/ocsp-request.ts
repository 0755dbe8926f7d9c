import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, CertID, type Certificate, OCSPRequest, Request, TBSRequest } from 'pkijs';

/** SHA-1, which all responders know (RFC 5019, 2.1.1): it names the certificate, and protects nothing. */
const sha1 = '1.3.14.3.2.26';

/** Asks for the state of one certificate. Without a nonce, which most responders ignore (RFC 5019, 2.1.1). */
export async function ocspRequest(
  certificate: Certificate,
  issuer: Certificate,
): Promise<Uint8Array<ArrayBuffer>> {
  const { subject, subjectPublicKeyInfo } = issuer;
  const [name, key] = await Promise.all([
    crypto.subtle.digest('SHA-1', subject.toSchema().toBER()),
    crypto.subtle.digest('SHA-1', subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView),
  ]);
  const reqCert = new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha1, algorithmParams: new asn1js.Null() }),
    issuerNameHash: new asn1js.OctetString({ valueHex: name }),
    issuerKeyHash: new asn1js.OctetString({ valueHex: key }),
    serialNumber: certificate.serialNumber,
  });
  const request = new OCSPRequest({
    tbsRequest: new TBSRequest({ requestList: [new Request({ reqCert })] }),
  });

  return new Uint8Array(request.toSchema(true).toBER());
}
