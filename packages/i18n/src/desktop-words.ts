import type { WordChanges } from './language.ts';
import type { Locale } from './locales.ts';

const stay = {
  en: 'Your files stay on this computer',
  fr: 'Vos fichiers restent sur cet ordinateur',
} as const;

/**
 * Texts of the desktop application in place of those of a service: nothing is uploaded or limited there, and files are
 * deleted when the window is closed.
 */
export const desktopWords: Readonly<Record<Locale, WordChanges>> = {
  en: {
    shell: {
      footer: { line: `${stay.en}. Close the window, and Octavo keeps nothing of them.` },
      home: {
        leadOpen:
          'PDF tools to merge, compress, convert, edit and sign, for files of any size. They run on this computer.',
        dropHint: 'PDF, Office, images and e-books of any size',
      },
      dropZone: { limits: 'Any size', limitsMany: 'Up to {files} files at a time, of any size' },
      trust: { encrypted: stay.en, deleted: 'No account, no upload, no limit of size' },
      offline: 'You are offline. Everything but web pages and time stamps works as before.',
      unreachable: 'Octavo has stopped. Close this window and start it again.',
    },
    workbench: {
      status: { uploading: 'Adding', uploadFail: 'This file could not be added' },
      drop: { tooMany: 'You can add {limit} files at a time' },
      action: {
        sending: 'Adding the files…',
        failed: 'Remove the files that could not be added, or try again',
      },
      job: {
        expiredHint: 'Its files were deleted when the window was closed.',
        missingHint: 'Its files were deleted when the window was closed.',
      },
      result: { goOnHint: 'No need to add it again.' },
    },
    failures: {
      'not-found': 'Not found. Files and their tasks are deleted when the window is closed.',
      'upload-failed': 'The file could not be added. Try again.',
      'storage-full': 'The disk of this computer is full. Free some space, then try again.',
      'reader-missing': 'OCR needs language data, which this computer lacks',
    },
    chat: {
      start: { sending: 'Adding… {share}' },
      deletedIn: 'On this computer',
      deletedInLong: 'Here until you close the window',
      engine: {
        own: 'Answered on this computer, without a model',
        hour: 'The document and all questions are deleted when you close the window.',
      },
      gone: {
        text: 'Documents, questions and answers are deleted when the window is closed. Nothing of them is kept.',
      },
    },
    editor: { sending: 'Adding the file…' },
  },
  fr: {
    shell: {
      footer: { line: `${stay.fr}. Une fois la fenêtre fermée, Octavo n’en garde rien.` },
      home: {
        leadOpen:
          'Des outils PDF pour fusionner, compresser, convertir, modifier et signer des fichiers de toute taille, sur cet ordinateur.',
        dropHint: 'PDF, documents Office, images et livres, de toute taille',
      },
      dropZone: { limits: 'Toute taille', limitsMany: 'Jusqu’à {files} fichiers à la fois, de toute taille' },
      trust: { encrypted: stay.fr, deleted: 'Ni compte, ni envoi, ni limite de taille' },
      offline: 'Vous êtes hors ligne. Tout fonctionne comme avant, sauf les pages web et l’horodatage.',
      unreachable: 'Octavo s’est arrêté. Fermez cette fenêtre, puis relancez-le.',
    },
    workbench: {
      status: { uploading: 'Ajout en cours', uploadFail: 'Ce fichier n’a pas pu être ajouté' },
      drop: { tooMany: 'Vous pouvez ajouter {limit} fichiers à la fois' },
      action: {
        sending: 'Ajout des fichiers…',
        failed: 'Retirez les fichiers qui n’ont pas pu être ajoutés, ou réessayez',
      },
      job: {
        expiredHint: 'Ses fichiers ont été supprimés à la fermeture de la fenêtre.',
        missingHint: 'Ses fichiers ont été supprimés à la fermeture de la fenêtre.',
      },
      result: {
        goOnHint: 'Inutile de l’ajouter à nouveau.',
      },
    },
    failures: {
      'not-found':
        'Introuvable. Les fichiers et leurs traitements sont supprimés à la fermeture de la fenêtre.',
      'upload-failed': 'Le fichier n’a pas pu être ajouté. Réessayez.',
      'storage-full': 'Le disque de cet ordinateur est plein. Libérez de la place, puis réessayez.',
      'reader-missing': 'La reconnaissance de texte a besoin de données qui manquent sur cet ordinateur',
    },
    chat: {
      start: { sending: 'Ajout… {share}' },
      deletedIn: 'Sur cet ordinateur',
      deletedInLong: 'Ici jusqu’à la fermeture de la fenêtre',
      engine: {
        own: 'Réponses trouvées sur cet ordinateur, sans modèle',
        hour: 'Le document et toutes les questions sont supprimés à la fermeture de la fenêtre.',
      },
      gone: {
        text: 'Les documents, les questions et les réponses sont supprimés à la fermeture de la fenêtre. Rien n’en est gardé.',
      },
    },
    editor: { sending: 'Ajout du fichier…' },
  },
};
