import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Choisissez les pages dont vous ne voulez plus. Elles sont retirées du fichier, pas seulement masquées.',
  action: { one: 'Supprimer {count} page', other: 'Supprimer {count} pages' },
  seo: {
    title: 'Supprimer définitivement des pages d’un PDF',
    description:
      'Retirez des pages d’un PDF d’un clic ou par leur numéro. Elles ne laissent aucune trace dans le fichier ; les liens des autres pages restent actifs.',
  },
  howTo: [
    {
      title: 'Ajoutez un PDF',
      text: 'Déposez un document : toutes ses pages apparaissent, il n’y a plus qu’à choisir.',
    },
    {
      title: 'Marquez les pages',
      text: 'Appuyez sur chaque page à supprimer, ou saisissez des numéros comme 2,5-8. Un second appui la rétablit.',
    },
    {
      title: 'Supprimez et relisez',
      text: 'Parcourez ce qui reste. S’il manque une page, revenez en arrière et recommencez.',
    },
  ],
  faq: [
    {
      ask: 'Peut-on retrouver les pages supprimées dans le nouveau fichier ?',
      answer:
        'Non. Leur texte, leurs images et tout ce qu’elles étaient seules à utiliser n’y figurent plus. Votre propre fichier n’est pas modifié.',
    },
    {
      ask: 'Que deviennent les signets et les liens ?',
      answer:
        'Ceux qui mènent aux pages gardées fonctionnent toujours. Ceux qui menaient aux pages supprimées n’ont plus de cible.',
    },
    {
      ask: 'Puis-je supprimer toutes les pages ?',
      answer: 'Non. Un PDF doit compter au moins une page.',
    },
    {
      ask: 'L’outil masque-t-il aussi un nom ou un numéro sur une page ?',
      answer:
        'Non. Il retire des pages entières et ne touche pas au contenu des autres. Pour retirer un nom ou un numéro, utilisez Caviarder un PDF.',
    },
    {
      ask: 'Et si mon PDF est protégé ?',
      answer:
        'Vous saisissez son mot de passe, et le résultat s’ouvre avec le même. Pour un fichier dont le propriétaire interdit le retrait de pages, on vous demande de confirmer votre droit.',
    },
    {
      ask: 'Quelle taille le fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Un PDF de {taskSize} au plus. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    pages: {
      label: 'Pages à supprimer',
      hint: 'Par exemple 2,5-8, impaires, paires ou dernière',
    },
  },
} satisfies CopyOf<typeof options>;
