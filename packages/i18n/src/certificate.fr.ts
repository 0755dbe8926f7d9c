import type { CertificateWords } from './certificate.ts';

export const french: CertificateWords = {
  refused: {
    title: 'Ce fichier ne peut pas être signé avec un certificat',
    'no-changes':
      'La signature de son auteur n’autorise aucune modification ni aucune autre signature. Modifiez plutôt une copie sans signatures.',
    encrypted:
      'Il est protégé par un mot de passe. Retirez d’abord la protection, puis signez et ne le protégez plus : une modification ultérieure romprait la signature.',
    unlock: 'Déverrouiller le fichier',
  },
  earlier: {
    signed: 'Ce fichier est déjà signé. Votre signature s’ajoute après les autres, qui restent valides.',
    'forms-allowed':
      'La certification de l’auteur autorise à remplir les champs et à signer. Des marques hors de la signature la rompraient.',
    'annotations-allowed':
      'La certification de l’auteur autorise à commenter, à remplir les champs et à signer. Votre signature s’ajoute après elle.',
  },
  file: {
    choose: 'Choisir un certificat',
    drop: 'Déposez ici un fichier .p12 ou .pfx, ou',
    replace: 'Remplacer',
    fromDevice: '{size}, depuis cet appareil',
    password: 'Mot de passe du certificat',
    show: 'Afficher le mot de passe',
    open: 'Ouvrir dans ce navigateur',
    opening: 'Ouverture…',
    wrong: 'Ce mot de passe n’ouvre pas le fichier. Rien n’a été envoyé.',
    notOne: 'Choisissez un fichier qui se termine par .p12 ou .pfx.',
    gone: 'Le certificat « {name} » a été fermé quand vous avez quitté la page. Choisissez-le à nouveau pour signer.',
    opened: 'Ouvert à {time}, fermé quand vous quittez la page',
  },
  local: {
    before: {
      title: 'La clé ne quitte jamais ce navigateur.',
      text: 'Le fichier est lu ici, la clé est gardée là où aucune page ne peut la copier, et les deux disparaissent quand vous partez.',
    },
    after: {
      title: 'La clé reste dans ce navigateur.',
      text: 'Seule la signature terminée est envoyée, jamais la clé, son fichier ni son mot de passe.',
    },
  },
  test: {
    title: 'Pas encore de certificat ?',
    text: 'Créez-en un pour voir comment cela fonctionne. Sa signature est réelle, mais le rapport indiquera « identité d’essai », car personne ne la garantit.',
    name: 'Nom dans le certificat',
    make: 'Créer une identité d’essai',
    identity: 'Identité d’essai',
  },
  facts: {
    name: 'Nom',
    issuer: 'Émis par',
    valid: 'Validité',
    period: 'du {from} au {to}',
    key: 'Clé',
    keyText: '{key}, pour signer',
    itself: 'lui-même',
    ends: { one: 'Il expire dans {count} jour.', other: 'Il expire dans {count} jours.' },
    noIssuer:
      'Le fichier ne contient pas le certificat de l’émetteur. Les lecteurs pourraient ne pas reconnaître qui vous garantit ; exportez-le avec tous ses certificats.',
  },
  level: {
    title: 'Que doit prouver la signature ?',
    names: {
      'b-b': 'Qui a signé, et quoi',
      'b-t': 'Aussi à quel moment',
      'b-lt': 'Aussi après l’expiration du certificat',
      'b-lta': 'En archive, tant qu’elle est renouvelée',
    },
    texts: {
      'b-b': 'Votre nom, et le fait que rien n’a changé. L’heure est celle de cet ordinateur.',
      'b-t': '{host} confirme l’heure et ne reçoit qu’une empreinte, pas le fichier.',
      'b-lt': 'Conserve la preuve que le certificat est valide aujourd’hui.',
      'b-lta': 'Scelle cette preuve avec un horodatage de plus.',
    },
    authority: 'Une autorité d’horodatage',
    unavailable:
      'Les trois autres exigent une autorité d’horodatage, et ce serveur n’en a pas. Son exploitant peut en indiquer une.',
    unknown: 'Impossible de demander au serveur s’il a une autorité d’horodatage.',
    test: 'Personne ne tient de liste des identités d’essai révoquées : seuls les deux premiers niveaux sont possibles.',
    strict: 'Si le niveau ne peut pas être atteint, rien n’est signé et vous en voyez la raison.',
  },
  certify: {
    label: 'Les autres pourront ensuite',
    choices: {
      any: 'tout modifier, ce que les lecteurs montreront',
      comments: 'commenter, remplir les champs et signer',
      forms: 'remplir les champs et signer',
      nothing: 'ne plus rien modifier',
    },
    notFirst:
      'Le fichier est déjà signé : seule sa première signature pouvait fixer ce que les autres ont le droit de modifier.',
  },
  lock: {
    label: 'Verrouiller des champs',
    choices: {
      none: 'Aucun champ',
      all: 'Tous les champs',
      include: 'Seulement ceux-ci',
      exclude: 'Tous sauf ceux-ci',
    },
    fields: 'Champs',
  },
  reason: 'Motif (facultatif)',
  place: 'Lieu (facultatif)',
  contact: 'Contact (facultatif)',
  more: 'Détails de la signature',
  appearance: {
    field: 'Champ',
    newField: 'Un nouveau',
    existing: '{name}, page {page}',
    existingHidden: '{name}, invisible',
    show: 'Montrer la signature page {page}',
    waiting: 'La signature apparaîtra sur la ligne de la page {page}, dès qu’un certificat sera ouvert.',
    showOnLine: 'Montrer la signature sur la ligne, page {page}',
    hint: 'Faites-la glisser à sa place. Ses coins en changent la taille.',
    here: 'La déplacer page {page}',
    frame:
      'Signature visible, page {page}. Les flèches la déplacent ; avec Ctrl, elles en changent la taille.',
    by: 'Signé numériquement par',
    drawing: 'Dessin de la signature…',
  },
  sign: {
    action: 'Signer avec ce certificat',
    preparing: 'Préparation…',
    sending: 'Signature…',
    compared: 'Si le serveur prépare autre chose que ce que vous voyez ici, rien n’est signé.',
    offline: 'Vous êtes hors ligne. La signature reprendra une fois la connexion rétablie.',
    repaired: 'Le fichier est endommagé. Il est d’abord réparé, donc réécrit, avant d’être signé.',
    lost: 'Ses signatures antérieures sont alors perdues.',
    cannot: 'Impossible ainsi',
    gone: 'Le certificat a été fermé. Ouvrez-le à nouveau pour signer.',
  },
  signed: {
    title: 'Signé avec ce certificat : {name}',
    text: 'Le serveur a préparé le même fichier que ce navigateur, à l’octet près : ce qui a été signé est ce que vous avez vu.',
    check: 'Vérifier la signature',
  },
};
