import type { RedactionPattern, RedactionPlace } from '@octavo/contract/edits/redactions';
import type { EditObstacle, TimeStampFault } from '@octavo/contract/failures';
import {
  addressTasksPerDay,
  filesPerTask,
  freeDocuments,
  freeQuestions,
  freeTaskBytes,
  freeTasksPerDay,
  linkSeconds,
  messageLength,
  nameLength,
  processorSecondsPerHour,
  questionCharacters,
  resultsPerTask,
  retainSeconds,
  stalledSeconds,
  subjectLength,
  taskBytes,
} from '@octavo/contract/limits';
import type { FailureWords } from './failures.ts';
import { formatBytes, formatDuration, formatNumber, plural } from './format.ts';
import { inLanguages } from './language-names.ts';
import { french as redaction } from './redaction-words.fr.ts';
import { french as signing } from './signing-failures.fr.ts';

const editObstacles: Readonly<Record<EditObstacle, string>> = {
  'area-empty': 'il ne resterait rien de la page',
  'hits-moved':
    'des occurrences à garder ont été choisies avant que le texte de leur page change ; caviardez plutôt le fichier modifié',
  'last-page': 'un document doit garder au moins une page',
  'asset-missing': 'son image ou son fichier n’a pas été envoyé',
  field: 'elle concerne un champ de formulaire',
  'field-name-taken': 'un champ porte déjà ce nom',
  'field-not-editable': 'les champs de ce type peuvent être remplis, mais pas modifiés',
  'kind-differs': 'elle concerne un objet d’un autre type',
  'not-supported': 'ce type d’objet ne peut pas être modifié',
  'object-without-area': 'l’objet n’a pas de surface',
  'page-missing': 'la page n’existe pas',
};

const timeStampFaults: Readonly<Record<TimeStampFault, string>> = {
  certificate: 'son certificat n’est pas destiné à l’horodatage',
  signature: 'sa signature est fausse',
  time: 'son heure est fausse, ou bien l’horloge de ce serveur',
  unreadable: 'ce n’est pas un horodatage',
};

