import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Tracez ou saisissez votre signature, ou signez avec un certificat que d’autres logiciels peuvent vérifier.',
  action: { one: 'Terminer avec {count} marque', other: 'Terminer avec {count} marques' },
  seo: {
    title: 'Signer un PDF en ligne : à la main ou par certificat',
    description:
      'Signez un PDF dans le navigateur : signature tracée, saisie ou numérisée, ou certificat (PAdES) dont la clé ne quitte jamais votre appareil.',
  },
  howTo: [
    {
      title: 'Ouvrez votre PDF',
      text: 'Déposez un fichier. Les lignes prévues pour signer et dater y sont repérées et proposées.',
    },
    {
      title: 'Créez votre signature et placez-la',
      text: 'Tracez-la, saisissez-la ou prenez une image, puis placez-la à l’endroit voulu. Ou ouvrez votre certificat, un fichier .p12 ou .pfx.',
    },
    {
      title: 'Terminez, téléchargez et vérifiez',
      text: 'Ajoutez la date, votre nom ou une coche, terminez, et lisez dans le rapport ce que prouve une signature par certificat.',
    },
  ],
  faq: [
    {
      ask: 'Me faut-il une marque ou un certificat ?',
      answer:
        'Une marque est ce que l’on voit, comme sur le papier. Un certificat permet aux logiciels de vérifier qui a signé et que rien n’a changé depuis. Un fichier peut porter les deux, et le certificat peut montrer sa signature sur la ligne.',
    },
    {
      isAboutService: true,
      ask: 'La clé de mon certificat quitte-t-elle mon appareil ?',
      answer:
        'Non. Son fichier et son mot de passe sont ouverts dans votre navigateur, et la clé y signe. Notre serveur ne reçoit que la signature terminée, et la refuse si sa copie du fichier diffère de la vôtre. Pour essayer sans certificat, créez une identité d’essai.',
    },
    {
      ask: 'Quels niveaux de signature existe-t-il ?',
      answer:
        'Les quatre de PAdES : qui a signé quoi (B-B), aussi à quel moment (B-T), aussi après l’expiration du certificat (B-LT), et pour l’archivage (B-LTA). À partir de B-T, une autorité confirme la date. Si un niveau ne peut pas être atteint, rien n’est signé.',
    },
    {
      ask: 'Comment d’autres peuvent-ils la vérifier, et les signatures antérieures survivent-elles ?',
      answer:
        'Tout logiciel qui contrôle les signatures PDF peut la vérifier, tout comme « Vérifier les signatures d’un PDF » ici. Ce que d’autres ont signé avant vous n’est jamais réécrit : leurs signatures restent valides, et si l’auteur n’autorise aucune autre signature, la page le dit aussitôt.',
    },
    {
      isAboutService: true,
      ask: 'Ma signature tracée ou photographiée est-elle conservée ?',
      answer:
        'Seulement si vous le demandez, sur votre appareil, chiffrée par une clé que ce navigateur ne livre pas. Le fond d’une photo est retiré dans le navigateur. Les marques s’impriment là où vous les voyez, même sur les pages pivotées ou rognées.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    edits: {
      label: 'Modifications',
      hint: 'Liste de modifications en JSON. En ligne de commande, le chemin d’un fichier JSON',
    },
    signature: {
      label: 'Signature par certificat',
      hint: 'Demande en JSON. En ligne de commande, le chemin d’un fichier JSON',
    },
    cms: {
      label: 'Signature faite avec votre clé',
      hint: 'CMS en Base64, calculé pour l’empreinte de la demande. Sans lui, les résultats sont cette empreinte et le fichier préparé',
    },
    renew: {
      label: 'Renouveler l’horodatage d’un fichier archivé',
      hint: 'Pour les fichiers de niveau B-LTA, avant l’expiration du certificat du dernier horodatage',
    },
    seal: {
      label: 'Sceau de l’exploitant',
      hint: 'Signe avec la clé du service, si son exploitant en a configuré une',
    },
    image: { label: 'Image de la signature' },
    text: {
      label: 'Nom avec lequel signer',
      hint: 'Sous une image, en caractères d’imprimerie',
    },
    hand: {
      label: 'Écriture',
      hint: 'Pour un nom écrit en guise de signature',
      choices: {
        'great-vibes': { label: 'Great Vibes, solennelle' },
        'dancing-script': { label: 'Dancing Script, enlevée' },
        caveat: { label: 'Caveat, rapide' },
        sacramento: { label: 'Sacramento, régulière' },
        'herr-von-muellerhoff': { label: 'Herr Von Muellerhoff, penchée' },
      },
    },
    date: { label: 'Ajouter la date du jour' },
    page: { label: 'Pages à signer', hint: 'Par exemple dernière, 3 ou impaires' },
    at: {
      label: 'Coin supérieur gauche',
      hint: 'En points depuis le coin supérieur gauche de la page telle qu’elle est affichée, par exemple 72,640',
    },
    width: { label: 'Largeur en points' },
    color: { label: 'Couleur des textes' },
    as: {
      label: 'Nature de l’objet dans le fichier',
      choices: {
        content: { label: 'Partie de la page' },
        annotation: { label: 'Annotation qui peut être déplacée' },
      },
    },
    asset: {
      label: 'Fichier utilisé par les modifications',
      hint: 'Par exemple l’image d’une signature. Les modifications le désignent par son nom',
    },
  },
} satisfies CopyOf<typeof options, 'image' | 'asset'>;
