import type { Note } from '@octavo/contract/job';
import { formatBytes, formatPercent, type PluralForms, plural } from './format.ts';
import type { Locale } from './locales.ts';

type Values = Note['values'];
type Value = Values[string] | undefined;
type Words = string | ((values: Values) => string);

type NoteCode =
  | 'compressed'
  | 'already-small'
  | 'signed-kept'
  | 'target-missed'
  | 'repaired'
  | 'nothing-to-repair'
  | 'signatures-removed'
  | 'scripts-removed'
  | 'xfa-removed'
  | 'links-removed'
  | 'restrictions-removed'
  | 'protection-dropped'
  | 'text-missing'
  | 'images-converted'
  | 'protected'
  | 'fields-renamed'
  | 'page-over-size'
  | 'resolution-lowered'
  | 'solids-left-out'
  | 'references-left-out'
  | 'drawing-images-framed'
  | 'objects-left-out'
  | 'images-left-out'
  | 'parts-missing'
  | 'preview-used'
  | 'first-page-only'
  | 'tables-only'
  | 'picture-compressed'
  | 'below-target'
  | 'only-stripped'
  | 'fewer-pixels'
  | 'transparency-filled'
  | 'first-frame-only'
  | 'frames-left-out'
  | 'colours-converted'
  | 'heic-as-jpg'
  | 'resized'
  | 'enlarged'
  | 'encoding-guessed'
  | 'characters-dropped'
  | 'sheet-too-wide';

/** What the `what` of a `mended` note names. The engine may name others: they get the sentence of `defect`. */
type Mend =
  | 'xref-rebuilt'
  | 'junk-before-header'
  | 'object-relocated'
  | 'catalog-rebuilt'
  | 'page-tree-rebuilt'
  | 'page-tree-mended'
  | 'stream-length-corrected'
  | 'rewritten'
  | 'pages-lost'
  | 'defect';

interface NoteWords {
  readonly notes: Readonly<Record<NoteCode, Words>>;
  readonly mends: Readonly<Record<Mend, Words>>;
  /** For a note that has no sentence of its own yet. */
  readonly other: string;
}

