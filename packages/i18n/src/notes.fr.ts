import type { RedactionCheck, RedactionPattern, RedactionPlace } from '@octavo/contract/edits/redactions';
import { type EncodingScript, encodingName } from './encodings.ts';
import { formatBytes, type PluralForms, plural } from './format.ts';
import { type NoteWords, nearlyAll, type Value } from './notes.ts';
import { french as redaction } from './redaction-words.fr.ts';

const letters: Readonly<Record<EncodingScript, string>> = {
  arabic: 'arabe',
  baltic: 'balte',
  'central-european': 'Europe centrale',
  cyrillic: 'cyrillique',
  greek: 'grec',
  hebrew: 'hébreu',
  japanese: 'japonais',
  korean: 'coréen',
  'simplified-chinese': 'chinois simplifié',
  thai: 'thaï',
  'traditional-chinese': 'chinois traditionnel',
  turkish: 'turc',
  vietnamese: 'vietnamien',
  western: 'Europe de l’Ouest',
};

export const french: NoteWords = {
  notes: {
    compressed: ({ before, after }) => `De ${bytes(before)} à ${bytes(after)}`,
    'already-small': ({ next }) => `Déjà bien compressé : le fichier reste inchangé.${tryNext(next)}`,
    'well-compressed': ({ next }) => `Déjà bien compressé.${tryNext(next)}`,
    'print-data-removed':
      'Les données qui ne servent qu’à l’imprimerie, comme son profil de couleurs, ont été supprimées',
    'archive-claim-removed': ({ part }) =>
      `Le fichier n’est plus conforme à PDF/A-${part}, qui exige ces données. Choisissez « Moyenne » pour les garder.`,
    'signed-kept':
      'Le fichier porte une signature numérique que toute modification invaliderait : il reste inchangé',
    'target-missed': ({ target, smallest }) =>
      `Impossible d’atteindre ${bytes(target)}. La plus petite taille possible pour ce fichier est de ${bytes(smallest)}.`,
    repaired: 'Le fichier a été réparé',
    'nothing-to-repair': 'Aucun dommage n’a été trouvé',
    'signatures-removed': 'Un fichier portait une signature numérique. Sa modification l’a invalidée.',
    'changed-after-signing':
      'Le fichier portait déjà une signature numérique. Vos modifications de ses pages lui sont postérieures, et les lecteurs PDF le signaleront.',
    'form-answers-missing': ({ questions = '' }) =>
      `Le formulaire exige des réponses qui manquent : ${questions}`,
    'form-answers-doubtful': ({ questions = '' }) =>
      `Réponses inhabituelles pour ce formulaire : ${questions}`,
    'scripts-removed': 'Les scripts du document ont été supprimés',
    'xfa-removed':
      'Le formulaire garde ses champs standard ; sa version XFA, qui entrerait en conflit avec eux, a été supprimée',
    'links-removed': 'Les liens vers des pages absentes du résultat ont été retirés',
    'protection-dropped':
      'Un des fichiers était protégé. Le document fusionné ne l’est pas : protégez-le de nouveau si besoin.',
    'restrictions-removed': 'Le fichier s’ouvre désormais sans mot de passe ni restrictions',
    'scans-not-read': ({ count }) =>
      counted(count, {
        one: '{count} page sans texte, sans doute numérisée. La reconnaissance de texte (OCR) était désactivée.',
        other:
          '{count} pages sans texte, sans doute numérisées. La reconnaissance de texte (OCR) était désactivée.',
      }),
    'scans-not-readable': ({ count }) =>
      counted(count, {
        one: '{count} page sans texte, sans doute numérisée. La reconnaissance de texte (OCR) n’est pas disponible sur ce serveur.',
        other:
          '{count} pages sans texte, sans doute numérisées. La reconnaissance de texte (OCR) n’est pas disponible sur ce serveur.',
      }),
    'tables-found': ({ tables, numbers, dates }) => {
      const found = counted(tables, { one: '{count} tableau trouvé', other: '{count} tableaux trouvés' });
      const held = [
        present(numbers, { one: '{count} nombre', other: '{count} nombres' }),
        present(dates, { one: '{count} date', other: '{count} dates' }),
      ]
        .flat()
        .join(' et ');

      return held === '' ? found : `${found}, avec ${held}`;
    },
    'tables-cover': ({ words }) =>
      Number(words) >= 1
        ? 'Les tableaux contiennent tout le texte de ces pages'
        : 'Seuls les tableaux ont été convertis : le texte qui les entoure n’a pas été repris',
    'words-through': ({ words }) => through(words),
    'numbers-unread': ({ count, texts }) =>
      counted(count, {
        one: `{count} cellule d’une colonne de nombres est restée du texte : ${texts}`,
        other: `{count} cellules de colonnes de nombres sont restées du texte : ${texts}`,
      }),
    'pages-without-tables': ({ pages }) =>
      counted(pages, {
        one: '{count} page ne contient pas de tableau',
        other: '{count} pages ne contiennent pas de tableau',
      }),
    'comments-left': ({ count }) =>
      counted(count, {
        one: '{count} commentaire n’a pas été repris',
        other: '{count} commentaires n’ont pas été repris',
      }),
    'marks-left': ({ count }) =>
      counted(count, {
        one: '{count} surlignage, tampon ou dessin n’a pas été repris : ce format ne contient que du texte',
        other:
          '{count} surlignages, tampons ou dessins n’ont pas été repris : ce format ne contient que du texte',
      }),
    'sums-contradict': ({ count }) =>
      counted(count, {
        one: '{count} total ne correspond pas à la somme de sa colonne. Il est marqué en rouge.',
        other: '{count} totaux ne correspondent pas à la somme de leur colonne. Ils sont marqués en rouge.',
      }),
    'text-instead-of-tables':
      'Aucun tableau n’a été trouvé. La feuille contient le texte du document à la place.',
    'pages-scaled': ({ count }) =>
      counted(count, {
        one: '{count} page d’une taille différente a été ajustée à sa diapositive',
        other: '{count} pages d’une taille différente ont été ajustées à leur diapositive',
      }),
    'images-converted': ({ count }) =>
      counted(count, {
        one: '{count} image n’a pas pu garder son format d’origine et a été convertie',
        other: '{count} images n’ont pas pu garder leur format d’origine et ont été converties',
      }),
    protected: ({ encryption }) => `Chiffré en ${String(encryption).toUpperCase()}`,
    'parts-kept': ({ bookmarks, links, fields }) =>
      `Repris de vos fichiers : ${list([
        ...present(bookmarks, { one: '{count} signet', other: '{count} signets' }),
        ...present(links, { one: '{count} lien', other: '{count} liens' }),
        ...present(fields, { one: '{count} champ de formulaire', other: '{count} champs de formulaire' }),
      ])}`,
    'fields-renamed': 'Les champs de formulaire de même nom ont été renommés',
    'page-over-size': ({ size }) =>
      `Cette page occupe à elle seule ${bytes(size)}, plus que la taille choisie`,
    'resolution-lowered': ({ dpi }) =>
      `Rendue à ${dpi} ppp, car la page est trop grande pour une résolution plus élevée`,
    'images-left-out': ({ count }) =>
      counted(count, {
        one: '{count} image trop grande pour être affichée a été omise',
        other: '{count} images trop grandes pour être affichées ont été omises',
      }),
    'parts-missing': ({ count }) =>
      counted(count, {
        one: '{count} image, feuille de style ou police de la page n’a pas pu être chargée',
        other: '{count} images, feuilles de style ou polices de la page n’ont pas pu être chargées',
      }),
    'solids-left-out': ({ count }) =>
      counted(count, {
        one: '{count} solide 3D est absent : le format de ses surfaces n’est pas pris en charge',
        other: '{count} solides 3D sont absents : le format de leurs surfaces n’est pas pris en charge',
      }),
    'references-left-out': ({ count }) =>
      counted(count, {
        one: '{count} référence externe manque, car elle ne fait pas partie du fichier',
        other: '{count} références externes manquent, car elles ne font pas partie du fichier',
      }),
    'drawing-images-framed': ({ count }) =>
      counted(count, {
        one: '{count} image ne fait pas partie du fichier : un cadre marque son emplacement',
        other: '{count} images ne font pas partie du fichier : des cadres marquent leur emplacement',
      }),
    'objects-left-out': ({ count }) =>
      counted(count, {
        one: '{count} objet d’un type non pris en charge a été omis',
        other: '{count} objets de types non pris en charge ont été omis',
      }),
    'preview-used':
      'Créé à partir de l’aperçu complet enregistré dans le fichier : des modifications ultérieures peuvent manquer',
    'first-page-only':
      'Aperçu de la première page seulement. Le reste n’a pas pu être affiché : exportez ce document en PDF depuis son logiciel d’origine.',
    'tables-only':
      'Créé à partir des tableaux du document. Ses graphiques, ses images, ses couleurs et sa mise en page n’ont pas pu être affichés.',
    'picture-compressed': ({ before, after }) => `De ${bytes(before)} à ${bytes(after)}`,
    'below-target': 'Le fichier est déjà sous cette taille : seules les métadonnées ont été supprimées',
    'only-stripped':
      'Une nouvelle compression n’aurait rien fait gagner : seules les métadonnées ont été supprimées',
    'fewer-pixels': ({ width, height }) =>
      `Pour atteindre cette taille, l’image a aussi été réduite à ${width} × ${height} pixels`,
    'transparency-filled':
      'Le JPG ne gère pas la transparence : les zones transparentes sont désormais blanches',
    'first-frame-only': ({ frames }) =>
      `C’est une animation (${frames} images). Ce format n’en permet pas : seule la première image a été conservée.`,
    'frames-left-out': ({ frames, kept }) =>
      `L’animation compte ${frames} images. Seules les ${kept} premières ont été conservées.`,
    'colours-converted': 'Les couleurs d’impression CMJN ont été converties en couleurs d’écran',
    'heic-as-jpg': 'Le HEIC peut être ouvert mais pas enregistré : le résultat est un JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `Redimensionnée de ${widthBefore} × ${heightBefore} à ${width} × ${height} pixels`,
    enlarged: 'L’image a été agrandie. Elle gagne des pixels, pas des détails.',
    'encoding-guessed': ({ encoding }) => `Encodage détecté : ${encodingName(letters, encoding)}`,
    'characters-dropped': ({ count }) =>
      counted(count, {
        one: '{count} caractère non imprimable a été omis',
        other: '{count} caractères non imprimables ont été omis',
      }),
    'letters-missing': ({ count, of }) =>
      `${count} caractères sur ${of} sont illisibles dans le PDF, sans doute parce qu’aucune police disponible ne les contient`,
    'sheet-too-wide': ({ sheet, across }) =>
      `La feuille « ${sheet} » est trop large pour rester lisible sur une page : elle s’étend sur ${across} pages côte à côte`,
    'pages-read': ({ count, words, doubtful }) => {
      const read = counted(count, {
        one: 'Texte reconnu sur {count} page',
        other: 'Texte reconnu sur {count} pages',
      });
      const doubt =
        Number(doubtful) === 0
          ? 'aucun à vérifier'
          : `dont ${counted(doubtful, { one: '{count}', other: '{count}' })} à vérifier`;

      return words === undefined
        ? read
        : `${read} : ${counted(words, { one: '{count} mot', other: '{count} mots' })}, ${doubt}`;
    },
    'blank-pages-kept': ({ count }) =>
      counted(count, {
        one: '{count} page est vide et garde sa taille',
        other: '{count} pages sont vides et gardent leur taille',
      }),
    'pages-with-text-kept': ({ count }) =>
      counted(count, {
        one: '{count} page contient déjà du texte et n’a pas été modifiée',
        other: '{count} pages contiennent déjà du texte et n’ont pas été modifiées',
      }),
    'pages-turned': ({ count, pages }) =>
      counted(count, {
        one: `{count} page a été remise à l’endroit${listed(pages)}`,
        other: `{count} pages ont été remises à l’endroit${listed(pages)}`,
      }),
    'pages-read-badly': ({ count, pages }) =>
      counted(count, {
        one: `{count} page, difficile à reconnaître, est à vérifier${listed(pages)}`,
        other: `{count} pages, difficiles à reconnaître, sont à vérifier${listed(pages)}`,
      }),
    'pages-without-words': ({ count, pages }) =>
      counted(count, {
        one: `Aucun texte n’a été trouvé sur {count} page${listed(pages)}`,
        other: `Aucun texte n’a été trouvé sur {count} pages${listed(pages)}`,
      }),
    'verdict-good': 'Le résultat est fidèle à l’original',
    'verdict-look': ({ count, pages }) =>
      counted(count, {
        one: `Vérifiez la page ${pages} : une partie de son texte peut manquer`,
        other: `Vérifiez les pages ${pages} : une partie de leur texte peut manquer`,
      }),
    'verdict-careful': ({ count, of }) =>
      of === 1
        ? 'Comparez le résultat à l’original : une partie du texte peut manquer'
        : `Comparez le résultat à l’original : sur ${count} pages sur ${of}, une partie du texte peut manquer`,
    'verdict-layout': ({ count, of, pages }) =>
      pages === ''
        ? counted(of, {
            one: 'Parcourez le résultat : la mise en page est complexe',
            other: `Parcourez le résultat : la mise en page de ${count} pages sur {count} est complexe`,
          })
        : counted(count, {
            one: `Vérifiez la page ${pages} : sa mise en page est complexe`,
            other: `Vérifiez les pages ${pages} : leur mise en page est complexe`,
          }),
    'nothing-found': 'Aucun contenu à convertir n’a été trouvé sur les pages : le résultat est vide',
    flattened: ({ fields, annotations, layers }) =>
      `Désormais intégrés aux pages : ${list([
        ...present(fields, { one: '{count} champ de formulaire', other: '{count} champs de formulaire' }),
        ...present(annotations, { one: '{count} annotation', other: '{count} annotations' }),
        ...present(layers, { one: '{count} calque', other: '{count} calques' }),
      ])}`,
    'redaction-removed': ({ place, count, pages }) => {
      const places = counted(count, { one: '{count} endroit', other: '{count} endroits' });

      return `Retiré : ${redaction.places[place as RedactionPlace]} (${places}${onPages(pages)})`;
    },
    'redaction-unfound': ({ kind }) =>
      `Absent du texte des pages : ${redaction.patterns[kind as RedactionPattern] ?? 'un des textes indiqués'}`,
    'redaction-checked': ({ check }) =>
      `Vérifié ensuite, rien trouvé : ${redaction.checks[check as RedactionCheck]}`,
    'redaction-scans-read': ({ count, pages }) =>
      counted(count, {
        one: `{count} passage trouvé par OCR${listed(pages)}. L’OCR peut manquer des mots : relisez ces pages`,
        other: `{count} passages trouvés par OCR${listed(pages)}. L’OCR peut manquer des mots : relisez ces pages`,
      }),
    'redaction-scans-unread': ({ count, pages }) =>
      counted(count, {
        one: `{count} page est une image que l’OCR n’a pas pu lire${listed(pages)}. Ses mots n’ont pas été cherchés`,
        other: `{count} pages sont des images que l’OCR n’a pas pu lire${listed(pages)}. Leurs mots n’ont pas été cherchés`,
      }),
    'redaction-scans-wordless': ({ count, pages }) =>
      counted(count, {
        one: `L’OCR n’a trouvé aucun mot sur {count} page sans texte${listed(pages)}`,
        other: `L’OCR n’a trouvé aucun mot sur {count} pages sans texte${listed(pages)}`,
      }),
    'attachments-removed': ({ names }) => `Des fichiers joints ont été retirés : ${names}`,
    'nothing-to-flatten': 'Rien de ce type n’a été trouvé : les pages n’ont pas été modifiées',
    'comments-skipped': ({ count }) =>
      counted(count, {
        one: '{count} commentaire n’a pas pu être importé : sa page ou son type est inconnu',
        other: '{count} commentaires n’ont pas pu être importés : leurs pages ou leurs types sont inconnus',
      }),
    'values-skipped': ({ count }) =>
      counted(count, {
        one: '{count} valeur n’a pas été reprise : le formulaire n’a pas de champ de ce nom',
        other: '{count} valeurs n’ont pas été reprises : le formulaire n’a pas de champs de ces noms',
      }),
    'form-not-drawn':
      'La plupart des lecteurs PDF ne savent pas afficher ce type de formulaire. Ils montrent une page de remplacement, tout comme le résultat.',
    'conversion-compared': ({ words }) => through(words),
    'conversion-counted': ({ words }) => `${through(words)}. La mise en page n’a pas pu être vérifiée.`,
    'conversion-contents': ({ headings, tables, pictures, notes }) =>
      `Éléments reconnus : ${[
        present(headings, { one: '{count} titre', other: '{count} titres' }),
        present(tables, { one: '{count} tableau', other: '{count} tableaux' }),
        present(pictures, { one: '{count} image', other: '{count} images' }),
        present(notes, { one: '{count} note de bas de page', other: '{count} notes de bas de page' }),
      ]
        .flat()
        .join(', ')}`,
  },
  repairs: {
    'xref-rebuilt': 'L’index du fichier a été reconstruit',
    'junk-before-header': 'Des données superflues avant l’en-tête du PDF ont été ignorées',
    'object-relocated': 'Des parties mal placées du fichier ont été retrouvées',
    'catalog-rebuilt': 'La racine du document a été reconstruite',
    'page-tree-rebuilt': 'La liste des pages a été reconstruite',
    'page-tree-corrected': 'Des erreurs dans la liste des pages ont été corrigées',
    'stream-length-corrected': 'Des longueurs de données erronées ont été corrigées',
    rewritten: 'Le fichier a été reconstruit à partir de ses parties lisibles',
    'pages-lost': ({ count }) =>
      count === undefined
        ? 'Des pages n’ont pas pu être récupérées'
        : counted(count, {
            one: '{count} page n’a pas pu être récupérée',
            other: '{count} pages n’ont pas pu être récupérées',
          }),
    defect: 'Une erreur a été corrigée',
  },
  other: 'Le fichier a été modifié pendant le traitement',
  figures: {
    likeness: 'Ressemblance avec l’original, en moyenne',
    worst: 'Ressemblance de la page la plus touchée',
    words: 'Mots retrouvés',
    tables: 'Mots dans les tableaux',
    count: '{kept} sur {of}',
  },
};

