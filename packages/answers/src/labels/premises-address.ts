import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { foldedWords } from '../words/folded-words.ts';

/** Nouns for what a contract lets, sells or insures, folded: of any kind, then each kind in both languages. */
const anyPremises =
  'logement|bien|biens|locaux|local|lieux|lieu loue|propriete|habitation|property|premises|dwelling|unit|home|accommodation';
const kinds = [
  'appartement|studio|flat|apartment',
  'maison|villa|house',
  'immeuble|building',
  'chambre|room',
];
const premises = [anyPremises, ...kinds].join('|');
const named = `(?:the |this |my |le |la |les |l |du |de la |de l |des |ce |cet |cette |mon |ma )(?:rented |leased |insured |let )?(?:${premises})(?: (?:loue|louee|loues|assuree?|vendue?|rented|leased|insured|meublee?))?`;

const questions = [
  new RegExp(`^what (?:is|s) (?:the |my )?(?:full |postal )?address of ${named}$`),
  new RegExp(`^what (?:is|s) ${named} s (?:full |postal )?address$`),
  new RegExp(`^(?:where|at (?:what|which) address) is ${named}(?: (?:located|situated|found))?$`),
  new RegExp(`^quelle est l adresse (?:complete |postale )?(?:exacte )?${named}$`),
  new RegExp(
    `^(?:ou|a quelle adresse) (?:se trouve|se situe|est situee?|est sise?|sont situes|est) ${named}$`,
  ),
  new RegExp(
    `^(?:ou|a quelle adresse) ${named} (?:se trouve|se situe|est)(?: t)? (?:il|elle|ils)(?: situee?s?)?$`,
  ),
];

const noun = new RegExp(`\\b(?:${premises})\\b`);
const kindNouns = kinds.map((kind) => new RegExp(`\\b(?:${kind})\\b`));
/** Words by which a document disposes of premises: those that it means by `the premises`. */
const disposes =
  /\b(?:lets?|leas\w+|rent(?:s|ed|al)?|sells?|sold|insur\w+|donne|lou(?:e|ee|es|ees|er)|location|vend|vendue?|bail|assur\w+)\b/;
const street =
  'rue|avenue|av\\.|boulevard|bd|allée|allées|place|chemin|impasse|quai|route|cours|square|passage|résidence|lieu-dit';
/** The number of a house, with the street and the town behind it; or a street with a code of a place. */
const address = String.raw`(?:(?:flat|unit|apartment|apt\.?|appartement|appt\.?)\s[\p{N}\p{Lu}]{1,4},?\s)?(?:\p{N}{1,4}(?:\s?[-/]\s?\p{N}{1,4})?\s?(?:[a-z](?!\p{L})|bis|ter)?,?\s(?:(?:${street})(?!\p{L})|\p{Lu})|(?:${street})\s\p{Lu})[^.;:()«»“”"]*`;
const stated = new RegExp(
  String.raw`(?<!\p{L})(?:situées?|situés?|sise?s?|located|situated|known as|premises at|property at|flat at|house at|apartment at|logement|appartement|adresse)(?:\s?:)?(?:\s(?:au|à l[’']adresse|à|dans|at|in|is|est|suivante\s?:|sise?|située?)){0,4}\s(?<value>${address})`,
  'diu',
);
/** Clauses behind an address. */
const ends =
  /,?\s(?:ci-après|hereinafter|hereafter|qui|que|which|that|and|comprising|comprenant|composée?|consisting|with|avec|pour|for|d[’']une?|formant|moyennant|to)(?!\p{L})|,\s*$/u;

/** True for a question for the address of rooms or buildings: `À quelle adresse se trouve le logement ?` */
export function asksForPremises(text: string): boolean {
  const folded = foldedWords(text);

  return questions.some((form) => form.test(folded));
}

/**
 * Sentences that say where the asked rooms are, with the address marked. Another kind of room is another place, and
 * general words mean the same place only where it is let, sold or insured.
 */
export function premisesAddresses(index: DocumentIndex, text: string): FoundQuote[] {
  const asked = kindNouns.find((kind) => kind.test(foldedWords(text)));

  return index.sentences.flatMap((sentence) => {
    const { passage, start, end } = sentence;
    const { kind, text: whole } = passageOf(index, passage);
    const written = whole.slice(start, end);

    if (kind === 'heading' || !/\p{N}/u.test(written)) {
      return [];
    }

    const said = foldedWords(written);
    const isMeant = noun.test(said) && (asked === undefined || asked.test(said) || isOfAnyKind(said));

    return isMeant ? addressIn(index, sentence, written) : [];
  });
}

function isOfAnyKind(said: string): boolean {
  return disposes.test(said) && kindNouns.every((kind) => !kind.test(said));
}

function addressIn(
  index: DocumentIndex,
  { passage, start, end }: { readonly passage: number; readonly start: number; readonly end: number },
  written: string,
): FoundQuote[] {
  const [from = 0, to = 0] = stated.exec(written)?.indices?.groups?.['value'] ?? [];
  const value = written.slice(from, to);
  const stop = value.search(ends);
  const length = stop < 0 ? value.trimEnd().length : stop;

  return from === to || !/\p{N}/u.test(value)
    ? []
    : [statedSentence(index, { passage, start, end }, { start: start + from, end: start + from + length })];
}