export const french: FailureWords = {
  'illegal-input': ({ option }) =>
    option
      ? `Saisie non valable. Vérifiez l’option « ${option} ».`
      : 'Saisie non valable. Vérifiez les options.',
  'not-found': `Introuvable. Les fichiers et leurs traitements sont supprimés ${formatDuration('fr', retainSeconds)} après l’envoi, ou avant à la demande de leur propriétaire.`,
  'unknown-call': 'Aucun appel ne correspond à cette adresse et à cette méthode',
  'too-frequent': 'Trop de demandes en peu de temps, réessayez plus tard',
  'request-failed': 'La demande a échoué. Réessayez dans un instant.',
  'temporarily-unavailable': 'Le service redémarre. Réessayez dans quelques secondes.',
  'not-offered': 'Cet appel n’est pas proposé ici',
  'create-failed': 'Un problème est survenu. Rien n’a été créé ni débité ; réessayez dans un instant.',
  'job-id-taken':
    'Ce traitement a déjà été lancé avec d’autres fichiers ou d’autres options. Lancez-en un nouveau.',

  'login-invalid': 'Vous n’êtes plus connecté. Veuillez vous connecter à nouveau.',
  'sign-in-required':
    'Les téléchargements sont inclus dans Pro. Créez un compte ou connectez-vous pour continuer.',
  'subscription-required': 'Les téléchargements sont inclus dans Pro',
  'pro-feature': ({ remedy }) =>
    remedy === 'pro'
      ? 'Cette option est incluse dans Pro'
      : 'Cette option est incluse dans Pro et dans l’essai gratuit offert à l’inscription',
  'free-tasks-used': ({ limit = freeTasksPerDay, remedy }) =>
    `Vous avez utilisé vos ${formatNumber('fr', Number(limit))} traitements gratuits du jour. ${remedy === 'pro' ? 'Passez à Pro' : 'Connectez-vous'} pour continuer, ou revenez demain.`,
  'address-tasks-used': ({ limit = addressTasksPerDay }) =>
    `Les ${formatNumber('fr', Number(limit))} traitements gratuits par jour de tous les visiteurs de votre adresse réseau sont épuisés. Connectez-vous, ou revenez demain.`,
  'free-size-exceeded': ({ limit = freeTaskBytes, whole = taskBytes, remedy }) => {
    const [least, most] = [Number(limit), Number(whole)].map((bytes) => formatBytes('fr', bytes));

    return remedy === 'pro'
      ? `Ce fichier est trop volumineux. Sans Pro, un traitement est limité à ${least} au total ; avec Pro, à ${most}.`
      : `Ce fichier est trop volumineux. Sans compte, un traitement est limité à ${least} au total. Connectez-vous pour aller jusqu’à ${most}.`;
  },
  'document-limit': ({ limit = freeDocuments, remedy }) =>
    `Vous avez utilisé vos ${formatNumber('fr', Number(limit))} documents gratuits. ${remedy === 'pro' ? 'Prenez IA PDF ou Pro' : 'Connectez-vous'} pour en interroger d’autres.`,
  'question-limit': ({ limit = freeQuestions, remedy }) =>
    `Vous avez posé vos ${formatNumber('fr', Number(limit))} questions gratuites. ${remedy === 'pro' ? 'Prenez IA PDF ou Pro' : 'Connectez-vous'} pour en poser d’autres.`,
  'processor-time-used': ({ limit = processorSecondsPerHour.visitor, remedy }) => {
    const duration = formatDuration('fr', Number(limit));

    return remedy === 'pro'
      ? `Vous avez utilisé vos ${duration} de calcul pour cette heure. Passez à Pro pour en avoir plus, ou patientez une heure au plus.`
      : `Vous avez utilisé les ${duration} de calcul par heure disponibles sans compte. Connectez-vous pour en avoir plus, ou patientez une heure au plus.`;
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
    'Le paiement a échoué. Rien n’a été débité ; vérifiez votre carte ou choisissez un autre moyen de paiement.',
  'payment-not-detected':
    'Paiement non détecté. Il arrive parfois avec du retard : vérifiez dans quelques minutes avant de payer une seconde fois.',
  'payment-pending':
    'Votre paiement est en cours. Votre formule commencera dès sa réception ; veuillez ne pas payer une seconde fois.',
  'payment-overdue':
    'Le dernier renouvellement reste à payer. Mettez à jour votre moyen de paiement avant de changer de formule.',
  'quote-changed': 'Le prix de ce changement a été mis à jour. Rien n’a été débité ; veuillez le vérifier.',
  'money-asked-back':
    'Votre demande de remboursement est en cours. Vous pourrez changer de formule une fois la décision prise.',
  'already-subscribed': 'Vous avez déjà cette formule',
  'trial-used': 'Vous avez déjà profité de l’essai gratuit',
  'not-refundable': 'Le délai de remboursement de ce paiement est écoulé, ou il a déjà été remboursé',

  'file-type-not-supported': ({ kind, named }) => {
    const base = 'Ce type de fichier n’est pas pris en charge';
    const [content, name] = [kind, named].map((type) => String(type ?? '').toUpperCase());

    if (!name) {
      return content ? `${base} (${content})` : base;
    }

    return `${base} : ${name} d’après son nom, ${content || 'mais pas'} d’après son contenu`;
  },
  'empty-file':
    'Le fichier est vide. Enregistrez-le de nouveau dans son logiciel d’origine, ou choisissez-en un autre.',
  'file-too-large': ({ limit = taskBytes, each }) =>
    each
      ? `Ce fichier est trop volumineux. Pour cet outil, un fichier ne peut dépasser ${formatBytes('fr', Number(each))}.`
      : `Ce fichier est trop volumineux. Les fichiers d’un même traitement ne peuvent dépasser ${formatBytes('fr', Number(limit))} au total.`,
  'too-many-files': ({ limit = filesPerTask }) =>
    `Trop de fichiers. Le maximum est de ${formatNumber('fr', Number(limit))}.`,
  'too-few-files': ({ minimum = 1 }) =>
    minimum === 2
      ? 'Veuillez choisir au moins deux fichiers PDF'
      : plural('fr', Number(minimum), {
          one: 'Veuillez choisir un fichier',
          other: 'Veuillez choisir au moins {count} fichiers',
        }),
  'single-file-only': 'Cet outil prend un seul fichier à la fois',
  'upload-failed': 'L’envoi du fichier a échoué. Vérifiez votre connexion et réessayez.',
  'file-expired': `Le fichier a été supprimé, au plus tard ${formatDuration('fr', retainSeconds)} après son envoi. Ajoutez-le de nouveau pour continuer.`,
  'file-deleted':
    'Le fichier a été supprimé à la demande de son propriétaire. Ajoutez-le de nouveau pour continuer.',
  'storage-full': 'Le serveur manque d’espace de stockage. Réessayez plus tard.',
  'storage-quota': ({ limit = 0, whose }) =>
    whose === 'network'
      ? `Votre réseau a atteint sa limite de stockage de ${formatBytes('fr', Number(limit))}. Connectez-vous, ou réessayez plus tard.`
      : `Vos fichiers dépasseraient votre limite de stockage de ${formatBytes('fr', Number(limit))}. Supprimez-en, ou réessayez plus tard : chacun est supprimé ${formatDuration('fr', retainSeconds)} après l’envoi.`,

  'damaged-file': ({ advice }) =>
    advice === 'repair'
      ? 'Le fichier est endommagé et n’a pas pu être ouvert. Essayez « Réparer un PDF », ou une autre copie.'
      : 'Le fichier est endommagé et n’a pas pu être ouvert. Essayez avec une autre copie.',
  'password-required': 'Le fichier est protégé. Saisissez son mot de passe pour continuer.',
  'trust-unreadable':
    'Aucun certificat lisible à cet endroit. Donnez des fichiers PEM ou DER, ou un dossier qui en contient.',
  'encrypted-signatures':
    'Les signatures d’un fichier qui demande un mot de passe ne peuvent pas encore être vérifiées. Le déverrouiller changerait les octets signés.',
  'wrong-password':
    'Mot de passe incorrect. Vérifiez le verrouillage des majuscules et la disposition du clavier, puis réessayez.',
  'password-not-supported':
    'La protection de ce fichier n’est pas prise en charge. Retirez le mot de passe dans son logiciel d’origine, puis réessayez.',
  'restricted-file':
    'Le propriétaire de ce fichier a restreint ce qu’on peut en faire. Confirmez que vous en avez le droit, ou déverrouillez-le d’abord.',
  'not-protected': 'Le fichier n’a ni mot de passe ni restrictions. Il n’y a rien à déverrouiller.',
  'password-empty': 'Le mot de passe ne peut pas être vide',
  'password-not-fitting':
    'Ce chiffrement accepte au plus 32 caractères occidentaux. Choisissez AES-256 ou un autre mot de passe.',
  'rights-not-confirmed': 'Veuillez confirmer que vous avez le droit de déverrouiller ce fichier',
  'invalid-pages': ({ count }) =>
    typeof count === 'number'
      ? plural('fr', count, {
          one: 'Vérifiez le choix des pages. Le fichier compte 1 page.',
          other: 'Vérifiez le choix des pages. Le fichier compte {count} pages ; indiquez-les ainsi : 1-3,5.',
        })
      : 'Vérifiez le choix des pages. Indiquez-les ainsi : 1-3,5.',
  'no-pages-left': 'Vous ne pouvez pas supprimer toutes les pages. Gardez-en au moins une.',
  'no-bookmarks': 'Le fichier n’a pas de signets où le diviser. Choisissez une autre façon de le diviser.',
  'no-images': 'Ces pages ne contiennent pas d’images. Exportez plutôt les pages entières.',
  'no-tables': 'Aucun tableau ni aucun texte n’a été trouvé sur ces pages',
  'no-text':
    'Le fichier ne contient pas de texte ; ses pages semblent numérisées. Activez la reconnaissance de texte (OCR).',
  'no-words': 'Aucun texte n’a pu être reconnu sur ces pages. Elles sont peut-être blanches ou manuscrites.',
  'character-missing': ({ character, code, page }) =>
    `Aucune de nos polices ne contient le caractère ${character ? `« ${character} » (${code})` : 'saisi'}${page ? `, présent dans un champ ou une zone de texte de la page ${page}` : ''}. Supprimez-le ou remplacez-le.`,
  'field-missing': ({ field }) =>
    `Le formulaire ne contient aucun champ ${field ? `nommé « ${field} »` : 'de ce nom'}`,
  'field-value-invalid': ({ field }) =>
    `${field ? `Le champ « ${field} »` : 'Un champ du formulaire'} n’accepte pas cette valeur`,
  'form-values-wrong': ({ problems }) =>
    `Certaines réponses ne conviennent pas au formulaire${problems ? ` : ${problems}` : ''}`,
  'language-missing': ({ languages }) =>
    `Les données manquent ici pour reconnaître du texte ${inLanguages('fr', languages)}`,
  'language-damaged': ({ languages }) =>
    `Les données pour reconnaître du texte ${inLanguages('fr', languages)} sont endommagées. Remplacez-les, ou choisissez d’autres langues.`,
  'language-not-fetched': ({ languages, host }) =>
    `Les données pour reconnaître du texte ${inLanguages('fr', languages)} n’ont pas pu être récupérées${host ? ` de ${host}` : ''}. Vérifiez la connexion et réessayez.`,
  'language-not-saved': 'Le dossier des données de langues n’a pas pu être modifié',
  'reader-missing':
    'La reconnaissance de texte (OCR) n’est pas disponible sur ce serveur : Tesseract n’y est pas installé',
  'text-not-found': ({ text, pattern, number, unreadPages }) =>
    `${pattern ? `Introuvable dans le document : ${redaction.patterns[pattern as RedactionPattern]}` : `${text ? `« ${text} »` : 'Ce texte'}${number ? ` (modification ${number})` : ''} ne figure pas dans le document`}${unreadPages ? `. Pages que l’OCR n’a pas pu lire : ${unreadPages}` : ''}`,
  'mark-missing':
    'Il n’y a rien à placer : donnez une image, un texte, la date ou une liste de modifications',
  'mark-place-missing':
    'Indiquez la place de la signature, en points depuis le coin supérieur gauche de la page',
  'mark-off-page': ({ page }) =>
    `La signature dépasserait de ${page ? `la page ${page}` : 'la page'}. Choisissez une autre place ou une largeur plus petite.`,
  'no-edits':
    'Il n’y a rien à modifier : donnez une liste de modifications, un texte à surligner, une note ou des commentaires',
  'edit-too-new':
    'Cette liste de modifications vient d’une version plus récente. Rechargez la page ou mettez le programme à jour.',
  'crop-empty': ({ page }) =>
    `Il ne resterait rien ${page ? `de la page ${page}` : 'd’une page'}. Choisissez des marges plus petites ou une autre zone.`,
  'picture-not-cut': ({ page, number }) =>
    `Une image ${page ? `de la page ${page}` : 'du fichier'} est dans un format que nous ne savons pas couper. ${number ? `La modification ${number} est impossible : marquez l’image entière` : 'Masquez ce qui dépasse au lieu de le supprimer'}.`,
  'edit-base-differs':
    'Ces modifications concernent un autre fichier. Ouvrez le fichier pour lequel elles ont été faites.',
  'edit-not-found': ({ number }) =>
    `${number ? `La modification ${number}` : 'Une modification'} porte sur un élément absent du fichier`,
  'edit-not-possible': ({ number, reason }) =>
    `${number ? `La modification ${number}` : 'Une modification'} est impossible${reason ? ` : ${editObstacles[reason as EditObstacle]}` : ''}`,
  'signature-forbids-edit':
    'La signature de ce fichier interdit cette modification. Modifiez une copie sans signature.',
  ...signing,
  'redaction-incomplete': ({ place, page, number }) =>
    `Une partie de ce que vous avez caviardé${number ? ` (modification ${number})` : ''} se trouve encore dans le fichier${place ? ` : ${redaction.places[place as RedactionPlace]}${page ? `, page ${page}` : ''}` : ''}. Aucun résultat n’est donné. Marquez aussi cette zone, puis réessayez.`,
  'time-stamp-not-configured':
    'Ce niveau exige un horodatage, et aucune autorité d’horodatage n’est configurée. Choisissez le niveau B-B ou indiquez l’adresse d’une autorité.',
  'time-stamp-missing': 'Le fichier n’a pas d’horodatage de document à renouveler',
  'time-stamp-unreachable':
    'L’autorité d’horodatage est injoignable : le fichier n’a pas été signé. Réessayez plus tard.',
  'time-stamp-late':
    'L’autorité d’horodatage n’a pas répondu à temps : le fichier n’a pas été signé. Réessayez plus tard.',
  'time-stamp-refused': 'L’autorité d’horodatage a refusé la demande : le fichier n’a pas été signé',
  'time-stamp-differs':
    'L’autorité d’horodatage a répondu à une autre demande que la nôtre. Son horodatage n’a pas été utilisé et le fichier n’a pas été signé.',
  'time-stamp-invalid': ({ fault }) =>
    `La réponse de l’autorité d’horodatage est inutilisable${fault ? ` : ${timeStampFaults[fault as TimeStampFault]}` : ''}. Le fichier n’a pas été signé.`,
  'chain-incomplete': ({ name }) =>
    `L’émetteur du certificat ${name ? `« ${name} » ` : ''}manque et n’a pas pu être récupéré. Sans lui, ce niveau ne peut pas être atteint.`,
  'revocation-unknown': ({ name }) =>
    `L’autorité n’a fourni aucune preuve actuelle que le certificat ${name ? `« ${name} » ` : ''}n’est pas révoqué. Sans cette preuve, ce niveau ne peut pas être atteint.`,
  'certificate-revoked': ({ name }) =>
    `Le certificat ${name ? `« ${name} » ` : ''}a été révoqué par son émetteur. Il ne doit plus être utilisé.`,
  'image-too-large':
    'L’image aurait trop de pixels. Choisissez une résolution plus basse ou une image plus petite.',
  'page-exceeds-size': ({ page }) =>
    `${page ? `La page ${page}` : 'Une page'} dépasse à elle seule la taille choisie. Choisissez une taille plus grande.`,
  'size-unreachable': ({ smallest }) =>
    smallest
      ? `Impossible de descendre aussi bas. La plus petite taille possible est de ${formatBytes('fr', Number(smallest))}.`
      : 'Impossible de descendre aussi bas. Choisissez une taille plus grande.',
  'drm-protected':
    'Ce livre est protégé par les DRM de son vendeur. Octavo ne peut pas ouvrir les livres protégés par DRM.',
  'version-not-supported': ({ version }) =>
    version
      ? `Le fichier a été enregistré dans la version ${version}, qui n’est pas prise en charge. Enregistrez-le dans une version plus récente.`
      : 'Le fichier a été enregistré dans une version qui n’est pas prise en charge. Enregistrez-le dans une version plus récente.',
  'no-such-sheet': ({ sheets }) =>
    sheets
      ? `Vérifiez le choix des feuilles. Le fichier contient : ${sheets}.`
      : 'Vérifiez le choix des feuilles. Indiquez leurs numéros ou leurs noms, par exemple 1,3.',
  'nothing-to-show':
    'Aucun contenu n’a pu être affiché à partir de ce fichier. Exportez-le en PDF depuis son logiciel d’origine.',
  'url-required': 'Saisissez une adresse web',
  'url-invalid': 'Veuillez indiquer une adresse web valide',
  'url-refused':
    'Cette adresse n’est pas publique. Seules les pages publiques en HTTP ou HTTPS peuvent être converties.',
  'url-unreachable': ({ status }) =>
    status
      ? `La page n’a pas pu être chargée : le site a renvoyé le code ${status}. Vérifiez l’adresse.`
      : 'La page n’a pas pu être chargée. Vérifiez l’adresse ou réessayez plus tard.',
  'url-not-a-page':
    'Cette adresse mène à un fichier et non à une page. Téléchargez-le et utilisez l’outil qui correspond à son type.',

  'outside-folders': 'Ce chemin est en dehors des dossiers où des fichiers peuvent être lus et enregistrés',
  'question-too-long': ({ limit = questionCharacters }) =>
    `Cette question est trop longue. Posez-la en ${formatNumber('fr', Number(limit))} caractères au plus.`,
  'reading-broken':
    'Le texte lu dans ce document n’a pas passé nos vérifications : il ne peut pas être interrogé. Envoyez-le à nouveau.',
  'document-not-ready': 'Le document est encore en cours de lecture. Reposez votre question dans un instant.',
  'model-busy': 'Le modèle est occupé. Cette question n’a pas été décomptée ; reposez-la dans un instant.',
  'model-unreachable':
    'Le modèle n’a pas répondu. Cette question n’a pas été décomptée ; reposez-la dans un instant.',
  'model-refused-key':
    'Le modèle a refusé ce service. Cette question n’a pas été décomptée ; l’opérateur doit vérifier les réglages.',
  'answer-cut': 'La réponse a été interrompue. Cette question n’a pas été décomptée ; veuillez la reposer.',
  'engine-crashed': 'Le traitement a échoué. Veuillez réessayer.',
  'engine-unavailable': ({ program }) =>
    program
      ? `Cet outil a besoin de ${program}, qui n’est pas installé`
      : 'Cet outil n’est pas disponible pour le moment',
  'too-complex': ({ page }) =>
    page === undefined
      ? 'Ce fichier est trop complexe pour être traité. Il est peut-être conçu pour bloquer les logiciels.'
      : `La page ${page} est trop complexe pour être traitée. Retirez-la et réessayez.`,
  'too-many-results': ({ limit = resultsPerTask, count }) =>
    `Ce traitement produirait ${count === undefined ? 'trop de fichiers' : `${formatNumber('fr', Number(count))} fichiers`}. La limite est de ${formatNumber('fr', Number(limit))} par traitement : choisissez des parties plus grandes ou moins de pages.`,
  'time-limit':
    'Le traitement a duré trop longtemps et a été arrêté. Essayez avec moins de pages ou un fichier plus petit.',
  'memory-limit':
    'Le traitement demandait trop de mémoire et a été arrêté. Essayez avec moins de pages ou un fichier plus petit.',
  'output-limit':
    'Le résultat serait trop volumineux. Choisissez moins de pages ou une résolution plus basse.',
  'output-broken': 'Le résultat n’a pas passé nos vérifications et a été écarté. Veuillez réessayer.',
  stalled: `Le traitement n’a pas avancé pendant ${formatDuration('fr', stalledSeconds)} et a été arrêté. Veuillez réessayer.`,
  cancelled: 'Ce traitement a été annulé',
};