function bytes(value: Value): string {
  return formatBytes('fr', Number(value ?? 0));
}

function counted(value: Value, forms: PluralForms): string {
  return plural('fr', Number(value ?? 0), forms);
}

/** Omits counts of zero. */
function present(value: Value, forms: PluralForms): string[] {
  return Number(value ?? 0) === 0 ? [] : [counted(value, forms)];
}

/** Never says "all" when a single word is missing. */
function through(words: Value): string {
  if (words === undefined) {
    return 'Les pages ne contiennent aucun mot';
  }

  if (Number(words) >= 1) {
    return 'Tout le texte a été repris';
  }

  return Number(words) >= nearlyAll ? 'Presque tout le texte a été repris' : 'Une partie du texte manque';
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
}

/** The numbers of pages, when there are few enough to name. */
function listed(pages: Value): string {
  return pages === undefined || pages === '' ? '' : ` : ${pages}`;
}

/** `, page 3` or `, pages 3, 5`; empty without pages. */
function onPages(pages: Value): string {
  if (pages === undefined || pages === '') {
    return '';
  }

  return `, ${String(pages).includes(',') ? 'pages' : 'page'} ${pages}`;
}

/** Offer of the next level of compression; empty when there is none. */
function tryNext(next: Value): string {
  return next === undefined
    ? ''
    : ` Essayez « ${next === 'medium' ? 'Moyenne' : 'Forte'} » pour un fichier plus léger.`;
}
