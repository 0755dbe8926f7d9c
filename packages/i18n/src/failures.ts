import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import { filesPerTask, retainSeconds, stalledSeconds, taskBytes } from '@octavo/contract/limits';
import { formatBytes, formatDuration, formatNumber, plural } from './format.ts';
import type { Locale } from './locales.ts';

/** A sentence for every code: what happened, and what to do next. A missing one does not compile. */
type FailureWords = Readonly<Record<FailureCode, string | ((values: FailureValues) => string)>>;

const english: FailureWords = {
  'illegal-input': ({ option }) =>
    option ? `Illegal input. Check the option “${option}”.` : 'Illegal input. Check the options.',
  'not-found': `Not found. Files and their tasks are deleted ${formatDuration('en', retainSeconds)} after upload.`,
  'too-frequent': 'Operation is too frequent, please try again later',
  'request-failed': 'Request Failed. Please try again in a moment.',
  'job-id-taken': 'This task was already started with other files or options. Start a new one.',

  'file-type-not-supported': ({ kind }) =>
    kind
      ? `The file type is not supported (${String(kind).toUpperCase()})`
      : 'The file type is not supported',
  'empty-file': 'The file is empty. Save it again where it comes from, or choose another one.',
  'file-too-large': ({ limit = taskBytes, each }) =>
    each
      ? `Your File is Too Large. A file for this tool may have ${formatBytes('en', Number(each))}.`
      : `Your File is Too Large. The files of one task may have ${formatBytes('en', Number(limit))} together.`,
  'too-many-files': ({ limit = filesPerTask }) =>
    `Your number of files is too high. Choose ${formatNumber('en', Number(limit))} at most.`,
  'too-few-files': ({ minimum }) =>
    minimum === 1 ? 'Please select a file' : 'Please select two or more PDF files',
  'single-file-only': 'Only supports uploading a single file',
  'upload-failed': 'File upload failed. Check your connection and try again.',
  'file-expired': `The file was deleted ${formatDuration('en', retainSeconds)} after its upload. Add it again to go on.`,
  'storage-full': 'The server has no room for this file right now. Please try again later.',

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'The file is damaged and could not be read. Try Repair PDF, or another copy of it.'
      : 'The file is damaged and could not be read. Try another copy of it.',
  'password-required': 'The file is protected. Enter its password to go on.',
  'wrong-password': 'Wrong password. Check capitals and the keyboard layout, then try again.',
  'password-not-supported':
    'The file is locked in a way only its own program opens. Remove the password there, then try again.',
  'restricted-file':
    'The owner of this file has restricted what may be done with it. If you have the right to, unlock it first.',
  'not-protected': 'The file has no password and no restrictions. There is nothing to unlock.',
  'password-empty': "Password can't be empty",
  'password-not-fitting':
    'This encryption knows at most 32 letters, Western ones. Use AES-256 or another password.',
  'rights-not-confirmed': 'Please confirm that you have the right to unlock this file',
  'invalid-pages': ({ count }) =>
    typeof count === 'number'
      ? plural('en', count, {
          one: 'Check the choice of pages. The file has 1 page.',
          other: 'Check the choice of pages. The file has {count} pages; write the ones you want like 1-3,5.',
        })
      : 'Check the choice of pages. Write it like 1-3,5.',
  'no-pages-left': 'No page would be left. Keep at least one.',
  'no-bookmarks': 'The file has no bookmarks to split at. Choose another way to split.',
  'no-images': 'There are no images in these pages. Export the pages themselves instead.',
  'no-text': 'The file holds no text. Its pages are pictures, most likely scans.',
  'image-too-large': 'The image would have too many pixels. Choose a lower resolution or a smaller image.',
  'page-exceeds-size': ({ page }) =>
    `${page ? `Page ${page}` : 'One page'} alone is larger than the size you chose. Choose a larger size.`,
  'size-unreachable': ({ smallest }) =>
    smallest
      ? `That size is out of reach. The smallest possible here is ${formatBytes('en', Number(smallest))}.`
      : 'That size is out of reach. Choose a larger one.',
  'drm-protected': 'This book is locked with DRM by its seller. Octavo does not open locked books.',
  'version-not-supported': ({ version }) =>
    version
      ? `The file was saved in the version ${version}, which we do not read. Save it in a newer one.`
      : 'The file was saved in a version we do not read. Save it in a newer one.',
  'no-such-sheet': ({ sheets }) =>
    sheets
      ? `Check the choice of sheets. The file has these: ${sheets}.`
      : 'Check the choice of sheets. Write their numbers or names, for example 1,3.',
  'nothing-to-show': 'Nothing could be drawn from this file. Export it as PDF in the program it comes from.',
  'url-required': 'Please fill out URL input field',
  'url-invalid': 'Please provide a valid URL',
  'url-refused':
    'This address is not on the public web. Only public pages over HTTP and HTTPS can be converted.',
  'url-unreachable': ({ status }) =>
    status
      ? `The page could not be loaded: the site answered with the code ${status}. Check the address.`
      : 'The page could not be loaded. Check the address, or try again later.',
  'url-not-a-page':
    'This address leads to a file, not to a page. Save the file and use the tool for its kind.',

  'engine-crashed': 'Processing this task failed. Please try again.',
  'engine-unavailable': 'This tool is not available on this server at the moment',
  'time-limit': 'This task took too long and was stopped. Try fewer pages or a smaller file.',
  'memory-limit': 'This task needed too much memory and was stopped. Try fewer pages or a smaller file.',
  'output-limit': 'The result would be too large. Choose fewer pages or a lower resolution.',
  'output-broken': 'The result did not pass our check and was discarded. Please try again.',
  stalled: `This task made no progress for ${formatDuration('en', stalledSeconds)} and was stopped. Please try again.`,
  cancelled: 'This task was cancelled',
};

