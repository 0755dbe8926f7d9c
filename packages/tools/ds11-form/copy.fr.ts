import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Saisissez la demande de passeport, imprimez-la en recto seul et apportez-la sans la signer.',
  action: { one: 'Créer {count} demande', other: 'Créer {count} demandes' },
  seo: {
    title: 'Remplir le formulaire DS-11 en ligne',
    description:
      'Saisissez la demande de passeport américain, édition 04-2025, avec contrôle des noms, dates et longueurs, puis imprimez-la pour votre rendez-vous.',
  },
  howTo: [
    {
      title: 'Répondez rubrique par rubrique',
      text: 'Noms dans les lettres qu’un passeport imprime, dates de naissance, adresses, parents, passeports antérieurs.',
    },
    {
      title: 'Imprimez en recto seul, au format Letter',
      text: 'En noir, à taille réelle. La demande occupe les deux dernières pages ; les autres sont des instructions.',
    },
    {
      title: 'Présentez-vous en personne',
      text: 'Apportez preuve de nationalité, pièce d’identité, photo et frais. Ne signez que lorsque l’agent le demande.',
    },
  ],
  faq: [
    {
      ask: 'Puis-je signer la demande chez moi ?',
      answer:
        'Non. Ne signez pas avant que l’agent le demande : vous jurez devant lui que vos réponses sont vraies, et un formulaire déjà signé est refusé.',
    },
    {
      ask: 'Un formulaire dactylographié sans code-barres est-il accepté ?',
      answer:
        'Oui. L’outil de travel.state.gov imprime un code-barres qui accélère la lecture ; un formulaire dactylographié ou écrit à l’encre noire est accepté aussi.',
    },
    {
      ask: 'Et si je n’ai pas de numéro de sécurité sociale ?',
      answer:
        'Indiquez-le : des zéros sont imprimés. La loi demande aussi une déclaration datée et signée selon laquelle vous n’en avez jamais reçu.',
    },
    {
      ask: 'Qui a besoin de ce formulaire, et qui renouvelle ?',
      answer:
        'Premiers passeports, enfants de moins de 16 ans, passeports perdus, volés, abîmés, délivrés il y a plus de 15 ans ou avant l’âge de 16 ans. Les autres renouvellent avec le formulaire DS-82.',
    },
    {
      ask: 'Est-ce le Département d’État ?',
      answer:
        'Non. Octavo n’est pas affilié au Département d’État, et ceci n’est pas un conseil juridique. Le formulaire est gratuit sur travel.state.gov.',
    },
    {
      ask: 'Qui peut lire mes réponses ?',
      answer:
        'Personne ici. Elles restent dans le navigateur pendant la saisie, voyagent chiffrées et sont scellées par une clé détruite dès que le PDF est créé. Le PDF est supprimé {retention} plus tard.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON des réponses par rubrique', hint: '--fields liste les rubriques' },
    revision: { label: 'Édition de la demande', hint: 'Par exemple 2025-04 ; la plus récente si vide' },
    flatten: { label: 'Intégrer le texte aux pages', hint: 'Pour l’impression' },
  },
} satisfies CopyOf<typeof options>;
