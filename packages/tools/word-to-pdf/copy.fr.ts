import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Faites de vos documents Word des PDF aux liens actifs, avec signets et balises d’accessibilité.',
  action: { one: 'Convertir {count} document', other: 'Convertir {count} documents' },
  seo: {
    title: 'Word en PDF, avec liens, signets et balises',
    description:
      'Convertissez DOC, DOCX, ODT, RTF et Works en PDF. Titres en signets, liens actifs, balises d’accessibilité, modifications acceptées ou visibles.',
  },
  howTo: [
    {
      title: 'Ajoutez vos documents',
      text: 'Déposez lettres, rapports, formulaires. Si l’un d’eux est protégé, son mot de passe vous est demandé.',
    },
    {
      title: 'Réglez modifications et commentaires',
      text: 'Les modifications suivies sont acceptées ou restent visibles ; les commentaires peuvent figurer en marge.',
    },
    {
      title: 'Convertissez et vérifiez',
      text: 'Comparez les sauts de ligne et de page avec votre document, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Le résultat sera-t-il identique à ce que montre Word ?',
      answer:
        'Très souvent, mais pas toujours. C’est LibreOffice qui compose les pages : s’il coupe une ligne ou place un dessin autrement que Word, le PDF suit. Parcourez-le avant de l’envoyer.',
    },
    {
      ask: 'Que deviennent les polices ?',
      answer:
        'Calibri, Cambria, Arial, Times New Roman et Courier New sont remplacées par des polices libres de mêmes largeurs : les lignes se coupent aux mêmes endroits. Les autres servent si elles sont incorporées au document, sinon la plus proche les remplace. Chinois, japonais, coréen et arabe sont composés en Noto.',
    },
    {
      ask: 'Que reste-t-il du document, en plus des pages ?',
      answer:
        'Les titres deviennent des signets, les liens restent actifs et la structure est balisée pour les lecteurs d’écran. Les champs de formulaire à remplir dans Word restent des champs.',
    },
    {
      ask: 'Les macros sont-elles exécutées, les images chargées depuis le web ?',
      answer:
        'Non. Aucune macro n’est exécutée, rien de ce qui est lié ailleurs n’est chargé ; tables des matières et champs gardent leur dernier état enregistré. Enregistrez le document avec ses images à l’intérieur.',
    },
    {
      ask: 'Peut-on convertir un document protégé ?',
      answer:
        'Oui, avec son mot de passe, qui vous est demandé. Le PDF, lui, n’en a pas : protégez-le de nouveau si besoin.',
    },
    {
      ask: 'Combien de documents puis-je ajouter, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} documents, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    password: { label: 'Mot de passe', hint: 'Pour les documents qui en demandent un' },
    changes: {
      label: 'Suivi des modifications',
      choices: {
        accepted: { label: 'Acceptées', hint: 'Le texte tel qu’il se lirait' },
        shown: { label: 'Marquées', hint: 'Ajouts et suppressions visibles' },
      },
    },
    comments: {
      label: 'Commentaires',
      choices: {
        none: { label: 'Laissés de côté' },
        margin: { label: 'En marge', hint: 'Les pages sont réduites pour leur faire place' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
