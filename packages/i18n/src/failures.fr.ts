import {
  filesPerTask,
  freeTaskBytes,
  freeTasksPerDay,
  linkSeconds,
  messageLength,
  nameLength,
  processorSecondsPerHour,
  resultsPerTask,
  retainSeconds,
  stalledSeconds,
  subjectLength,
  taskBytes,
} from '@octavo/contract/limits';
import type { FailureWords } from './failures.ts';
import { formatBytes, formatDuration, formatNumber, plural } from './format.ts';

export const french: FailureWords = {
  'illegal-input': ({ option }) =>
    option
      ? `Saisie non valable. Vérifiez l’option « ${option} ».`
      : 'Saisie non valable. Vérifiez les options.',
  'not-found': `Introuvable. Les fichiers et leurs traitements sont supprimés ${formatDuration('fr', retainSeconds)} après l’envoi, ou avant si leur propriétaire le souhaite.`,
  'too-frequent': 'Trop de demandes en peu de temps, réessayez plus tard',
  'request-failed': 'La demande a échoué. Réessayez dans un instant.',
  'temporarily-unavailable': 'Le service redémarre. Réessayez dans quelques secondes.',
  'create-failed': 'La création a échoué. Rien n’a été ouvert ni débité ; réessayez dans un instant.',
  'job-id-taken':
    'Ce traitement a déjà été lancé avec d’autres fichiers ou d’autres options. Lancez-en un nouveau.',

  'login-invalid': 'Vous n’êtes plus connecté. Veuillez vous connecter à nouveau.',
  'sign-in-required': 'Connectez-vous pour télécharger le résultat',
  'subscription-required': 'Le téléchargement fait partie de Pro',
  'pro-feature': ({ remedy }) =>
    remedy === 'pro'
      ? 'Cette option fait partie de Pro'
      : 'Cette option fait partie de Pro et de l’essai offert à la connexion',
  'free-tasks-used': ({ limit = freeTasksPerDay, remedy }) =>
    `Vos ${formatNumber('fr', Number(limit))} traitements gratuits du jour sont utilisés. ${remedy === 'pro' ? 'Passez à Pro' : 'Connectez-vous'} pour continuer, ou revenez demain.`,
  'free-size-exceeded': ({ limit = freeTaskBytes, whole = taskBytes, remedy }) => {
    const [least, most] = [Number(limit), Number(whole)].map((bytes) => formatBytes('fr', bytes));

    return remedy === 'pro'
      ? `Votre fichier est trop volumineux. Sans Pro, un traitement est limité à ${least} au total ; avec Pro, à ${most}.`
      : `Votre fichier est trop volumineux. Sans compte, un traitement est limité à ${least} au total. Connectez-vous pour aller jusqu’à ${most}.`;
  },
  'processor-time-used': ({ limit = processorSecondsPerHour.visitor, remedy }) => {
    const duration = formatDuration('fr', Number(limit));

    return remedy === 'pro'
      ? `Vos ${duration} de calcul par heure sont utilisées. Passez à Pro pour en avoir plus, ou réessayez dans une heure au plus tard.`
      : `Les ${duration} de calcul par heure des visiteurs sont utilisées. Connectez-vous pour en avoir plus, ou réessayez dans une heure au plus tard.`;
  },
  'origin-refused': 'Cette demande vient d’un autre site et a été refusée',
  'form-expired':
    'Ce formulaire date d’une session précédente et n’a pas été envoyé. Rechargez la page et recommencez votre saisie.',

  'email-invalid': 'Saisissez une adresse e-mail valide',
  'name-length': `Le nom doit compter de ${nameLength.min} à ${nameLength.max} caractères`,
  'subject-length': `L’objet doit compter de ${subjectLength.min} à ${subjectLength.max} caractères`,
  'message-length': `Le message doit compter de ${messageLength.min} à ${formatNumber('fr', messageLength.max)} caractères`,
  'account-exists': 'Un compte existe déjà avec cette adresse. Veuillez vous connecter pour continuer.',
  'account-missing':
    'Aucun compte n’existe encore avec cette adresse. Veuillez vous inscrire pour continuer.',
  'link-expired': `Ce lien a déjà servi ou date de plus de ${formatDuration('fr', linkSeconds)}. Demandez-en un nouveau.`,
  'login-failed': 'La connexion a échoué. Réessayez plus tard, ou écrivez-nous si le problème persiste.',

  'payment-not-configured': 'Aucun moyen de paiement n’est configuré',
  'payment-unavailable':
    'Le paiement n’a pas pu être préparé. Rien n’a été débité ; réessayez dans un instant.',
  'payment-failed':
    'Le paiement a échoué. Rien n’a été débité ; vérifiez la carte ou choisissez un autre moyen de paiement.',
  'payment-not-detected':
    'Paiement non détecté. Il arrive parfois avec du retard : vérifiez dans quelques minutes avant de payer une seconde fois.',
  'payment-pending':
    'Votre paiement est en cours. Votre formule commencera dès sa réception ; veuillez ne pas payer une seconde fois.',
  'payment-overdue':
    'Le dernier renouvellement reste à payer. Changez d’abord la carte ; la formule pourra ensuite être changée.',
  'quote-changed':
    'Le coût du changement n’est plus le même. Rien n’a été débité ; vérifiez le nouveau montant avant d’accepter.',
  'money-asked-back':
    'Vous avez demandé un remboursement. Tant que nous n’avons pas répondu, votre formule reste telle quelle.',
  'already-subscribed': 'Vous avez déjà cette formule',
  'trial-used': 'L’essai n’est offert qu’une fois, et vous en avez déjà profité',
  'not-refundable': 'Le délai pour rembourser ce paiement est écoulé, ou il a déjà été remboursé',

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
  'too-few-files': ({ minimum = 1 }) =>
    minimum === 2
      ? 'Veuillez choisir au moins deux fichiers PDF'
      : plural('fr', Number(minimum), {
          one: 'Veuillez choisir un fichier',
          other: 'Veuillez choisir au moins {count} fichiers',
        }),
  'single-file-only': 'Un seul fichier à la fois est accepté',
  'upload-failed': 'L’envoi du fichier a échoué. Vérifiez votre connexion et réessayez.',
  'file-expired': `Le fichier a été supprimé, au plus tard ${formatDuration('fr', retainSeconds)} après son envoi. Ajoutez-le de nouveau pour continuer.`,
  'file-deleted':
    'Le fichier a été supprimé, comme son propriétaire l’a souhaité. Ajoutez-le de nouveau pour continuer.',
  'storage-full': 'Le serveur manque de place pour ce fichier. Réessayez plus tard.',
  'storage-quota': ({ limit = 0, whose }) =>
    whose === 'network'
      ? `Votre réseau a atteint la limite de ${formatBytes('fr', Number(limit))} de fichiers conservés en même temps. Connectez-vous, ou réessayez plus tard.`
      : `Vos fichiers dépasseraient ${formatBytes('fr', Number(limit))}. Supprimez-en, ou réessayez plus tard : chacun est supprimé ${formatDuration('fr', retainSeconds)} après son envoi.`,

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'Le fichier est endommagé et n’a pas pu être lu. Essayez « Réparer un PDF », ou une autre copie.'
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
    'Ce chiffrement accepte au plus 32 caractères, occidentaux seulement. Prenez AES-256 ou un autre mot de passe.',
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
  'no-tables': 'Aucun tableau n’a été trouvé dans ces pages, ni aucun texte',
  'no-text':
    'Le fichier ne contient pas de texte. Ses pages sont des images, sans doute numérisées : faites-les lire.',
  'no-words':
    'Aucun mot n’a pu être lu sur ces pages. Elles sont peut-être sans texte, ou écrites à la main.',
  'language-missing': ({ languages }) =>
    `Ce serveur ne sait pas lire ${languages ? `cette langue : ${languages}` : 'cette langue'}`,
  'reader-missing':
    'Ce serveur ne sait pas lire les pages numérisées : le programme nécessaire, Tesseract, n’y est pas installé',
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
      ? `La page n’a pas pu être chargée : le site a répondu par le code ${status}. Vérifiez l’adresse.`
      : 'La page n’a pas pu être chargée. Vérifiez l’adresse ou réessayez plus tard.',
  'url-not-a-page':
    'Cette adresse mène à un fichier et non à une page. Enregistrez-le et ouvrez-le avec l’outil qui lui correspond.',

  'engine-crashed': 'Le traitement a échoué. Veuillez réessayer.',
  'engine-unavailable': 'Cet outil n’est pas disponible sur ce serveur pour le moment',
  'too-complex': ({ page }) =>
    page === undefined
      ? 'Ce fichier est trop complexe pour être affiché. Les fichiers conçus pour bloquer les logiciels ressemblent à cela.'
      : `La page ${page} est trop complexe pour être affichée. Retirez-la et réessayez.`,
  'too-many-results': ({ limit = resultsPerTask, count }) =>
    `Ce découpage donnerait ${count === undefined ? 'trop de fichiers' : `${formatNumber('fr', Number(count))} fichiers`}. Un traitement en produit ${formatNumber('fr', Number(limit))} au maximum : choisissez des parties plus grandes ou moins de pages.`,
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
