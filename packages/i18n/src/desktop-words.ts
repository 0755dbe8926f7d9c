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
        seoDescription: `PDF tools for files of any size. ${stay.en}.`,
      },
      dropZone: { limits: 'Any size', limitsMany: 'Up to {files} files at a time, of any size' },
      trust: { encrypted: stay.en, deleted: 'No account, no upload, no size limit' },
      offline: 'You are offline. Everything but web pages and time stamps works as before.',
      unreachable: 'Octavo has stopped. Close this window and start it again.',
      part: { missing: 'This part could not be loaded. Close this window and start Octavo again.' },
      problem: { failedHint: 'Your files are safe. Reload the page or go back to the home page.' },
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
      'file-expired': 'The file is no longer here. Add it again to continue.',
      'reading-broken':
        'The text read from this document did not pass our checks, so you cannot ask about it. Add it again.',
      'reader-missing': 'OCR needs language data, which this computer lacks',
    },
    notes: {
      notes: {
        'scans-not-readable':
          'Pages have no text and are probably scans. OCR is not available on this computer.',
      },
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
      elsewhere: {
        text: 'Documents, questions and answers are deleted when the window is closed.',
      },
    },
    certificate: {
      level: {
        unavailable: 'The other three need a time-stamp authority, which the application does not have.',
        unknown: 'The application could not be asked whether it has a time-stamp authority.',
      },
      sign: { compared: 'If Octavo prepares anything other than what you see here, nothing is signed.' },
      signed: {
        text: 'Octavo prepared the same file as this window, byte for byte, so what was signed is what you saw.',
      },
    },
    editor: {
      sending: 'Adding the file…',
      comments: { nameHint: 'It appears on your next comments and replies, until you close the window.' },
      drafts: {
        hint: 'Only on this computer. Deleted {retention} after the last change, or when you close the window.',
      },
      sign: { keepHint: 'Encrypted, until you close the window.', kept: 'Kept until you close the window' },
    },
    formPage: {
      lost: 'The questions could not be loaded. Try again.',
      draft: {
        empty: stay.en,
        kept: 'Draft kept until you close the window',
        uploadsNothing: `${stay.en}.`,
        hint: 'The draft stays on this computer, encrypted, until you close the window.',
      },
      live: { newer: 'This computer has the newer revision {revision} of the form' },
      recipients: { sent: 'The table stays on this computer.' },
    },
    signatureReport: {
      summary: { noList: 'The application has no list of trusted signers, so it can’t say who they are.' },
      identity: { noList: '“{issuer}”; the application has no list of trusted issuers to compare it with' },
      reasons: { 'root-unknown': 'The issuer is on no list of trusted issuers.' },
      checked: { none: 'Checked on this computer on {date}, without a list of trusted issuers.' },
    },
  },
  fr: {
    shell: {
      footer: { line: `${stay.fr}. Une fois la fenêtre fermée, Octavo n’en garde rien.` },
      home: {
        leadOpen:
          'Des outils PDF pour fusionner, compresser, convertir, modifier et signer des fichiers de toute taille, sur cet ordinateur.',
        dropHint: 'PDF, documents Office, images et livres, de toute taille',
        seoDescription: `Des outils PDF pour des fichiers de toute taille. ${stay.fr}.`,
      },
      dropZone: { limits: 'Toute taille', limitsMany: 'Jusqu’à {files} fichiers à la fois, de toute taille' },
      trust: { encrypted: stay.fr, deleted: 'Ni compte, ni envoi, ni limite de taille' },
      offline: 'Vous êtes hors ligne. Tout fonctionne comme avant, sauf les pages web et l’horodatage.',
      unreachable: 'Octavo s’est arrêté. Fermez cette fenêtre, puis relancez-le.',
      part: { missing: 'Cet élément n’a pas pu être chargé. Fermez cette fenêtre, puis relancez Octavo.' },
      problem: { failedHint: 'Vos fichiers sont en sécurité. Rechargez la page ou revenez à l’accueil.' },
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
      'file-expired': 'Le fichier n’est plus ici. Ajoutez-le de nouveau pour continuer.',
      'reading-broken':
        'Le texte lu dans ce document n’a pas passé nos contrôles : il ne peut pas être interrogé. Ajoutez-le de nouveau.',
      'reader-missing': 'La reconnaissance de texte a besoin de données qui manquent sur cet ordinateur',
    },
    notes: {
      notes: {
        'scans-not-readable':
          'Des pages sont sans texte, sans doute numérisées. La reconnaissance de texte (OCR) n’est pas disponible sur cet ordinateur.',
      },
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
      elsewhere: {
        text: 'Les documents, les questions et les réponses sont supprimés à la fermeture de la fenêtre.',
      },
    },
    certificate: {
      level: {
        unavailable: 'Les trois autres exigent une autorité d’horodatage, que l’application n’a pas.',
        unknown: 'Impossible de demander à l’application si elle a une autorité d’horodatage.',
      },
      sign: { compared: 'Si Octavo prépare autre chose que ce que vous voyez ici, rien n’est signé.' },
      signed: {
        text: 'Octavo a préparé le même fichier que cette fenêtre, à l’octet près : ce qui a été signé est ce que vous avez vu.',
      },
    },
    editor: {
      sending: 'Ajout du fichier…',
      comments: {
        nameHint: 'Vos prochains commentaires et réponses le porteront, jusqu’à la fermeture de la fenêtre.',
      },
      drafts: {
        hint: 'Sur cet ordinateur seulement. Supprimés {retention} après la dernière modification, ou à la fermeture de la fenêtre.',
      },
      sign: {
        keepHint: 'Chiffrée, jusqu’à la fermeture de la fenêtre.',
        kept: 'Gardées jusqu’à la fermeture de la fenêtre',
      },
    },
    formPage: {
      lost: 'Impossible de charger les questions. Réessayez.',
      draft: {
        empty: stay.fr,
        kept: 'Brouillon gardé jusqu’à la fermeture de la fenêtre',
        uploadsNothing: `${stay.fr}.`,
        hint: 'Le brouillon reste sur cet ordinateur, chiffré, jusqu’à la fermeture de la fenêtre.',
      },
      live: { newer: 'Cet ordinateur a la révision {revision} du formulaire, plus récente' },
      recipients: { sent: 'Le tableau reste sur cet ordinateur.' },
    },
    signatureReport: {
      summary: {
        noList:
          'L’application n’a pas de liste de signataires de confiance et ne peut donc pas dire qui ils sont.',
      },
      identity: {
        noList: '« {issuer} » ; l’application n’a pas de liste d’émetteurs de confiance pour le comparer',
      },
      reasons: { 'root-unknown': 'L’émetteur ne figure sur aucune liste d’émetteurs de confiance.' },
      checked: { none: 'Vérifié sur cet ordinateur le {date}, sans liste d’émetteurs de confiance.' },
    },
  },
};