const french: FailureWords = {
  'illegal-input': ({ option }) =>
    option
      ? `Saisie non valable. Vérifiez l’option « ${option} ».`
      : 'Saisie non valable. Vérifiez les options.',
  'not-found': `Introuvable. Les fichiers et leurs traitements sont supprimés ${formatDuration('fr', retainSeconds)} après l’envoi.`,
  'too-frequent': 'Trop de demandes en peu de temps, réessayez plus tard',
  'request-failed': 'La demande a échoué. Réessayez dans un instant.',
  'job-id-taken':
    'Ce traitement a déjà été lancé avec d’autres fichiers ou d’autres options. Lancez-en un nouveau.',

  'file-type-not-supported': ({ kind }) =>
    kind
      ? `Ce type de fichier n’est pas pris en charge (${String(kind).toUpperCase()})`
      : 'Ce type de fichier n’est pas pris en charge',
  'empty-file': 'Le fichier est vide. Enregistrez-le de nouveau à la source, ou choisissez-en un autre.',
  'file-too-large': ({ limit = taskBytes, each }) =>
    each
      ? `Votre fichier est trop volumineux. Pour cet outil, un fichier ne peut dépasser ${formatBytes('fr', Number(each))}.`
      : `Votre fichier est trop volumineux. Les fichiers d’un même traitement ne peuvent dépasser ${formatBytes('fr', Number(limit))} au total.`,
  'too-many-files': ({ limit = filesPerTask }) =>
    `Vos fichiers sont trop nombreux. Choisissez-en ${formatNumber('fr', Number(limit))} au plus.`,
  'too-few-files': ({ minimum }) =>
    minimum === 1 ? 'Veuillez choisir un fichier' : 'Veuillez choisir au moins deux fichiers PDF',
  'single-file-only': 'Un seul fichier à la fois est accepté',
  'upload-failed': 'L’envoi du fichier a échoué. Vérifiez votre connexion et réessayez.',
  'file-expired': `Le fichier a été supprimé ${formatDuration('fr', retainSeconds)} après son envoi. Ajoutez-le de nouveau pour continuer.`,
  'storage-full': 'Le serveur manque de place pour ce fichier. Réessayez plus tard.',

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'Le fichier est endommagé et n’a pas pu être lu. Essayez « Réparer un PDF », ou une autre copie.'
      : 'Le fichier est endommagé et n’a pas pu être lu. Essayez avec une autre copie.',
  'password-required': 'Le fichier est protégé. Saisissez son mot de passe pour continuer.',
  'wrong-password':
    'Mot de passe incorrect. Vérifiez les majuscules et la disposition du clavier, puis réessayez.',
  'password-not-supported':
    'Seul le logiciel d’origine sait ouvrir ce fichier protégé. Retirez-y le mot de passe, puis réessayez.',
  'restricted-file':
    'Le propriétaire de ce fichier a restreint ce qu’on peut en faire. Si vous en avez le droit, déverrouillez-le d’abord.',
  'not-protected': 'Le fichier n’a ni mot de passe ni restrictions. Il n’y a rien à déverrouiller.',
  'password-empty': 'Le mot de passe ne peut pas être vide',
  'password-not-fitting':
    'Ce chiffrement connaît au plus 32 lettres, occidentales. Prenez AES-256 ou un autre mot de passe.',
  'rights-not-confirmed': 'Veuillez confirmer que vous avez le droit de déverrouiller ce fichier',
  'invalid-pages': ({ count }) =>
    typeof count === 'number'
      ? plural('fr', count, {
          one: 'Vérifiez le choix des pages. Le fichier compte 1 page.',
          other:
            'Vérifiez le choix des pages. Le fichier compte {count} pages ; écrivez celles que vous voulez ainsi : 1-3,5.',
        })
      : 'Vérifiez le choix des pages. Écrivez-le ainsi : 1-3,5.',
  'no-pages-left': 'Il ne resterait aucune page. Gardez-en au moins une.',
  'no-bookmarks': 'Le fichier n’a pas de signets où le diviser. Choisissez une autre façon de diviser.',
  'no-images': 'Ces pages ne contiennent pas d’images. Exportez plutôt les pages elles-mêmes.',
  'no-text': 'Le fichier ne contient pas de texte. Ses pages sont des images, sans doute numérisées.',
  'image-too-large':
    'L’image aurait trop de pixels. Choisissez une résolution plus basse ou une image plus petite.',
  'page-exceeds-size': ({ page }) =>
    `${page ? `La page ${page}` : 'Une page'} dépasse à elle seule la taille choisie. Choisissez une taille plus grande.`,
  'size-unreachable': ({ smallest }) =>
    smallest
      ? `Cette taille est hors d’atteinte. La plus petite possible ici est de ${formatBytes('fr', Number(smallest))}.`
      : 'Cette taille est hors d’atteinte. Choisissez-en une plus grande.',
  'drm-protected':
    'Ce livre est verrouillé par le DRM de son vendeur. Octavo n’ouvre pas les livres verrouillés.',
  'version-not-supported': ({ version }) =>
    version
      ? `Le fichier a été enregistré dans la version ${version}, que nous ne lisons pas. Enregistrez-le dans une plus récente.`
      : 'Le fichier a été enregistré dans une version que nous ne lisons pas. Enregistrez-le dans une plus récente.',
  'no-such-sheet': ({ sheets }) =>
    sheets
      ? `Vérifiez le choix des feuilles. Le fichier contient : ${sheets}.`
      : 'Vérifiez le choix des feuilles. Écrivez leurs numéros ou leurs noms, par exemple 1,3.',
  'nothing-to-show':
    'Rien n’a pu être dessiné à partir de ce fichier. Exportez-le en PDF depuis son logiciel d’origine.',
  'url-required': 'Veuillez saisir une adresse web',
  'url-invalid': 'Veuillez indiquer une adresse web valable',
  'url-refused':
    'Cette adresse n’est pas sur le web public. Seules les pages publiques en HTTP ou HTTPS sont converties.',
  'url-unreachable': ({ status }) =>
    status
      ? `La page n’a pas pu être chargée : le site a répondu par le code ${status}. Vérifiez l’adresse.`
      : 'La page n’a pas pu être chargée. Vérifiez l’adresse ou réessayez plus tard.',
  'url-not-a-page':
    'Cette adresse mène à un fichier et non à une page. Enregistrez-le et ouvrez-le avec l’outil qui lui correspond.',

  'engine-crashed': 'Le traitement a échoué. Veuillez réessayer.',
  'engine-unavailable': 'Cet outil n’est pas disponible sur ce serveur pour le moment',
  'time-limit':
    'Le traitement a duré trop longtemps et a été arrêté. Essayez avec moins de pages ou un fichier plus petit.',
  'memory-limit':
    'Le traitement demandait trop de mémoire et a été arrêté. Essayez avec moins de pages ou un fichier plus petit.',
  'output-limit':
    'Le résultat serait trop volumineux. Choisissez moins de pages ou une résolution plus basse.',
  'output-broken': 'Le résultat n’a pas passé notre contrôle et a été écarté. Veuillez réessayer.',
  stalled: `Le traitement n’a pas avancé pendant ${formatDuration('fr', stalledSeconds)} et a été arrêté. Veuillez réessayer.`,
  cancelled: 'Ce traitement a été annulé',
};

const words: Readonly<Record<Locale, FailureWords>> = { en: english, fr: french };

/**
 * What a person is told when something failed.
 *
 * Values that sentences read where they are given: `option` (illegal-input), `kind` (file-type-not-supported), `advice` (damaged-file), `limit` (bytes of file-too-large, files
 * of too-many-files), `each` (bytes of file-too-large that one file may have), `minimum` (too-few-files), `count` of pages in the file (invalid-pages), `page` from 1
 * (page-exceeds-size), `smallest` bytes (size-unreachable), `sheets` of the file (no-such-sheet), `version` (version-not-supported), `status` of HTTP
 * (url-unreachable).
 */
export function failureText(locale: Locale, code: FailureCode, values: FailureValues = {}): string {
  const sentence = words[locale][code];

  return typeof sentence === 'string' ? sentence : sentence(values);
}
