import type { DownloadWords } from './download.ts';

export const french: DownloadWords = {
  seoTitle: 'Octavo pour Windows, macOS et Linux · vos PDF sur votre ordinateur',
  seoDescription:
    'Les outils PDF d’Octavo en application : fichiers de toute taille, aucun envoi, pas de compte. Avec les sommes de contrôle et les licences de chaque composant.',
  heading: 'Octavo sur votre ordinateur',
  lead: 'Les mêmes outils dans leur propre fenêtre, pour des fichiers de toute taille. Rien n’est envoyé, et il n’y a ni compte ni limite de traitements.',
  version: 'Version {version}',
  systems: { win32: 'Windows', darwin: 'macOS', linux: 'Linux' },
  files: {
    'win32-x64-exe': 'Programme d’installation',
    'win32-x64-msi': 'Paquet MSI pour administrateurs',
    'win32-x64-zip': 'Dossier à décompresser, sans installation',
    'darwin-arm64-zip': 'Mac avec puce Apple',
    'darwin-x64-zip': 'Mac avec processeur Intel',
    'linux-x64-deb': 'Debian, Ubuntu',
    'linux-x64-tar': 'Autres distributions',
  },
  download: 'Télécharger',
  checksum: 'SHA-256',
  phone: 'Octavo fonctionne sur les ordinateurs dotés de l’un de ces systèmes.',
  start: {
    heading: 'Comment le lancer',
    win32:
      'Lancez l’installation. Elle ne demande pas de droits d’administrateur, ajoute Octavo au menu Démarrer et « Ouvrir avec Octavo » aux fichiers PDF, sans changer votre programme par défaut. Octavo se désinstalle depuis les paramètres. Si vous préférez le dossier, décompressez-le, puis ouvrez Octavo.exe.',
    darwin: 'Décompressez le fichier, placez Octavo dans Applications et ouvrez-le.',
    linux:
      'Installez le paquet avec apt install ./{deb}, puis choisissez Octavo parmi vos applications. Sinon, décompressez l’archive et lancez octavo dans son dossier.',
  },
  warning: {
    heading: 'Ce que dira votre système',
    win32:
      'Windows affiche « Windows a protégé votre ordinateur ». Les fichiers ne sont pas signés par un éditeur : le certificat nécessaire s’achète chaque année. Comparez la somme de contrôle, puis choisissez Informations complémentaires et Exécuter quand même.',
    darwin:
      'macOS indique qu’il n’a pas pu vérifier l’absence de logiciel malveillant. Apple n’a pas notarié Octavo. Comparez la somme de contrôle, ouvrez Octavo une fois, puis choisissez Ouvrir quand même sous Confidentialité et sécurité dans les réglages.',
    linux: 'Linux n’affiche aucun avertissement. Comparez tout de même la somme de contrôle.',
    check: 'La somme de contrôle doit être celle indiquée plus haut :',
  },
  needs: {
    heading: 'Ce qui fonctionne sans autre programme',
    text: 'Tout, sauf les outils ci-dessous. Ils se servent de programmes que vous avez peut-être déjà, et disent lequel manque.',
    office: 'avec LibreOffice',
    chromium: 'avec Chrome, Edge, Brave ou Chromium',
    poppler: 'avec poppler, qui relit le résultat comme preuve',
    window:
      'Octavo s’ouvre dans une fenêtre de Chrome, Edge, Brave ou Chromium, avec son propre profil ; sans eux, dans un onglet de votre navigateur.',
  },
  none: {
    heading: 'La ligne de commande',
    text: 'Ce site ne propose pas d’application à installer. La ligne de commande fait partie d’Octavo : elle a les mêmes outils, se passe de serveur et n’envoie rien.',
  },
};
