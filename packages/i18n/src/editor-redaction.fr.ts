import { french as redaction } from './redaction-words.fr.ts';

/** Texts of the page editor about redaction: marks before the job, and the report after it. */
export const french = {
  redact: {
    title: 'Caviarder',
    apply: 'Caviarder le fichier',
    applyShort: 'Caviarder',
    pending: 'Marqué, pas encore retiré',
    hint: 'Faites glisser sur des mots, ou sur une zone de la page.',
    words: 'Mots à retirer',
    placeholder: 'Un nom, un numéro, une expression',
    mark: 'Marquer',
    patterns: 'Données personnelles',
    patternNames: {
      ssn: 'SSN (numéro de sécurité sociale américain)',
      ein: 'EIN (numéro d’employeur américain)',
      email: 'E-mail',
      iban: 'IBAN',
      phone: 'Téléphone',
      card: 'Carte',
      date: 'Date',
    },
    text: 'mots',
    searching: 'Recherche…',
    chosen: {
      one: '{count} passage sélectionné sur {all}',
      other: '{count} passages sélectionnés sur {all}',
    },
    unfound: 'Absent du texte des pages',
    scans:
      'Sur les pages numérisées, l’OCR trouve les mots au moment de caviarder le fichier. Le rapport en indique le nombre.',
    area: 'Page {page}, zone',
    place: 'Page {page}, {kind}',
    remove: 'Annuler ce marquage',
    removeArea: 'Annuler le marquage de la page {page}',
    removeHit: 'Retirer : {place}, {text}',
    marked: 'À retirer de la page {page}. Appuyez sur Suppr pour annuler le marquage.',
    elsewhere:
      'Le fichier est entièrement réécrit, et les mots sont aussi retirés des commentaires, liens, signets, champs, propriétés et métadonnées. Les fichiers joints sont retirés. Le résultat ne permet pas de retour en arrière ; votre original reste intact.',
    signed: 'Ce fichier est signé. Le fichier caviardé n’aura plus de signature.',
  },
  proof: {
    title: 'Retiré, et introuvable ensuite',
    text: 'Le rapport indique d’où quelque chose a été retiré, jamais ce que c’était.',
    removed: 'Retiré de',
    checked: 'Vérifié dans le fichier obtenu',
    pages: 'Pages {pages}',
    none: 'rien trouvé',
    scans: {
      title: 'Pages sans texte',
      read: 'Passages trouvés par OCR',
      unread: 'Pages non lues, donc non fouillées',
      wordless: 'Pages sans aucun mot',
      advice: 'L’OCR peut manquer des mots : relisez ces pages.',
    },
    save: 'Enregistrer le rapport (JSON)',
    places: redaction.places,
    checks: redaction.checks,
  },
};
