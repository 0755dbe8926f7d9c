import type { HomeWords } from './home.ts';

export const french: HomeWords = {
  trust: {
    heading: 'Pourquoi nous faire confiance',
    line: 'Ce que nous promettons, et comment nous le tenons',
    claims: {
      hour: {
        title: 'Détruits après {retention}',
        text: '{retentionStart} après l’envoi, la clé de votre fichier est détruite, puis ses données. Rien n’est gardé pour plus tard, et un compte vous en donne la preuve.',
        link: 'Comment les fichiers sont oubliés',
      },
      keys: {
        title: 'Une clé par fichier',
        text: 'Chaque envoi est chiffré en AES‑256, avec une clé qui n’appartient qu’à lui, avant d’atteindre le disque. La clé, elle, n’entre jamais dans la base de données.',
        link: 'Comment les fichiers sont chiffrés',
      },
      sealed: {
        title: 'Un traitement en vase clos',
        text: 'Chaque traitement reçoit un processus neuf, sans réseau, qui ne voit que les fichiers de ce traitement et prend fin avec lui.',
        link: 'Comment les traitements sont isolés',
      },
      seen: {
        title: 'Voir avant de télécharger',
        text: 'Chaque résultat est ouvert et vérifié avant de vous être remis. Vous voyez ses pages, son poids, et ce qui s’est perdu en chemin, s’il y a lieu.',
        link: 'Comment les résultats sont vérifiés',
      },
      prices: {
        title: 'Pas de petites lignes',
        text: 'Ce qui est gratuit, ce qui est payant et à quel prix : chaque outil le dit avant l’envoi. La résiliation prend deux clics.',
        link: 'Voir les tarifs',
      },
      programs: {
        title: 'Vos programmes aussi',
        text: 'Ce que fait une page, la ligne de commande et l’API HTTP le font aussi, avec les mêmes options, sous les mêmes noms.',
        link: 'Pour les développeurs',
      },
    },
  },
  prices: {
    heading: 'Tarifs',
    line: 'Lancer la plupart des outils et voir le résultat, c’est gratuit, {tasks} fois par jour. Le téléchargement fait partie de Pro : {plans}.',
    plan: '{price} {period}',
    link: 'Comparer les formules',
    open: 'Ici, tout est ouvert à tous : ni compte, ni formule, tous les téléchargements.',
  },
  questions: {
    heading: 'Questions',
    accounts: [
      {
        ask: 'Faut-il un compte ?',
        answer:
          'Pas pour essayer. Les visiteurs lancent {tasks} traitements par jour et voient le début de chaque résultat. En vous connectant, grâce à un lien envoyé à votre adresse e-mail, vous avez {days} jours sans cette limite. Le téléchargement fait partie de Pro.',
      },
    ],
    always: [
      {
        ask: 'Puis-je envoyer un document confidentiel ?',
        answer:
          'Votre fichier est aussitôt chiffré, traité à l’écart du reste et détruit après {retention}. Il n’en reste pas moins qu’un serveur doit ouvrir un fichier pour travailler dessus. Pour ce qui ne doit pas quitter votre ordinateur, il y a la ligne de commande : les mêmes outils, sans aucun serveur.',
      },
      {
        ask: 'Quels fichiers puis-je déposer ?',
        answer:
          'Des PDF avant tout ; des documents Word, Excel, PowerPoint, OpenDocument et iWork ; des livres numériques, des textes et des pages web ; des plans AutoCAD ; et des images, du JPG au HEIC. Déposez-en un ci-dessus et vous verrez quels outils l’acceptent.',
      },
      {
        ask: 'Mon document gardera-t-il le même aspect ?',
        answer:
          'Fusionner, diviser, tourner ou protéger déplace des pages sans les redessiner : rien n’y change. Compresser modifie les images, et vous dit de combien. Convertir vers un autre format, ou depuis un autre, suppose une nouvelle mise en page : chaque outil dit ce qu’il garde et ce qui se perd.',
      },
      {
        ask: 'Peut-on s’en servir sur un téléphone, ou sans souris ?',
        answer:
          'Oui. Tout navigateur récent convient, sans rien installer. Chaque outil s’utilise aussi au clavier seul et avec un lecteur d’écran ; le thème clair ou sombre suit votre système.',
      },
      {
        ask: 'Et si un fichier est abîmé ou protégé par un mot de passe ?',
        answer:
          'Le mot de passe vous est demandé à côté du fichier, et un document protégé le reste une fois modifié. Un fichier abîmé est réparé au passage quand c’est possible ; sinon, vous êtes dirigé vers l’outil de réparation.',
      },
    ],
  },
};
