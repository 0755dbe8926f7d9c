import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Répondez aux questions, voyez le formulaire officiel se remplir et remettez-le à qui l’a demandé.',
  action: { one: 'Créer {count} formulaire', other: 'Créer {count} formulaires' },
  seo: {
    title: 'Remplir le formulaire W-9 en ligne',
    description:
      'Remplissez le formulaire W-9 de l’IRS (mars 2024) avec contrôle du SSN, de l’ITIN ou de l’EIN, puis téléchargez-le modifiable ou prêt à imprimer.',
  },
  howTo: [
    {
      title: 'Dites qui vous êtes',
      text: 'Votre nom tel qu’il figure sur votre déclaration, votre statut fiscal et votre adresse.',
    },
    {
      title: 'Saisissez un seul numéro fiscal',
      text: 'SSN, ITIN ou EIN. Le format est vérifié pendant la saisie ; le numéro reste masqué à l’écran.',
    },
    {
      title: 'Téléchargez et signez',
      text: 'Imprimez le formulaire et signez-le à la main, ou signez le PDF. Remettez-le ensuite au demandeur, pas à l’IRS.',
    },
  ],
  faq: [
    {
      ask: 'À qui remettre un W-9 ?',
      answer:
        'À la personne ou à l’entreprise qui l’a demandé : un client, une banque, un courtier. Elle s’en sert pour déclarer ce qu’elle vous a versé. Il n’est jamais envoyé à l’IRS.',
    },
    {
      ask: 'SSN ou EIN : quel numéro saisir ?',
      answer:
        'Un seul, et il doit correspondre au nom de la ligne 1. Un particulier donne son SSN ou son ITIN. Un entrepreneur individuel peut donner un EIN. Les sociétés, les partnerships et la plupart des LLC donnent leur EIN.',
    },
    {
      ask: 'Que cocher pour une LLC ?',
      answer:
        'Avec un seul propriétaire et sans option fiscale, la case de ce propriétaire : en général « Individual/sole proprietor ». Sinon « LLC », avec la lettre C, S ou P selon son régime d’imposition.',
    },
    {
      ask: 'Octavo fait-il partie de l’IRS ?',
      answer:
        'Non : il n’y a aucun lien avec l’IRS, et cette page ne conseille pas en matière fiscale. Le même formulaire est gratuit sur irs.gov, avec ses instructions.',
    },
    {
      ask: 'Que devient mon numéro ?',
      answer:
        'Pendant la saisie, il reste dans votre navigateur. Pour le téléchargement, il part chiffré avec la demande, scellé par une clé détruite dès que le fichier est créé ; le fichier est supprimé {retention} plus tard.',
    },
    {
      ask: 'De quelle révision s’agit-il ?',
      answer:
        'De celle de mars 2024, avec la ligne 3b sur les associés, propriétaires et bénéficiaires étrangers. Demandez au demandeur s’il lui en faut une autre.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON de vos réponses par question', hint: '--fields liste les questions' },
    revision: { label: 'Révision du formulaire', hint: 'Par exemple 2024-03 ; la plus récente si vide' },
    flatten: {
      label: 'Intégrer les réponses aux pages',
      hint: 'Elles s’impriment et ne peuvent plus être modifiées',
    },
  },
} satisfies CopyOf<typeof options>;
