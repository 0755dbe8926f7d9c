import { type EncodingScript, encodingName } from './encodings.ts';
import { formatBytes, formatPercent, type PluralForms, plural } from './format.ts';
import type { NoteWords, Value } from './notes.ts';

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
    compressed: ({ before, after, ssim, ssimWorst, pagesMeasured }) => {
      const sizes = `De ${bytes(before)} à ${bytes(after)}.`;
      const likeness = counted(pagesMeasured, {
        one: `Mesuré sur {count} page : ${alike(ssim)} de ressemblance.`,
        other: `Mesuré sur {count} pages : ${alike(ssim)} de ressemblance, ${alike(ssimWorst)} pour la page la plus touchée.`,
      });

      return pagesMeasured ? `${sizes} ${likeness}` : sizes;
    },
    'already-small': 'Le fichier n’a pas pu être allégé : il vous est rendu tel quel',
    'signed-kept':
      'Le fichier porte une signature numérique que toute modification invaliderait : il vous est rendu tel quel',
    'target-missed': ({ target, smallest }) =>
      `${bytes(target)} est hors d’atteinte. Ce fichier ne descend pas au-dessous de ${bytes(smallest)}.`,
    repaired: 'Le fichier a été réparé',
    'nothing-to-repair': 'Aucun dommage n’a été trouvé',
    'signatures-removed': 'Un fichier portait une signature numérique. Sa modification l’a invalidée.',
    'scripts-removed': 'Les scripts du document n’ont pas été repris',
    'xfa-removed':
      'Le formulaire garde ses champs ordinaires ; sa copie XFA, qui les contredirait, n’a pas été reprise',
    'links-removed': 'Les liens vers des pages absentes du résultat ont été retirés',
    'protection-dropped':
      'Un des fichiers était protégé. Le document réuni ne l’est plus : protégez-le de nouveau si besoin.',
    'restrictions-removed': 'Le fichier s’ouvre désormais sans mot de passe ni restrictions',
    'scans-not-read': ({ count }) =>
      counted(count, {
        one: '{count} page ne contient pas de texte, sans doute parce qu’elle a été numérisée. Elle n’a pas été lue, comme vous l’avez demandé.',
        other:
          '{count} pages ne contiennent pas de texte, sans doute parce qu’elles ont été numérisées. Elles n’ont pas été lues, comme vous l’avez demandé.',
      }),
    'scans-not-readable': ({ count }) =>
      counted(count, {
        one: '{count} page ne contient pas de texte, sans doute parce qu’elle a été numérisée. Ce serveur ne sait pas lire les pages numérisées.',
        other:
          '{count} pages ne contiennent pas de texte, sans doute parce qu’elles ont été numérisées. Ce serveur ne sait pas lire les pages numérisées.',
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
    'tables-cover': ({ words }) => `Les tableaux contiennent ${atMost(words)} des mots de ces pages`,
    'words-through': ({ words }) => `${atMost(words)} des mots ont été repris`,
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
        one: '{count} total n’est pas la somme de sa colonne. Il est marqué en rouge.',
        other: '{count} totaux ne sont pas la somme de leur colonne. Ils sont marqués en rouge.',
      }),
    'text-instead-of-tables':
      'Aucun tableau n’a été trouvé. La feuille contient à la place le texte du document.',
    'pages-scaled': ({ count }) =>
      counted(count, {
        one: '{count} page d’une autre taille a été ajustée à celle des diapositives',
        other: '{count} pages d’une autre taille ont été ajustées à celle des diapositives',
      }),
    'images-converted': ({ count }) =>
      counted(count, {
        one: '{count} image n’a pas pu être reprise telle quelle et a été convertie',
        other: '{count} images n’ont pas pu être reprises telles quelles et ont été converties',
      }),
    protected: ({ encryption }) => `Chiffré en ${String(encryption).toUpperCase()}`,
    'fields-renamed': 'Les champs de formulaire de même nom ont reçu chacun leur propre nom',
    'page-over-size': ({ size }) =>
      `Cette page occupe à elle seule ${bytes(size)}, plus que la taille choisie`,
    'resolution-lowered': ({ dpi }) => `Dessinée à ${dpi} ppp, car la page est trop grande pour davantage`,
    'images-left-out': ({ count }) =>
      counted(count, {
        one: '{count} image trop grande pour être dessinée a été laissée de côté',
        other: '{count} images trop grandes pour être dessinées ont été laissées de côté',
      }),
    'parts-missing': ({ count }) =>
      counted(count, {
        one: '{count} image, style ou police de la page n’a pas pu être chargé',
        other: '{count} images, styles ou polices de la page n’ont pas pu être chargés',
      }),
    'solids-left-out': ({ count }) =>
      counted(count, {
        one: '{count} solide 3D n’est pas dessiné : ses surfaces sont enregistrées sous une forme que nous ne lisons pas',
        other:
          '{count} solides 3D ne sont pas dessinés : leurs surfaces sont enregistrées sous une forme que nous ne lisons pas',
      }),
    'references-left-out': ({ count }) =>
      counted(count, {
        one: '{count} référence externe manque, car elle ne fait pas partie du fichier',
        other: '{count} références externes manquent, car elles ne font pas partie du fichier',
      }),
    'drawing-images-framed': ({ count }) =>
      counted(count, {
        one: '{count} image ne fait pas partie du fichier : un cadre marque sa place',
        other: '{count} images ne font pas partie du fichier : des cadres marquent leur place',
      }),
    'objects-left-out': ({ count }) =>
      counted(count, {
        one: '{count} objet d’un type que nous ne dessinons pas a été laissé de côté',
        other: '{count} objets de types que nous ne dessinons pas ont été laissés de côté',
      }),
    'preview-used':
      'Tiré de l’aperçu complet que le logiciel a enregistré dans le fichier : les modifications ultérieures y manquent',
    'first-page-only':
      'Aperçu de la première page seulement. Le reste n’a pas pu être dessiné : exportez ce document en PDF depuis son logiciel.',
    'tables-only':
      'Établi à partir des tableaux du document. Ses graphiques, images, couleurs et mise en place n’ont pas pu être dessinés.',
    'picture-compressed': ({ before, after, ssim }) =>
      `De ${bytes(before)} à ${bytes(after)}, ${alike(ssim)} de ressemblance.`,
    'below-target':
      'Le fichier est déjà sous cette taille : seul ce qui était noté à côté de l’image a été retiré',
    'only-stripped':
      'Aucun pixel n’a changé, car on n’y aurait rien gagné : seul ce qui était noté à côté de l’image a été retiré',
    'fewer-pixels': ({ width, height }) =>
      `Pour y parvenir, l’image a aussi été réduite : ${width} × ${height} pixels`,
    'transparency-filled':
      'Un JPG n’a pas de transparence : les parties transparentes sont désormais blanches',
    'first-frame-only': ({ frames }) =>
      `L’image est animée (${frames} images), ce que ce format ne permet pas : la première a été retenue`,
    'frames-left-out': ({ frames, kept }) =>
      `L’animation compte ${frames} images. Les ${kept} premières ont été retenues.`,
    'colours-converted': 'Les encres d’imprimerie sont devenues des couleurs d’écran',
    'heic-as-jpg': 'Le HEIC se lit ici mais ne s’écrit pas : le résultat est un JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `De ${widthBefore} × ${heightBefore} à ${width} × ${height} pixels`,
    enlarged: 'L’image est plus grande qu’avant. Elle y gagne des pixels, pas des détails.',
    'encoding-guessed': ({ encoding }) =>
      `Lu en ${encodingName(letters, encoding)}, reconnu à ses caractères`,
    'characters-dropped': ({ count }) =>
      counted(count, {
        one: '{count} caractère non imprimable a été écarté',
        other: '{count} caractères non imprimables ont été écartés',
      }),
    'letters-missing': ({ count, of }) =>
      `${count} lettres sur ${of} ne se lisent pas dans le PDF, sans doute parce qu’aucune police ne les contient ici`,
    'sheet-too-wide': ({ sheet, across }) =>
      `La feuille « ${sheet} » est trop large pour rester lisible sur une page : elle s’étend sur ${across} pages côte à côte`,
    'pages-read': ({ count, words, doubtful }) => {
      const read = counted(count, {
        one: '{count} page a été lue sur son image',
        other: '{count} pages ont été lues sur leurs images',
      });
      const doubt =
        Number(doubtful) === 0
          ? 'aucun douteux'
          : `dont ${counted(doubtful, { one: '{count} douteux', other: '{count} douteux' })}`;

      return words === undefined
        ? read
        : `${read} : ${counted(words, { one: '{count} mot', other: '{count} mots' })}, ${doubt}`;
    },
    'pages-with-text-kept': ({ count }) =>
      counted(count, {
        one: '{count} page contient déjà du texte et n’a pas été touchée',
        other: '{count} pages contiennent déjà du texte et n’ont pas été touchées',
      }),
    'pages-turned': ({ count, pages }) =>
      counted(count, {
        one: `{count} page a été redressée${listed(pages)}`,
        other: `{count} pages ont été redressées${listed(pages)}`,
      }),
    'pages-read-badly': ({ count, pages }) =>
      counted(count, {
        one: `{count} page était difficile à lire et mérite une relecture${listed(pages)}`,
        other: `{count} pages étaient difficiles à lire et méritent une relecture${listed(pages)}`,
      }),
    'pages-without-words': ({ count, pages }) =>
      counted(count, {
        one: `Aucun mot n’a été trouvé sur {count} page${listed(pages)}`,
        other: `Aucun mot n’a été trouvé sur {count} pages${listed(pages)}`,
      }),
    'verdict-good': 'Le résultat est fidèle',
    'verdict-look': ({ count, pages }) =>
      counted(count, {
        one: `Jetez un œil à la page ${pages} : des mots y manquent, ou son aspect diffère`,
        other: `Jetez un œil aux pages ${pages} : des mots y manquent, ou leur aspect diffère`,
      }),
    'verdict-careful': ({ count, of }) =>
      of === 1
        ? 'Relisez le résultat avec soin : des mots manquent, ou l’aspect de la page diffère'
        : `Relisez le résultat avec soin : sur ${count} pages sur ${of}, des mots manquent ou l’aspect diffère`,
    'nothing-found': 'Rien à convertir n’a été trouvé sur les pages : le résultat est vide',
    'conversion-compared': ({ words, likeness, compared, of, pages }) => {
      const looks = counted(compared, {
        one: `Recomposée, la page ressemble à ${atMost(likeness)} à l’original.`,
        other: `Recomposées, ${compared === of ? '{count} pages' : 'les {count} premières pages'} ressemblent à ${atMost(likeness)} à l’original.`,
      });

      return `${through(words)} ${looks}${became(compared, of, pages)}`;
    },
    'conversion-counted': ({ words }) => `${through(words)} L’aspect des pages n’a pas pu être comparé.`,
    'conversion-contents': ({ headings, tables, pictures, notes }) =>
      `Reconnus : ${[
        present(headings, { one: '{count} titre', other: '{count} titres' }),
        present(tables, { one: '{count} tableau', other: '{count} tableaux' }),
        present(pictures, { one: '{count} image', other: '{count} images' }),
        present(notes, { one: '{count} note de bas de page', other: '{count} notes de bas de page' }),
      ]
        .flat()
        .join(', ')}`,
  },
  mends: {
    'xref-rebuilt': 'L’index du fichier a été reconstruit',
    'junk-before-header': 'Des données étrangères avant le début ont été écartées',
    'object-relocated': 'Des éléments absents de l’endroit indiqué ont été retrouvés',
    'catalog-rebuilt': 'La racine du document a été reconstruite',
    'page-tree-rebuilt': 'La liste des pages a été reconstruite',
    'page-tree-mended': 'Des erreurs dans la liste des pages ont été corrigées',
    'stream-length-corrected': 'Des longueurs de données erronées ont été corrigées',
    rewritten: 'Le fichier a été réécrit à partir de ce qui restait lisible',
    'pages-lost': ({ count }) =>
      count === undefined
        ? 'Des pages n’ont pas pu être récupérées'
        : counted(count, {
            one: '{count} page n’a pas pu être récupérée',
            other: '{count} pages n’ont pas pu être récupérées',
          }),
    defect: 'Un défaut a été corrigé',
  },
  other: 'Le fichier a été modifié au passage',
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

function through(words: Value): string {
  return words === undefined
    ? 'Les pages ne contiennent pas de mots.'
    : `${atMost(words)} des mots ont été repris.`;
}

/** Page count in LibreOffice, if it differs. */
function became(compared: Value, of: Value, pages: Value): string {
  if (pages === compared) {
    return '';
  }

  return compared === of
    ? ` Dans LibreOffice, le document en compte ${pages} au lieu de ${of}.`
    : ` Dans LibreOffice, elles en occupent ${pages}.`;
}

/** Structural similarity of rendered pages (SSIM), where 1 means equal. */
function alike(value: Value): string {
  return formatPercent('fr', Number(value ?? 0), 1);
}

/** The numbers of pages, when there are few enough to name. */
function listed(pages: Value): string {
  return pages === undefined || pages === '' ? '' : ` : ${pages}`;
}

/** Percentage rounded down, so that only all gives 100 %. */
function atMost(value: Value): string {
  return formatPercent('fr', Math.floor(Number(value ?? 0) * 1000) / 1000, 1);
}
