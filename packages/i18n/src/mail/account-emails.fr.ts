import { linkSeconds, trialDays } from '@octavo/contract/limits';
import { formatDuration } from '../format.ts';
import type { AccountEmails } from './account-emails.ts';

export const french: AccountEmails = {
  link: ({ url, isNew }) => ({
    subject: isNew ? 'Terminez votre inscription à Octavo' : 'Votre lien de connexion à Octavo',
    paragraphs: [
      'Bonjour,',
      isNew
        ? 'Ouvrez ce lien pour terminer votre inscription. Il fonctionne une seule fois, dans n’importe quel navigateur.'
        : 'Ouvrez ce lien pour vous connecter. Il fonctionne une seule fois, dans n’importe quel navigateur.',
    ],
    action: { label: isNew ? 'S’inscrire' : 'Se connecter', url },
    notes: [
      `Le lien est valable ${formatDuration('fr', linkSeconds)}.`,
      'Si vous ne l’avez pas demandé, ignorez ce message. Personne ne peut se connecter sans le lien.',
    ],
  }),

  welcome: ({ name, url, trialEnds }) => ({
    subject: 'Bienvenue chez Octavo',
    paragraphs: [
      name === null ? 'Bonjour,' : `Bonjour ${name},`,
      ...(trialEnds === null
        ? [
            'Votre compte est prêt.',
            `Cette adresse e-mail a déjà profité de l’essai gratuit de ${trialDays} jours, avec un compte précédent : elle ne peut pas en obtenir un autre.`,
          ]
        : [
            `Votre compte est prêt. Vous pouvez utiliser tous les outils pendant ${trialDays} jours, jusqu’au ${trialEnds}. Les téléchargements sont inclus dans Pro.`,
            'L’essai se termine automatiquement. Aucune carte n’est nécessaire et rien ne sera débité.',
          ]),
    ],
    action: { label: 'Ouvrir Octavo', url },
    notes: [],
  }),

  erased: () => ({
    subject: 'Votre compte Octavo a été supprimé',
    paragraphs: [
      'Bonjour,',
      'Votre compte et tout ce qu’il contenait ont été supprimés : les fichiers et leurs clés, les traitements, les sessions et les messages. Votre abonnement, si vous en aviez un, a pris fin et plus rien ne sera débité.',
      'Les données de paiement sont conservées aussi longtemps que la loi l’exige. Ceci est notre dernier message.',
    ],
    action: null,
    notes: ['Si vous n’en êtes pas à l’origine, répondez à ce message.'],
  }),
};
