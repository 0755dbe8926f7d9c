import { scanWords } from '../_kit/scan-words.fr.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Récupérez les tableaux d’un PDF dans un classeur Excel, avec des nombres prêts pour le calcul.',
  action: { one: 'Convertir {count} fichier en Excel', other: 'Convertir {count} fichiers en Excel' },
  seo: {
    title: 'PDF en Excel : des tableaux avec de vrais nombres',
    description:
      'Convertissez les tableaux d’un PDF en classeur Excel ou en CSV : cellules fusionnées, vrais nombres et vraies dates. Les totaux inexacts sont signalés.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Rapports, relevés, listes de prix : déposez-les ici ou choisissez-les sur votre appareil.',
    },
    {
      title: 'Choisissez la forme',
      text: 'Une feuille par tableau ou tout sur une seule, en Excel ou en CSV, avec ou sans le texte qui les entoure.',
    },
    {
      title: 'Vérifiez et téléchargez',
      text: 'Le résultat indique combien de tableaux ont été trouvés et combien de pages n’en contiennent pas.',
    },
  ],
  faq: [
    {
      ask: 'Quels tableaux sont reconnus ?',
      answer:
        'Ceux dont chaque cellule est encadrée, ceux qui n’ont que quelques filets, et même ceux qui n’en ont aucun si leurs colonnes s’alignent sur au moins trois lignes. Un tableau étalé sur plusieurs pages redevient un seul tableau. Une page imprimée depuis un tableur est reprise en entier.',
    },
    {
      ask: 'Les nombres sont-ils de vrais nombres ?',
      answer:
        'Oui : 1 234,56 comme 1,234.56, (1 234), 5 %, montants avec leur devise, dates et horaires. La façon de les écrire se déduit de toute la colonne. Codes postaux, numéros de téléphone et dates lisibles de deux manières restent du texte.',
    },
    {
      ask: 'Que signifie une cellule rouge ?',
      answer:
        'Un total qui n’est pas la somme des nombres placés au-dessus. Le commentaire de la cellule montre les deux valeurs. Les arrondis sont tolérés et seuls les totaux qui sont clairement des sommes sont vérifiés : l’absence de rouge ne prouve donc rien.',
    },
    {
      ask: 'Qu’est-ce qui peut mal se passer ?',
      answer:
        'Un tableau sans filets où plusieurs colonnes contiennent de longs textes peut passer pour du texte en colonnes, et un graphique chargé de chiffres pour un tableau. Les cellules fusionnées sans filet sont devinées. Un PDF ne contient pas de formules : vous obtenez leurs résultats. Les polices ne sont pas reprises ; les couleurs et les bordures le sont.',
    },
    {
      ask: 'Les pages numérisées sont-elles acceptées ?',
      answer:
        'Oui, dans la langue que vous indiquez ; les tableaux aux cellules encadrées donnent les meilleurs résultats. Un chiffre peut être mal reconnu : vérifiez les montants. Les totaux inexacts sont marqués et les pages difficiles à reconnaître sont signalées. S’il y a du texte mais aucun tableau, vous recevez ce texte plutôt qu’un classeur vide.',
    },
    {
      ask: 'Combien de fichiers puis-je convertir, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les classeurs.',
    },
  ],
  options: {
    sheets: {
      label: 'Feuilles',
      choices: {
        table: { label: 'Une par tableau', hint: 'Nommée d’après sa légende' },
        one: { label: 'Une seule', hint: 'Les tableaux les uns sous les autres, dans l’ordre des pages' },
      },
    },
    format: {
      label: 'Format',
      choices: {
        xlsx: {
          label: 'Classeur Excel (XLSX)',
          hint: 'Nombres, dates, cellules fusionnées, couleurs et bordures',
        },
        csv: { label: 'Fichiers CSV', hint: 'Un fichier par tableau, valeurs telles qu’imprimées' },
      },
    },
    textOutside: {
      label: 'Reprendre le texte autour des tableaux',
      hint: 'Sur une feuille à part, ou entre les tableaux lorsqu’ils sont sur une seule feuille.',
    },
    ...scanWords,
    pages: {
      label: 'Pages',
      hint: 'Par exemple 1-3,5,8-, impaires, paires ou dernière. Laissez vide pour toutes les pages.',
    },
  },
} satisfies CopyOf<typeof options>;
