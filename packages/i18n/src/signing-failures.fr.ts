import type { SigningObstacle } from '@octavo/contract/failures';
import type { SigningFailureWords } from './failures.ts';
import { formatDay } from './moments.ts';

const obstacles: Readonly<Record<SigningObstacle, string>> = {
  'edits-rewrite':
    'l’aplatissement, le caviardage, l’ajout et la suppression de pages créent un nouveau fichier ; faites-le d’abord, puis signez le résultat',
  'field-kind': 'le champ de ce nom n’est pas un champ de signature',
  'field-name': 'un nouveau champ demande un nom sans point qu’aucun autre champ ne porte',
  'field-signed': 'ce champ est déjà signé ; choisissez-en un autre',
  'outside-page': 'l’emplacement est hors de la page',
  'page-missing': 'la page n’existe pas',
  'picture-kind': 'l’image doit être au format PNG ou JPEG',
  'picture-missing': 'son image n’a pas été envoyée',
  'too-small': 'l’emplacement est trop petit pour une signature',
};

export const french: SigningFailureWords = {
  'certificate-unreadable':
    'Ce fichier n’est pas un certificat que nous pouvons lire. Choisissez un fichier en .p12 ou .pfx.',
  'certificate-password-wrong': 'Ce mot de passe n’ouvre pas le certificat. Réessayez.',
  'certificate-rounds-exceeded':
    'Vérifier le mot de passe de ce fichier demande trop d’itérations. Exportez à nouveau le certificat en en choisissant moins.',
  'certificate-without-key':
    'Ce fichier ne contient pas la clé privée de son certificat. Exportez à nouveau le certificat avec sa clé privée.',
  'certificate-expired': ({ date }) =>
    `Ce certificat a expiré${date ? ` le ${formatDay('fr', date)}` : ''}. Signez avec un certificat en cours de validité.`,
  'certificate-not-yet-valid': ({ date }) =>
    `Ce certificat n’est pas encore valable${date ? `, seulement à partir du ${formatDay('fr', date)}` : ''}. Vérifiez l’horloge de votre appareil, ou signez avec un autre.`,
  'certificate-not-for-signing':
    'Ce certificat n’est pas destiné à signer des documents, mais à un autre usage, un site web par exemple. Choisissez-en un autre.',
  'certificate-key-weak': ({ key }) =>
    `La clé de ce certificat${key ? ` (${key})` : ''} est trop faible : une clé RSA doit avoir au moins 2048 bits. Choisissez un autre certificat.`,
  'certificate-key-unsupported':
    'La clé de ce certificat est d’un type avec lequel nous ne pouvons pas signer. RSA, P-256, P-384, P-521 et Ed25519 sont pris en charge.',
  'signature-base-differs':
    'Cette signature a été préparée pour un autre fichier. Ouvrez le fichier à signer.',
  'signature-digest-differs':
    'La signature porte sur un autre contenu que celui de ce fichier et de cette demande. Rien n’a été signé ; recommencez.',
  'signature-cms-invalid':
    'Cette signature est illisible, ou son certificat ne correspond pas. Rien n’a été signé.',
  'signature-room-too-small': ({ needed }) =>
    `La signature et ses certificats demandent plus de place dans le fichier${needed ? ` : ${needed} octets` : ''}. Demandez plus de place et signez à nouveau.`,
  'signature-needs-repair':
    'Ce fichier est endommagé et doit être réparé avant d’être signé. Demandez sa réparation, puis signez.',
  'signature-file-damaged':
    'Ce fichier est endommagé, et le réparer en supprimerait les signatures. Demandez une copie intacte, ou réparez-le puis signez le résultat.',
  'signature-file-encrypted':
    'Un fichier protégé par un mot de passe ne peut pas être signé par certificat. Retirez d’abord la protection avec Déverrouiller un PDF.',
  'signature-forbids-signing':
    'La signature de ce fichier n’autorise aucune modification ni aucune autre signature. Signez une copie sans elle.',
  'signature-not-first': 'Seule la première signature peut certifier un fichier, et celui-ci est déjà signé',
  'signature-field-locked': ({ field }) =>
    `Une signature précédente a verrouillé le champ${field ? ` « ${field} »` : ''}. Il ne peut plus être signé.`,
  'signature-field-demands': ({ entry }) =>
    `L’auteur du formulaire exige de cette signature une condition que votre demande ne remplit pas${entry ? ` (${entry})` : ''}`,
  'signature-not-possible': ({ reason }) =>
    `Le fichier ne peut pas être signé ainsi${reason ? ` : ${obstacles[reason as SigningObstacle]}` : ''}`,
};
