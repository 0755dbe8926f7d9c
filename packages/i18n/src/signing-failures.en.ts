import type { SigningObstacle } from '@octavo/contract/failures';
import type { SigningFailureWords } from './failures.ts';
import { formatDay } from './moments.ts';

const obstacles: Readonly<Record<SigningObstacle, string>> = {
  'edits-rewrite':
    'flattening, redacting, adding and deleting pages make a new file; do that first, then sign the result',
  'field-kind': 'the field of this name is not a signature field',
  'field-name': 'a new field needs a name without a full stop that no other field has',
  'field-signed': 'this field is already signed; choose another one',
  'outside-page': 'the position is not on the page',
  'page-missing': 'the page does not exist',
  'picture-kind': 'the image must be a PNG or a JPEG',
  'picture-missing': 'its image was not sent with it',
  'too-small': 'the area is too small for a signature',
};

export const english: SigningFailureWords = {
  'certificate-unreadable':
    'This is not a certificate file that we can read. Choose a file that ends in .p12 or .pfx.',
  'certificate-password-wrong': 'This password does not open the certificate. Try again.',
  'certificate-rounds-exceeded':
    'Checking the password of this file takes too many rounds of computation. Export the certificate again with fewer.',
  'certificate-without-key':
    'This file has no private key for its certificate. Export the certificate again, with its private key.',
  'certificate-expired': ({ date }) =>
    `This certificate expired${date ? ` on ${formatDay('en', date)}` : ''}. Sign with a current one.`,
  'certificate-not-yet-valid': ({ date }) =>
    `This certificate is not valid yet${date ? `, only from ${formatDay('en', date)}` : ''}. Check the clock of your device, or sign with another one.`,
  'certificate-not-for-signing':
    'This certificate is not meant for signing documents, but for something else, such as a website. Choose another one.',
  'certificate-key-weak': ({ key }) =>
    `The key of this certificate${key ? ` (${key})` : ''} is too weak: RSA keys need at least 2048 bits. Choose another certificate.`,
  'certificate-key-unsupported':
    'The key of this certificate is of a kind that we can’t sign with. RSA, P-256, P-384, P-521 and Ed25519 are supported.',
  'signature-base-differs':
    'This signature was prepared for another file. Open the file that is to be signed.',
  'signature-digest-differs':
    'The signature was made for other contents than those of this file and request. Nothing was signed; start again.',
  'signature-cms-invalid':
    'This signature can’t be read, or its certificate does not fit. Nothing was signed.',
  'signature-room-too-small': ({ needed }) =>
    `The signature with its certificates needs more room in the file${needed ? `: ${needed} bytes` : ''}. Request more room and sign again.`,
  'signature-needs-repair':
    'This file is damaged and must be repaired before it can be signed. Request its repair, then sign.',
  'signature-file-damaged':
    'This file is damaged, and a repair would remove its signatures. Ask for an intact copy, or repair it first and sign the result.',
  'signature-file-encrypted':
    'This file is protected by a password, and a protected file can’t be signed with a certificate. Remove the protection with Unlock PDF first.',
  'signature-forbids-signing':
    'The signature of this file allows no changes, and no further signature. Sign a copy without it.',
  'signature-not-first': 'Only the first signature can certify a file, and this one is already signed',
  'signature-field-locked': ({ field }) =>
    `An earlier signature has locked the field${field ? ` “${field}”` : ''}. It can’t be signed any more.`,
  'signature-field-demands': ({ entry }) =>
    `The author of the form demands something of this signature that your request does not meet${entry ? ` (${entry})` : ''}`,
  'signature-not-possible': ({ reason }) =>
    `The file can’t be signed like this${reason ? `: ${obstacles[reason as SigningObstacle]}` : ''}`,
};