const english: NoteWords = {
  notes: {
    compressed: ({ before, after, ssim, ssimWorst, pagesMeasured }) => {
      const sizes = `${bytes('en', before)} became ${bytes('en', after)}.`;
      const likeness = counted('en', pagesMeasured, {
        one: `Measured on {count} page: ${alike('en', ssim)} alike.`,
        other: `Measured on {count} pages: ${alike('en', ssim)} alike, ${alike('en', ssimWorst)} on the page that lost most.`,
      });

      return pagesMeasured ? `${sizes} ${likeness}` : sizes;
    },
    'already-small': 'The file could not be made smaller, so it comes back unchanged',
    'signed-kept':
      'The file is digitally signed, so it comes back unchanged: any change would end its signature',
    'target-missed': ({ target, smallest }) =>
      `${bytes('en', target)} cannot be reached. The smallest this file gets is ${bytes('en', smallest)}.`,
    repaired: 'The file was repaired',
    'nothing-to-repair': 'No damage was found',
    'signatures-removed': 'A file was digitally signed. Changing it has ended its signatures.',
    'scripts-removed': 'Scripts of the document were left out',
    'xfa-removed':
      'The form kept its ordinary fields; its XFA copy, which would contradict them, was left out',
    'links-removed': 'Links to pages that are not in the result were removed',
    'protection-dropped': 'A file was protected. The joined document is not: protect it anew if you need to.',
    'restrictions-removed': 'The file now opens without a password and without restrictions',
    'text-missing': ({ pages }) =>
      typeof pages === 'number'
        ? counted('en', pages, {
            one: '{count} page holds no text, most likely because it is a scan',
            other: '{count} pages hold no text, most likely because they are scans',
          })
        : `Some pages hold no text, most likely because they are scans: ${pages}`,
    'images-converted': ({ count }) =>
      counted('en', count, {
        one: '{count} image could not be taken over as it was and was converted',
        other: '{count} images could not be taken over as they were and were converted',
      }),
    protected: ({ encryption }) => `Encrypted with ${String(encryption).toUpperCase()}`,
    'fields-renamed': 'Form fields of the same name were given names of their own',
    'page-over-size': ({ size }) =>
      `This page alone takes ${bytes('en', size)}, more than the size you chose`,
    'resolution-lowered': ({ dpi }) => `Drawn at ${dpi} dpi, because the page is too large for more`,
    'images-left-out': ({ count }) =>
      counted('en', count, {
        one: '{count} image is too large to be drawn and was left out',
        other: '{count} images are too large to be drawn and were left out',
      }),
    'parts-missing': ({ count }) =>
      counted('en', count, {
        one: '{count} picture, style or font of the page did not come',
        other: '{count} pictures, styles or fonts of the page did not come',
      }),
    'solids-left-out': ({ count }) =>
      counted('en', count, {
        one: '{count} 3D solid is not drawn: its surfaces are kept in a form we do not read',
        other: '{count} 3D solids are not drawn: their surfaces are kept in a form we do not read',
      }),
    'references-left-out': ({ count }) =>
      counted('en', count, {
        one: '{count} external reference is not part of the file and is missing',
        other: '{count} external references are not part of the file and are missing',
      }),
    'drawing-images-framed': ({ count }) =>
      counted('en', count, {
        one: '{count} image is not part of the file: a frame shows its place',
        other: '{count} images are not part of the file: frames show their places',
      }),
    'objects-left-out': ({ count }) =>
      counted('en', count, {
        one: '{count} object of a kind we do not draw was left out',
        other: '{count} objects of kinds we do not draw were left out',
      }),
    'preview-used':
      'Drawn from the complete preview that its program saved in the file: changes made after that are missing',
    'first-page-only':
      'First page preview only. The rest of this document could not be drawn: export it as PDF in its own program.',
    'tables-only':
      'Made from the tables of the document. Its charts, pictures, colours and arrangement could not be drawn.',
    'picture-compressed': ({ before, after, ssim }) =>
      `${bytes('en', before)} became ${bytes('en', after)}, ${alike('en', ssim)} alike.`,
    'below-target':
      'The file is below that size already: only what was noted beside the picture was taken out',
    'only-stripped':
      'No pixel was changed, since that would have saved nothing: only what was noted beside the picture was taken out',
    'fewer-pixels': ({ width, height }) =>
      `To get there the picture was also made smaller: ${width} by ${height} pixels`,
    'transparency-filled': 'A JPG has no transparency: see-through parts are white now',
    'first-frame-only': ({ frames }) =>
      `The picture moves, in ${frames} frames, and this format does not: the first frame was taken`,
    'frames-left-out': ({ frames, kept }) =>
      `The picture has ${frames} frames. The first ${kept} were taken.`,
    'colours-converted': 'The inks of a printer became the colours of a screen',
    'heic-as-jpg': 'HEIC can be read here but not written, so the result is a JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `${widthBefore} by ${heightBefore} pixels became ${width} by ${height}`,
    enlarged: 'The picture is larger than it was. That adds pixels, not detail.',
    'encoding-guessed': ({ encoding }) => `Read as ${encoding}, which was found by its letters`,
    'characters-dropped': ({ count }) =>
      counted('en', count, {
        one: '{count} character that cannot be printed was left out',
        other: '{count} characters that cannot be printed were left out',
      }),
    'sheet-too-wide': ({ sheet, across }) =>
      `The sheet “${sheet}” is too wide to be read on one page: it runs over ${across} pages side by side`,
  },
  mends: {
    'xref-rebuilt': 'The index of the file was rebuilt',
    'junk-before-header': 'Foreign data before the beginning was skipped',
    'object-relocated': 'Parts that were not where the index said were found',
    'catalog-rebuilt': 'The root of the document was rebuilt',
    'page-tree-rebuilt': 'The list of pages was rebuilt',
    'page-tree-mended': 'Errors in the list of pages were mended',
    'stream-length-corrected': 'Wrong lengths of data were corrected',
    rewritten: 'The file was written anew from what could be read',
    'pages-lost': ({ count }) =>
      count === undefined
        ? 'Some pages could not be recovered'
        : counted('en', count, {
            one: '{count} page could not be recovered',
            other: '{count} pages could not be recovered',
          }),
    defect: 'A defect was mended',
  },
  other: 'The file was changed in the process',
};

