import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import { fold } from '../words/fold.ts';
import { tokensOf } from '../words/tokens.ts';

const thresholds = { longest: 60, shortest: 4 };

const articles = new Set('the a an le la les l un une'.split(' '));

/** Words that make a subject part of a sentence rather than the name of a thing. */
const unnaming = new Set(
  `that this these those which who whom whose what where when while if because although there here it he she they we
  you i one some any each every all both such another other same only most many much first second third last next best
  worst following above below former latter case reason result goal idea problem question answer point way thing and or
  but not is are was were be been has have had does did can could may might must should shall will would to at by with
  from into than as among during under over between near within without upon about so then also however therefore thus finally reader author work my your our his her their its
  qui que quoi dont ou ce cet cette ces celui celle il elle ils elles on nous vous chaque tout toute tous toutes aucun
  aucune autre autres meme seul seule premier premiere dernier derniere meilleur meilleure suivant suivante est sont
  etait ont avait peut doit pour par avec sans dans mais et donc ainsi cas raison resultat but idee probleme question
  reponse facon chose auteur lecteur mon ma mes ton ta tes son sa ses notre votre leur`.split(/\s+/u),
);

/** Names of the parts of a document: their numbers say nothing about their content. */
const partNames =
  /^(?:the |la |le |l[’'])?(?:section|figure|fig|table|chapter|appendix|page|equation|algorithm|line|step|part|article|paragraph|note|item|box|annexe|tableau|chapitre|paragraphe|ligne|etape|equation|partie|case)\b/u;

/** Headings that every document may have. */
const commonHeadings = new Set(
  `abstract introduction conclusion conclusions summary references bibliography acknowledgements acknowledgments
  contents appendix discussion method methods methodology experiments evaluation dataset datasets related work
  future results background notes note title author authors affiliations keywords general purpose
  overview resume sommaire bibliographie remerciements annexe annexes resultats generalites titre auteur auteurs
  preambule divers objet`.split(/\s+/u),
);

/** A subject that a reader knows by its name: no pronoun, and no part of the document. */
export function isAskable(subject: string): boolean {
  return (
    isNaming(subject) &&
    !partNames.test(fold(subject)) &&
    !wordsOf(subject).some((word) => unnaming.has(word))
  );
}

/** A subject without its article, as subjects are compared. */
export function plainSubject(subject: string): string {
  const words = wordsOf(subject);

  return (articles.has(words[0] ?? '') ? words.slice(1) : words).join(' ');
}

/** A subject that the document speaks of more than once. */
export function isRecurrent(index: DocumentIndex, subject: string): boolean {
  return isRepeated(index, plainSubject(subject).split(' '));
}

/** A heading that tells what the text below it is about: no name of a person, and no part that every document has. */
export function isTellingHeading(index: DocumentIndex, heading: string): boolean {
  const words = wordsOf(heading);

  return (
    isNaming(heading) &&
    !/[\p{N}*∗†@§:()_/\\[\]]/u.test(heading) &&
    !partNames.test(fold(heading)) &&
    !words.every((word) => commonHeadings.has(word)) &&
    !isName(index, words)
  );
}

function isNaming(text: string): boolean {
  return text.length >= thresholds.shortest && text.length <= thresholds.longest && /\p{L}{3}/u.test(text);
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

/** A subject as written within a sentence: with its capital only when the document writes it so in mid-sentence. */
export function asWithinSentence({ tokens, wordIds }: DocumentIndex, subject: string): string {
  const [first = ''] = wordsOf(subject);
  const id = wordIds.get(first);
  const isCapital = tokens.word.some(
    (each, at) =>
      each === id && (tokens.flags[at]! & (tokenFlags.capital | tokenFlags.first)) === tokenFlags.capital,
  );

  return isCapital && !articles.has(first) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
}

/** True when the document has the words in a row more than once. */
function isRepeated({ tokens, wordIds }: DocumentIndex, words: readonly string[]): boolean {
  const ids = words.map((word) => wordIds.get(word) ?? -1);
  let at = -1;

  for (let seen = 0; seen < 2; ) {
    at = tokens.word.indexOf(ids[0] ?? -1, at + 1);

    if (at < 0) {
      return false;
    }

    seen += ids.every((id, place) => tokens.word[at + place] === id) ? 1 : 0;
  }

  return true;
}

/** True when the text writes none of the words with a small letter. */
function isName({ tokens, wordIds }: DocumentIndex, words: readonly string[]): boolean {
  const ids = new Set(words.filter((word) => word.length > 3).map((word) => wordIds.get(word)));

  return !tokens.word.some((id, at) => ids.has(id) && (tokens.flags[at]! & tokenFlags.capital) === 0);
}
