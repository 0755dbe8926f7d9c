import type { ShellWords } from './shell.ts';

export const french: ShellWords = {
  title: 'Octavo',
  skip: 'Aller au contenu',
  menu: 'Tous les outils',
  language: 'Langue',
  otherLanguage: 'English',
  theme: {
    light: 'Thème clair. Passer au thème sombre',
    dark: 'Thème sombre. Suivre le réglage du système',
    system: 'Thème du système. Passer au thème clair',
  },
  noScript:
    'Les outils ont besoin de JavaScript : les aperçus sont dessinés, et l’avancement suivi, dans votre navigateur.',
  offline: 'Vous êtes hors ligne. Les envois reprendront d’eux-mêmes au retour de la connexion.',
  groups: {
    organize: { name: 'Organiser', line: 'Des pages, dans le bon ordre' },
    'from-pdf': { name: 'Depuis un PDF', line: 'Vers un format à réutiliser' },
    'to-pdf': { name: 'Vers le PDF', line: 'Tout devient une page' },
    images: { name: 'Images', line: 'Plus légères, à d’autres dimensions' },
    secure: { name: 'Protéger, réparer', line: 'Fermer, ouvrir, remettre en état' },
  },
  footer: {
    line: 'Les fichiers sont chiffrés, puis détruits {retention} après leur envoi.',
    developers: 'Développeurs',
    source: 'Description de l’API',
  },
  home: {
    seoTitle: 'Octavo : des outils PDF qui respectent vos documents',
    seoDescription:
      'Fusionnez, divisez, compressez, protégez et convertissez vos PDF. Signets, liens et formulaires sont conservés. Fichiers détruits {retention} après l’envoi.',
    heading: 'Tous les outils PDF, sur un bureau calme.',
    lead: 'Fusionnez, divisez, allégez, pivotez, protégez et convertissez. Ce que vous récupérez reste un document : signets, liens et formulaires sont toujours là.',
    drop: 'Déposez un fichier, voyez ce qu’il peut devenir',
    dropHint: 'PDF, documents, livres, plans ou images, jusqu’à {taskSize} par traitement',
    choose: 'Choisir des fichiers',
    offer: { one: 'Que voulez-vous en faire ?', other: 'Que voulez-vous faire de ces {count} fichiers ?' },
    offerNone: 'Aucun outil n’accepte ces fichiers ensemble',
    offerClear: 'Autres fichiers',
    search: 'Trouver un outil',
    searchExample: 'alléger, mot de passe, images',
    found: { one: '{count} outil', other: '{count} outils' },
    foundNone: 'Aucun outil de ce nom. Essayez un autre mot.',
    claims: [
      {
        title: 'Détruits après {retention}',
        text: 'Chaque fichier est chiffré avec sa propre clé (AES‑256). {retentionStart} après l’envoi, la clé est détruite, puis les données. Rien n’est gardé pour plus tard.',
      },
      {
        title: 'Vous voyez avant d’enregistrer',
        text: 'Chaque résultat s’ouvre dans un aperçu, avec ses pages et son nouveau poids. Pour un fichier compressé, la perte est mesurée et montrée à côté de l’original.',
      },
      {
        title: 'Les mêmes outils pour vos programmes',
        text: 'Ce que fait une page, la ligne de commande et l’API HTTP le font aussi, avec les mêmes options.',
        link: 'Pour les développeurs',
      },
    ],
  },
  dropZone: {
    title: 'Déposez {what} ici',
    what: {
      pdf: { one: 'un PDF', other: 'vos PDF' },
      images: { one: 'une image', other: 'vos images' },
      files: { one: 'un fichier', other: 'vos fichiers' },
    },
    or: 'ou déposez {what} n’importe où sur la page',
    choose: 'Choisir des fichiers',
    chooseOne: 'Choisir un fichier',
    paste: 'ou collez avec {keys}',
    overlay: 'Relâchez pour ajouter',
    limits: 'Jusqu’à {taskSize} par traitement',
    limitsMany: 'Jusqu’à {files} fichiers et {taskSize} par traitement',
    opening: 'Ouverture du bureau…',
  },
  address: {
    label: 'Adresse d’une page web',
    hint: 'Commençant par http:// ou https:// ; séparez-en plusieurs par des espaces',
    form: '(commençant par http:// ou https://)',
    add: 'Ajouter',
  },
  trust: {
    encrypted: 'Chiffrés pendant l’envoi et sur le disque',
    deleted: 'Détruits {retention} après l’envoi',
    limit: 'Jusqu’à {taskSize} par traitement',
  },
  tool: {
    home: 'Tous les outils',
    howTo: 'Mode d’emploi',
    questions: 'Questions',
    related: 'À utiliser avec',
  },
  problem: {
    notFound: 'Cette page est introuvable',
    failed: 'Un problème est survenu sur cette page',
    failedHint: 'Rien de ce que vous avez envoyé n’est perdu. Rechargez la page ou revenez à l’accueil.',
    reload: 'Recharger',
    home: 'RETOUR À L’ACCUEIL',
  },
};
