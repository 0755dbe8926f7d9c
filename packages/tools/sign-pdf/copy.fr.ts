import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Tracez, saisissez ou placez votre signature. Elle s’imprime exactement là où vous la voyez.',
  action: { one: 'Terminer avec {count} marque', other: 'Terminer avec {count} marques' },
  seo: {
    title: 'Signer un PDF en ligne : tracer, saisir, image',
    description:
      'Signez un PDF dans le navigateur : signature tracée, saisie ou numérisée, paraphe et date. Elle s’imprime exactement là où vous l’avez placée.',
  },
  howTo: [
    {
      title: 'Ouvrez votre PDF',
      text: 'Déposez un fichier. Les lignes prévues pour signer et dater y sont repérées et proposées.',
    },
    {
      title: 'Créez votre signature et placez-la',
      text: 'Tracez-la, saisissez-la ou prenez une image, puis cliquez à l’endroit voulu, sur une ou plusieurs pages.',
    },
    {
      title: 'Terminez et téléchargez',
      text: 'Ajoutez la date, votre nom ou une coche, terminez la signature et téléchargez le fichier.',
    },
  ],
  faq: [
    {
      ask: 'Ma signature est-elle conservée ?',
      answer:
        'Seulement si vous le demandez. Elle est alors gardée sur votre appareil, chiffrée par une clé que ce navigateur ne livre pas, et jamais sur nos serveurs. Vous pouvez la supprimer à tout moment.',
    },
    {
      ask: 'S’imprimera-t-elle là où je l’ai mise ?',
      answer:
        'Oui, y compris sur les pages tournées, rognées ou dotées d’une unité propre. Ce que vous voyez sur la page est le fichier lui-même, dessiné avec votre signature.',
    },
    {
      ask: 'Puis-je signer avec une photo de ma signature ?',
      answer:
        'Oui. Photographiez votre signature sur du papier blanc ; le fond est retiré dans votre navigateur, et vous voyez le résultat avant de le placer.',
    },
    {
      ask: 'D’autres ont signé avant moi. Leurs signatures survivent-elles ?',
      answer:
        'Oui, si leur auteur permet à d’autres de signer : rien de ce qu’ils ont signé n’est réécrit, et votre signature le suit dans le fichier. Si l’auteur a clos le document, la page le dit aussitôt.',
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
      hint: 'Pour les fichiers de niveau B-LTA, avant la fin du certificat du dernier horodatage',
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
      hint: 'D’un nom écrit en guise de signature',
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
