import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Voyez qui a signé un PDF, s’il est resté tel qu’il a été signé et ce qui a changé depuis.',
  action: { one: 'Vérifier {count} fichier', other: 'Vérifier {count} fichiers' },
  seo: {
    title: 'Vérifier les signatures d’un PDF en ligne',
    description:
      'Contrôlez les signatures numériques d’un PDF : signataire, chaîne de certificats, horodatage, niveau PAdES, révocation et modifications postérieures.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF signé',
      text: 'Déposez un fichier. Il est lu dans votre navigateur, sans être envoyé ni modifié.',
    },
    {
      title: 'Lisez le verdict',
      text: 'Chaque signature est valide, valide mais d’identité inconnue, modifiée après coup ou invalide, avec les raisons.',
    },
    {
      title: 'Regardez ce qui a été signé',
      text: 'Les modifications postérieures sont listées par nature, page et nom. Le fichier tel qu’il a été signé peut être extrait et ouvert.',
    },
  ],
  faq: [
    {
      ask: 'Quand une signature est-elle valide ?',
      answer:
        'Quand les octets signés sont inchangés, que la signature correspond à son certificat, que les modifications postérieures sont de celles qu’elle permet et qu’une autorité reconnue ici répond du signataire.',
    },
    {
      ask: 'Que veut dire « valide, identité inconnue » ?',
      answer:
        'Le document est tel qu’il a été signé, mais aucune autorité de la liste de ce service ne répond du nom inscrit dans le certificat. N’importe qui peut créer un certificat à n’importe quel nom : demandez son empreinte au signataire.',
    },
    {
      ask: 'Quelles modifications peuvent suivre une signature ?',
      answer:
        'D’autres signatures, des horodatages et des preuves, des champs remplis et des commentaires, sauf si l’auteur les a interdits. Un texte ou une image ajoutés à une page, ou un commentaire qui masque du texte, donnent « modifié après la signature ».',
    },
    {
      ask: 'Les attaques à plusieurs versions dans un même fichier sont-elles détectées ?',
      answer:
        'Oui. Le fichier est comparé à la version signée telle qu’elle s’affiche, en le lisant de deux façons. Pages remplacées, objets masqués, polices et apparences échangées, plages d’octets fausses sont signalés.',
    },
    {
      ask: 'Le certificat est-il contrôlé auprès de son autorité ?',
      answer:
        'Par les preuves que le fichier contient. En ligne de commande et par l’API, aussi par OCSP et par les listes de révocation : seul le numéro du certificat est envoyé, jamais le fichier.',
    },
    {
      ask: 'Quelle taille de fichier est acceptée, et combien de temps est-il conservé ?',
      answer:
        'Jusqu’à {taskSize}. Cette page le lit dans votre navigateur et ne l’envoie pas. Un fichier envoyé à l’API est chiffré et supprimé {retention} après l’envoi.',
    },
  ],
  options: {
    revision: {
      label: 'Version antérieure à extraire',
      hint: 'Numéro de la révision, comme dans le rapport ; 0 pour aucune',
    },
  },
} satisfies CopyOf<typeof options>;
