import type { HomeWords } from './home.ts';

export const french: HomeWords = {
  proof: {
    heading: 'Un PDF, c’est plus que des pages. Nous gardons aussi le reste.',
    line: 'Signets, liens, champs de formulaire : ce dont on ne remarque l’existence qu’une fois perdu. Ici, trois vrais fichiers sont devenus un document de {pages} pages.',
    bookmarks: 'Signets',
    none: 'Ce document n’a pas de signets.',
    lost: {
      title: 'Quand seules les pages sont réunies',
      text: 'Les {bookmarks} signets ont disparu et {dead} liens ne mènent nulle part.',
    },
    kept: {
      title: 'Fusionné avec Octavo',
      text: 'Les {bookmarks} signets sont là, avec une entrée pour chaque fichier. Les {links} liens et les {fields} champs de formulaire fonctionnent toujours.',
    },
    files: 'Mesuré sur {files}.',
  },
  trust: {
    heading: 'Pourquoi nous faire confiance',
    line: 'Nos promesses, et comment nous les tenons',
    claims: {
      hour: {
        title: 'Supprimés après {retention}',
        text: '{retentionStart} après l’envoi, la clé de chiffrement de votre fichier est détruite, puis le fichier lui-même. Rien n’est gardé et, avec un compte, vous recevez un reçu de suppression.',
        link: 'Comment les fichiers sont supprimés',
      },
      keys: {
        title: 'Une clé par fichier',
        text: 'Chaque fichier est chiffré avec sa propre clé AES‑256 avant d’être écrit sur le disque. Cette clé n’est jamais enregistrée dans la base de données.',
        link: 'Comment les fichiers sont chiffrés',
      },
      sealed: {
        title: 'Chaque traitement est isolé',
        text: 'Chaque traitement s’exécute dans un nouveau processus sans accès au réseau, qui ne voit que ses propres fichiers et prend fin avec lui.',
        link: 'Comment les traitements sont isolés',
      },
      seen: {
        title: 'Un aperçu avant le téléchargement',
        text: 'Chaque résultat est ouvert et vérifié avant de vous être remis. Vous voyez ses pages, son poids et, le cas échéant, ce qui n’a pas pu être conservé.',
        link: 'Comment les résultats sont vérifiés',
      },
      prices: {
        title: 'Pas de petits caractères',
        text: 'Avant l’envoi, chaque outil indique ce qui est gratuit, ce qui demande Pro et combien coûte Pro. La résiliation prend deux clics.',
        link: 'Voir les tarifs',
      },
      programs: {
        title: 'Conçu pour l’automatisation',
        text: 'Tout ce que vous faites ici fonctionne aussi en ligne de commande et par l’API HTTP, avec les mêmes options, sous les mêmes noms.',
        link: 'Pour les développeurs',
      },
    },
  },
  prices: {
    heading: 'Essayez gratuitement. Payez au téléchargement.',
    visitor: {
      title: 'Sans compte',
      text: '{tasks} traitements par jour, fichiers jusqu’à {freeSize}, un aperçu de chaque résultat.',
    },
    account: {
      title: 'Compte gratuit',
      unit: 'pendant {days} jours',
      text: 'Tous les outils, sans limite par jour, fichiers jusqu’à {taskSize}. Sans téléchargement ni carte bancaire.',
    },
    pro: {
      title: 'Pro',
      from: 'dès',
      unit: 'par mois',
      text: '{plans}. Téléchargements inclus.',
    },
    plan: '{price} {period}',
    link: 'Comparer les formules',
    open: 'Tout est gratuit sur ce site : ni compte, ni formule, téléchargements illimités.',
  },
  questions: {
    heading: 'Questions fréquentes',
    accounts: [
      {
        ask: 'Faut-il un compte ?',
        answer:
          'Pas pour essayer. Sans compte, vous pouvez lancer {tasks} traitements par jour et voir un aperçu des premières pages de chaque résultat. En vous inscrivant avec votre adresse e-mail, vous profitez de {days} jours sans cette limite. Les téléchargements sont inclus dans Pro.',
      },
    ],
    always: [
      {
        ask: 'Puis-je envoyer un document confidentiel ?',
        answer:
          'Votre fichier est aussitôt chiffré, traité de façon isolée et supprimé après {retention}. Un serveur doit toutefois ouvrir un fichier pour le traiter. Si un fichier ne doit pas quitter votre ordinateur, utilisez la ligne de commande : les mêmes outils, sans serveur.',
      },
      {
        ask: 'Quels fichiers puis-je déposer ?',
        answer:
          'Des PDF avant tout ; des documents Word, Excel, PowerPoint, OpenDocument et iWork ; des livres numériques, des textes et des pages web ; des plans AutoCAD ; et des images, du JPG au HEIC. Déposez un fichier ci-dessus pour voir quels outils l’acceptent.',
      },
      {
        ask: 'Mon document gardera-t-il le même aspect ?',
        answer:
          'Fusionner, diviser, pivoter ou protéger ne redessine jamais une page : rien n’y change. Compresser modifie les images, et vous voyez de combien. Convertir depuis ou vers un autre format crée une nouvelle mise en page : chaque outil indique ce qu’il conserve et ce qu’il ne peut pas conserver.',
      },
      {
        ask: 'Peut-on s’en servir sur un téléphone, ou sans souris ?',
        answer:
          'Oui. Tout navigateur récent convient, sans rien installer. Chaque outil s’utilise au clavier seul et avec un lecteur d’écran ; le thème clair ou sombre suit celui de votre système.',
      },
      {
        ask: 'Et si un fichier est endommagé ou protégé par un mot de passe ?',
        answer:
          'Le mot de passe vous est demandé à côté du fichier, et un document protégé le reste après modification. Un fichier endommagé est réparé automatiquement quand c’est possible ; sinon, nous vous proposons l’outil de réparation.',
      },
    ],
  },
};
