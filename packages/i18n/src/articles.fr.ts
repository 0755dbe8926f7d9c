import type { ArticleWords } from './articles.ts';

export const french: ArticleWords = {
  seoTitle: 'Articles sur les PDF, les numérisations et les images',
  seoDescription:
    'Alléger un PDF pour la messagerie, lire des numérisations, en tirer des tableaux, protéger un fichier, préparer l’impression, et ce qui se passe sous le capot.',
  heading: 'Articles',
  lead: 'Ce qui résiste dans un document, et comment en venir à bout. Quelques minutes de lecture par article.',
  categories: { guides: 'Comment faire', background: 'Sous le capot' },
  minutes: { one: '{count} minute de lecture', other: '{count} minutes de lecture' },
  published: 'Publié le {date}',
  tools: 'Les outils de cet article',
  more: 'À lire ensuite',
  all: 'Tous les articles',
  feed: 'Flux (Atom)',
};