const french: NoteWords = {
  notes: {
    compressed: ({ before, after, ssim, ssimWorst, pagesMeasured }) => {
      const sizes = `De ${bytes('fr', before)} à ${bytes('fr', after)}.`;
      const likeness = counted('fr', pagesMeasured, {
        one: `Mesuré sur {count} page : ${alike('fr', ssim)} de ressemblance.`,
        other: `Mesuré sur {count} pages : ${alike('fr', ssim)} de ressemblance, ${alike('fr', ssimWorst)} pour la page la plus touchée.`,
      });

      return pagesMeasured ? `${sizes} ${likeness}` : sizes;
    },
    'already-small': 'Le fichier n’a pas pu être allégé, il vous est donc rendu tel quel',
    'signed-kept':
      'Le fichier porte une signature numérique que toute modification invaliderait, il vous est donc rendu tel quel',
    'target-missed': ({ target, smallest }) =>
      `${bytes('fr', target)} est hors d’atteinte. Ce fichier ne descend pas au-dessous de ${bytes('fr', smallest)}.`,
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
    'text-missing': ({ pages }) =>
      typeof pages === 'number'
        ? counted('fr', pages, {
            one: '{count} page ne contient pas de texte, sans doute parce qu’elle a été numérisée',
            other: '{count} pages ne contiennent pas de texte, sans doute parce qu’elles ont été numérisées',
          })
        : `Des pages ne contiennent pas de texte, sans doute parce qu’elles ont été numérisées : ${pages}`,
    'images-converted': ({ count }) =>
      counted('fr', count, {
        one: '{count} image n’a pas pu être reprise telle quelle et a été convertie',
        other: '{count} images n’ont pas pu être reprises telles quelles et ont été converties',
      }),
    protected: ({ encryption }) => `Chiffré en ${String(encryption).toUpperCase()}`,
    'fields-renamed': 'Les champs de formulaire de même nom ont reçu chacun leur propre nom',
    'page-over-size': ({ size }) =>
      `Cette page occupe à elle seule ${bytes('fr', size)}, plus que la taille choisie`,
    'resolution-lowered': ({ dpi }) => `Dessinée à ${dpi} ppp, car la page est trop grande pour davantage`,
    'images-left-out': ({ count }) =>
      counted('fr', count, {
        one: '{count} image trop grande pour être dessinée a été laissée de côté',
        other: '{count} images trop grandes pour être dessinées ont été laissées de côté',
      }),
    'parts-missing': ({ count }) =>
      counted('fr', count, {
        one: '{count} image, style ou police de la page n’a pas pu être chargé',
        other: '{count} images, styles ou polices de la page n’ont pas pu être chargés',
      }),
    'solids-left-out': ({ count }) =>
      counted('fr', count, {
        one: '{count} solide 3D n’est pas dessiné : ses surfaces sont enregistrées sous une forme que nous ne lisons pas',
        other:
          '{count} solides 3D ne sont pas dessinés : leurs surfaces sont enregistrées sous une forme que nous ne lisons pas',
      }),
    'references-left-out': ({ count }) =>
      counted('fr', count, {
        one: '{count} référence externe manque, car elle ne fait pas partie du fichier',
        other: '{count} références externes manquent, car elles ne font pas partie du fichier',
      }),
    'drawing-images-framed': ({ count }) =>
      counted('fr', count, {
        one: '{count} image ne fait pas partie du fichier : un cadre marque sa place',
        other: '{count} images ne font pas partie du fichier : des cadres marquent leur place',
      }),
    'objects-left-out': ({ count }) =>
      counted('fr', count, {
        one: '{count} objet d’un type que nous ne dessinons pas a été laissé de côté',
        other: '{count} objets de types que nous ne dessinons pas ont été laissés de côté',
      }),
    'preview-used':
      'Tiré de l’aperçu complet que le logiciel a enregistré dans le fichier : les modifications ultérieures y manquent',
    'first-page-only':
      'Aperçu de la première page seulement. Le reste n’a pas pu être dessiné : exportez ce document en PDF depuis son logiciel.',
    'tables-only':
      'Établi à partir des tableaux du document. Ses graphiques, images, couleurs et mise en place n’ont pas pu être dessinés.',
    'picture-compressed': ({ before, after, ssim }) =>
      `De ${bytes('fr', before)} à ${bytes('fr', after)}, ${alike('fr', ssim)} de ressemblance.`,
    'below-target':
      'Le fichier est déjà sous cette taille : seul ce qui était noté à côté de l’image a été retiré',
    'only-stripped':
      'Aucun pixel n’a changé, car on n’y aurait rien gagné : seul ce qui était noté à côté de l’image a été retiré',
    'fewer-pixels': ({ width, height }) =>
      `Pour y parvenir, l’image a aussi été réduite : ${width} × ${height} pixels`,
    'transparency-filled':
      'Un JPG n’a pas de transparence : les parties transparentes sont désormais blanches',
    'first-frame-only': ({ frames }) =>
      `L’image est animée (${frames} images), ce que ce format ne permet pas : la première a été retenue`,
    'frames-left-out': ({ frames, kept }) =>
      `L’animation compte ${frames} images. Les ${kept} premières ont été retenues.`,
    'colours-converted': 'Les encres d’imprimerie sont devenues des couleurs d’écran',
    'heic-as-jpg': 'Le HEIC se lit ici mais ne s’écrit pas : le résultat est un JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `De ${widthBefore} × ${heightBefore} à ${width} × ${height} pixels`,
    enlarged: 'L’image est plus grande qu’avant. Elle y gagne des pixels, pas des détails.',
    'encoding-guessed': ({ encoding }) => `Lu en ${encoding}, reconnu à ses caractères`,
    'characters-dropped': ({ count }) =>
      counted('fr', count, {
        one: '{count} caractère non imprimable a été écarté',
        other: '{count} caractères non imprimables ont été écartés',
      }),
    'sheet-too-wide': ({ sheet, across }) =>
      `La feuille « ${sheet} » est trop large pour rester lisible sur une page : elle s’étend sur ${across} pages côte à côte`,
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
        : counted('fr', count, {
            one: '{count} page n’a pas pu être récupérée',
            other: '{count} pages n’ont pas pu être récupérées',
          }),
    defect: 'Un défaut a été corrigé',
  },
  other: 'Le fichier a été modifié au passage',
};

const words: Readonly<Record<Locale, NoteWords>> = { en: english, fr: french };

/** What a person is told about a result. A code that is not known here gets a neutral sentence. */
export function noteText(locale: Locale, note: Note): string {
  const sentence = sentenceFor(words[locale], note);

  return typeof sentence === 'string' ? sentence : sentence(note.values);
}

function sentenceFor({ notes, mends, other }: NoteWords, { code, values }: Note): Words {
  if (code === 'mended') {
    return ownOf(mends, String(values['what'])) ?? mends.defect;
  }

  return ownOf(notes, code) ?? other;
}

function ownOf(sentences: Readonly<Record<string, Words>>, name: string): Words | undefined {
  return Object.hasOwn(sentences, name) ? sentences[name] : undefined;
}

function bytes(locale: Locale, value: Value): string {
  return formatBytes(locale, Number(value ?? 0));
}

function counted(locale: Locale, value: Value, forms: PluralForms): string {
  return plural(locale, Number(value ?? 0), forms);
}

/** Structural similarity of rendered pages (SSIM), where 1 means equal. */
function alike(locale: Locale, value: Value): string {
  return formatPercent(locale, Number(value ?? 0), 1);
}
