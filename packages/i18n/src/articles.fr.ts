import type { ArticleWords } from './articles.ts';

export const french: ArticleWords = {
  seoTitle: 'Articles sur les PDF, les numérisations et les images',
  seoDescription:
    'Alléger un PDF pour l’envoyer par e-mail, reconnaître le texte d’un scan, extraire des tableaux, protéger un fichier, préparer l’impression, et ce qui se passe sous le capot.',
  heading: 'Articles',
  lead: 'Les problèmes courants avec les documents et leurs solutions, en quelques minutes par article.',
  categories: { guides: 'Guides pratiques', background: 'Comment ça marche' },
  minutes: { one: '{count} minute de lecture', other: '{count} minutes de lecture' },
  published: 'Publié le {date}',
  tools: 'Les outils de cet article',
  more: 'À lire ensuite',
  all: 'Tous les articles',
  feed: 'Flux (Atom)',
};
