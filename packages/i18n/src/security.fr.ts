import type { SecurityWords } from './security.ts';

export const french: SecurityWords = {
  seoTitle: 'Comment vos fichiers sont conservés et supprimés · Octavo',
  seoDescription:
    'Une clé par fichier, détruite après {retention}. Traitements isolés, résultats vérifiés, reçus vérifiables, et les limites de cette protection.',
  heading: 'Comment nous protégeons vos fichiers',
  lead: 'Cette page décrit ce que fait le logiciel et où s’arrête sa protection. Derrière chaque promesse, il y a un mécanisme.',
  contents: 'Sur cette page',
  sections: {
    keys: {
      title: 'Comment les fichiers sont chiffrés',
      texts: [
        'Pendant son arrivée, votre fichier est chiffré morceau par morceau en AES‑256, en mode GCM, qui révèle aussi toute modification ultérieure. Le disque ne garde que le fichier chiffré ; la copie dont un traitement a besoin est décrite plus bas. La clé est aléatoire et ne sert qu’à ce fichier.',
        'Cette clé est elle-même chiffrée par une clé du serveur et conservée dans un petit fichier, dans un dossier à part, jamais dans la base de données. Un envoi n’est tenu pour reçu que lorsque l’un et l’autre sont bien sur le disque.',
        'Le nom d’un fichier est chiffré comme son contenu. Les réglages et les mots de passe d’un traitement sont chiffrés de la même façon, avec une clé détruite dès qu’il se termine. Les résultats sont rangés comme les envois, chacun sous sa propre clé.',
      ],
    },
    hour: {
      title: 'Comment les fichiers sont supprimés',
      texts: [
        '{retentionStart} après l’envoi, plus personne ne peut accéder au fichier. Chaque minute, un nettoyage remplace par des zéros les clés des fichiers expirés, les supprime, puis supprime les données chiffrées, inutilisables sans elles.',
        'Un résultat n’est pas conservé plus longtemps que le plus ancien des envois dont il est tiré, même si vous continuez à travailler avec lui. Si vous supprimez vous-même un fichier, cela se fait immédiatement.',
        'Pendant {tombstone}, le serveur se souvient qu’un fichier existait à cette adresse, sans son nom, pour que le lien puisse dire qu’il a été supprimé. Une sauvegarde de la base de données ne contient aucune clé : elle ne permet pas de restaurer un fichier supprimé.',
      ],
    },
    receipts: {
      title: 'Des reçus de suppression vérifiables',
      texts: [
        'L’historique d’un compte indique quand les clés et les données d’un traitement ont été détruites, et en délivre un reçu : quelques lignes de texte, sans nom de fichier, signées en Ed25519.',
        'Chacun peut vérifier la signature avec la clé publique de ce serveur, sans avoir à nous croire sur parole. L’adresse de cette clé et la commande de vérification figurent sur la page des développeurs, à la ligne /api/v1/history/key.',
      ],
    },
    sealed: {
      title: 'Comment les traitements sont isolés',
      texts: [
        'Chaque traitement s’exécute dans son propre processus, arrêté avec tout ce qu’il a lancé. Ce processus lit le programme, les polices et les fichiers du traitement, mais ne voit ni les autres traitements, ni la base de données, ni les clés. Son temps, sa mémoire et la taille de ce qu’il écrit sont limités.',
        'Il n’a pas accès au réseau. Seul l’outil qui convertit des pages web peut atteindre le web, par un proxy qui résout lui-même chaque adresse et refuse celles qui ne sont pas publiques. Les macros des documents ne sont jamais exécutées.',
        'Les copies déchiffrées dont un traitement a besoin se trouvent dans un dossier privé, supprimé dès qu’il se termine. L’isolement est assuré par le noyau Linux, au moyen de bubblewrap et d’un filtre d’appels système. Sur une machine qui ne le permet pas, un serveur public ne démarre pas, sauf si son exploitant accepte que seules les limites s’appliquent.',
      ],
    },
    seen: {
      title: 'Comment les résultats sont vérifiés',
      texts: [
        'Il arrive qu’un programme annonce un succès alors qu’il a échoué. Un résultat ne compte donc que s’il a été rouvert et contient ce qu’il doit : des pages, des mots, le bon type de fichier. Sinon, vous voyez ce qui n’a pas fonctionné.',
        'Quand quelque chose ne peut pas être conservé, nous le mesurons. Les pages compressées sont rendues avant et après, puis comparées ; les documents convertis sont rendus et comparés à leur source ; les pages difficiles à reconnaître sont signalées.',
      ],
    },
    accounts: {
      title: 'Comment les comptes sont protégés',
      texts: [
        'Vous vous connectez par un lien qui fonctionne une seule fois, pendant {link}, ou avec Google lorsque c’est proposé. Nous ne conservons aucun mot de passe. Des sessions et des liens, la base de données ne garde qu’une empreinte, qui ne permet pas de les reconstituer.',
        'Les cartes et les comptes de paiement restent chez le prestataire de paiement : aucun numéro de carte ne parvient à ce serveur. Sur la page de votre compte, vous pouvez télécharger les données que nous avons sur vous, et les supprimer ; les données de paiement exigées par la comptabilité sont conservées, sans vos données personnelles.',
      ],
    },
    limits: {
      title: 'Les limites de cette protection',
      texts: [
        'Un serveur doit ouvrir un fichier pour le traiter. Tant que le fichier n’est pas supprimé, l’exploitant de ce serveur pourrait, avec quelque effort, en faire autant. C’est pourquoi la durée de conservation est courte, et pourquoi il existe une ligne de commande qui se passe de serveur.',
        'L’écrasement n’atteint que ce que le disque réécrit vraiment. Un disque SSD ou un instantané peut garder quelque temps d’anciennes copies des quelques octets d’une clé ; elles restent alors protégées par la clé du serveur, pourvu que celle-ci soit conservée hors de ce disque.',
        'Enfin, aucune protection ne vaut mieux que son mot de passe : choisissez-le long, et transmettez-le par un autre canal que le fichier.',
      ],
    },
  },
};
