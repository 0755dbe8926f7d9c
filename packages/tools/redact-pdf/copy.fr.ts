import { languageChoices } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Ce que vous marquez est retiré des pages et des recoins du fichier, et le résultat est fouillé pour le prouver.',
  action: { one: 'Caviarder {count} passage', other: 'Caviarder {count} passages' },
  seo: {
    title: 'Caviarder un PDF en ligne : retirer du texte pour de bon',
    description:
      'Noircissez noms, numéros et images d’un PDF sans retour possible. Trouve e-mails, IBAN, numéros de carte et de téléphone, et prouve le résultat.',
  },
  howTo: [
    {
      title: 'Ouvrez votre PDF',
      text: 'Déposez un fichier. Il s’ouvre page par page ; rien n’est encore retiré.',
    },
    {
      title: 'Marquez ce qui doit disparaître',
      text: 'Tracez une zone, sélectionnez des mots ou cherchez des textes et des données personnelles, puis vérifiez chaque occurrence.',
    },
    {
      title: 'Appliquez et lisez la preuve',
      text: 'Le rapport indique d’où quelque chose a été retiré, et comment le nouveau fichier a été fouillé.',
    },
  ],
  faq: [
    {
      ask: 'Le texte sous les rectangles noirs a-t-il vraiment disparu ?',
      answer:
        'Oui. Les lettres sont retirées de la page, les pixels des images sont remplacés et les dessins découpés. Le rectangle ne fait que marquer l’endroit. Les logiciels qui extraient le texte n’y trouvent plus rien.',
    },
    {
      ask: 'Où un texte peut-il encore se cacher ?',
      answer:
        'Dans les commentaires, les signets, les liens, les champs, les propriétés, les métadonnées, les textes pour lecteurs d’écran, les noms de calques, les scripts, les vignettes et les fichiers joints. Tout cela est fouillé, et ce qui est trouvé est retiré.',
    },
    {
      ask: 'En quoi consiste la preuve ?',
      answer:
        'Deux logiciels indépendants extraient le texte du nouveau fichier, chaque texte et chaque flux y est fouillé, et chaque zone caviardée est dessinée : elle doit être d’une seule couleur. Si quelque chose subsiste, vous n’obtenez pas de fichier et vous voyez où.',
    },
    {
      ask: 'Que deviennent les signatures et les fichiers joints ?',
      answer:
        'Le fichier est entièrement réécrit : ses signatures sont perdues. Les fichiers joints sont retirés, car personne ne peut prouver ce qu’ils contiennent. Vous en êtes averti avant d’appliquer quoi que ce soit.',
    },
    {
      ask: 'Cela fonctionne-t-il sur un document numérisé ?',
      answer:
        'Oui. Les pixels sous une zone sont remplacés. Sur les pages sans texte, l’OCR trouve les mots et les données personnelles que vous cherchez ; le rapport indique sur quelles pages et combien. L’OCR peut manquer des mots : relisez ces pages et marquez ce qui reste comme zone.',
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
    redact: {
      label: 'Texte à retirer',
      hint: 'Chaque occurrence est retirée, sur les pages et ailleurs dans le fichier. Peut être répété',
    },
    redactPattern: {
      label: 'Données personnelles à retirer',
      choices: {
        ssn: { label: 'Numéros de sécurité sociale américains (SSN)' },
        ein: { label: 'Numéros d’employeur américains (EIN)' },
        email: { label: 'Adresses e-mail' },
        iban: { label: 'IBAN' },
        phone: { label: 'Numéros de téléphone' },
        card: { label: 'Numéros de carte' },
        date: { label: 'Dates écrites en chiffres ou en lettres' },
      },
    },
    matchCase: { label: 'Respecter les majuscules' },
    wholeWords: { label: 'Mots entiers seulement' },
    language: {
      label: 'Langues des documents numérisés',
      hint: 'Pour les pages sans texte, dont l’OCR trouve les mots. Langue principale d’abord ; quatre au plus',
      choices: languageChoices,
    },
    report: {
      label: 'Enregistrer aussi le rapport dans un fichier',
      hint: 'D’où quelque chose a été retiré, en JSON, sans les textes. En ligne de commande, le chemin du fichier',
    },
  },
} satisfies CopyOf<typeof options>;
