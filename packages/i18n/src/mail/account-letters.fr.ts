import { linkSeconds, trialDays } from '@octavo/contract/limits';
import { formatDuration } from '../format.ts';
import type { AccountEmails } from './account-letters.ts';

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
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: sans le lien, personne ne peut entrer.',
    ],
  }),

  welcome: ({ name, url, trialEnds }) => ({
    subject: 'Bienvenue chez Octavo',
    paragraphs: [
      name === null ? 'Bonjour,' : `Bonjour ${name},`,
      ...(trialEnds === null
        ? [
            'Votre compte est prêt.',
            `Les ${trialDays}\u00a0jours avec tous les outils ont déjà été offerts à cette adresse, avec un compte précédent\u00a0: chacun en profite une fois.`,
          ]
        : [
            `Votre compte est prêt et, pendant ${trialDays}\u00a0jours, jusqu’au ${trialEnds}, tous les outils vous sont ouverts. Le téléchargement des résultats fait partie de Pro.`,
            'L’essai se termine de lui-même. Il ne demande pas de carte et rien n’est débité ensuite.',
          ]),
    ],
    action: { label: 'Ouvrir Octavo', url },
    notes: [],
  }),

  erased: () => ({
    subject: 'Votre compte Octavo est effacé',
    paragraphs: [
      'Bonjour,',
      'Votre compte et tout ce qu’il contenait sont effacés\u00a0: les fichiers et leurs clés, les traitements, les sessions et les messages. Votre abonnement, si vous en aviez un, a pris fin et plus rien ne sera débité.',
      'Les traces des paiements sont gardées aussi longtemps que la loi l’exige. Ceci est notre dernier message.',
    ],
    action: null,
    notes: ['Si vous n’en êtes pas à l’origine, répondez à ce message.'],
  }),
};
