import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { subjectLines } from '../labels/subject-line.ts';
import { isSalutation } from '../origin/letter-parts.ts';
import { summarySentences } from '../outline/summary.ts';
import { documentKinds, isDocumentNoun } from '../question/document-nouns.ts';
import { withDocumentMark } from '../question/named-document.ts';
import { foldedWords } from '../words/folded-words.ts';
import type { FoundQuote } from './find-quotes.ts';
import { openingQuotes, passagesUnder } from './sections.ts';
import { type StatedAnswers, statedQuote } from './stated-quote.ts';

/** The documents; a mark stands for the noun of one. */
const document =
  '(?:§|it|this|(?:the|this) (?:policy|rules|by laws|minutes)|(?:le|ce) reglement(?: interieur)?|(?:la|cette) charte|les statuts|(?:the|these|les|ces) (?:documents|files|papers|letters|contracts|reports|fichiers|articles|lettres|contrats|rapports))';

const summaries = new RegExp(
  '^(?:please |can you |could you |peux tu |pouvez vous )?(?:me )?' +
    '(?:(?:give|write|make|show)(?: me)? (?:a |the )?(?:short |brief )?(?:summary|overview)|' +
    '(?:donne[rz]?|fais|faire|faites)(?: moi)? (?:un |le )?(?:bref |court )?(?:resume|apercu)|' +
    'summari[sz]e|sum up|resume[rz]?(?: moi)?|tl dr|tldr|summary|overview)' +
    `(?: (?:of |de )?${document})?(?: please| s il (?:te|vous) plait)?$`,
  'u',
);
const subjects = new RegExp(
  `^what (?:is|are) ${document} about$|^what (?:does|do) ${document} (?:talk|deal|treat)(?: about| with| of)?$` +
    `|^what (?:is|was) the (?:topic|subject(?: line)?|theme|main (?:idea|topic|subject|point)|gist) of ${document}$` +
    `|^de quoi (?:parle|traite|s agit il dans)(?: t il| t elle)? ${document}$|^de quoi ${document} (?:parle|traite)(?: t)? (?:il|elle)$` +
    `|^quel est (?:le sujet|le theme|l objet|le propos) de ${document}$`,
  'u',
);
/** `What is the subject?`: the line of a letter, or the subject of the document that is asked. */
const bareSubject = /^what is the subject(?: line)?$|^quel est (?:l objet|le sujet)$/u;
const about = new RegExp(
  `^(?:what (?:does|do) ${document} say (?:about|on)|que (?:dit|disent|prevoit) ${document} (?:sur|au sujet de|a propos de|concernant)) (?<subject>.+)$`,
  'u',
);

/** `What are the limitations?`: names a part of a document by its usual heading. */
const parts =
  /^(?:what (?:is|are)|which are|quelles? (?:est|sont)|quels? (?:est|sont)) (?:the |les |la |l |le )?(?:main )?(?<subject>limitations?|limits?|conclusions?|contributions?|recommendations?|future work|related work|methods?|results?|findings|objectives?|limites?|recommandations?|perspectives|resultats|objectifs?|methodes?)(?: (?:of|de|du) .{2,30})?$/u;

const abstracts = ['abstract', 'executive summary', 'summary', 'resume', 'synthese', 'overview'];

/** Quotes of a section of text at most. */
const mostOfSection = 3;
/** Longest line that names the kind of the document, in characters. */
const longestLine = 80;
/** Quotes of the abstract of one of several documents. */
const mostOfSeveral = 2;

/**
 * Answers that whole sections give: a summary, what a document is about, what it says under a heading. Null for any
 * other question, and for a heading that no document has.
 */
export function wholeAnswers(index: DocumentIndex, text: string): StatedAnswers | null {
  const folded = withDocumentMark(foldedWords(text));

  if (summaries.test(folded)) {
    return certainIfAny(summaryQuotes(index, false));
  }

  if (subjects.test(folded) || bareSubject.test(folded)) {
    return subjectOf(index, folded, foldedWords(text));
  }

  const subject = (about.exec(folded) ?? parts.exec(folded))?.groups?.['subject'];
  const section = subject === undefined ? [] : passagesUnder(index, subject);

  return certainIfAny(openingQuotes(index, section, mostOfSection));
}

function certainIfAny(quotes: readonly FoundQuote[]): StatedAnswers | null {
  return quotes.length === 0 ? null : { quotes, isCertain: true };
}

/** The line of the subject, as a letter has one, else a summary, which is only certain for a document of that kind. */
function subjectOf(index: DocumentIndex, marked: string, folded: string): StatedAnswers | null {
  const lines = subjectLines(index);
  const quotes = lines.length > 0 ? lines : summaryQuotes(index, true);
  const isCertain = lines.length > 0 || (!bareSubject.test(marked) && isOfNamedKind(index, folded));

  return quotes.length === 0 ? null : { quotes, isCertain };
}

/**
 * False for a question for the subject of a memo, when the document calls itself nothing of that kind. Running text
 * may have the word for anything else.
 */
function isOfNamedKind(index: DocumentIndex, folded: string): boolean {
  const nouns = folded.split(' ').filter(isDocumentNoun);
  const kinds = documentKinds.filter((kind) => nouns.some((noun) => kind.has(noun)));

  return (
    kinds.length === 0 ||
    index.passages.some((_, number) => {
      const { text } = passageOf(index, number);

      return kinds.some((kind) => callsItself(text, kind) || (kind.has('letter') && isSalutation(text)));
    })
  );
}

/** True for a title or a line with a noun of the kind, and for `this letter`, `la présente facture` in a text. */
function callsItself(text: string, kind: ReadonlySet<string>): boolean {
  const words = foldedWords(text).split(' ');

  return words.some(
    (word, at) =>
      kind.has(word) &&
      (text.length <= longestLine || /^(?:this|presente?|cette|cet?)$/u.test(words[at - 1] ?? '')),
  );
}

const meant =
  /^(?:what (?:is|are|was|were) (?:an? |the )?|qu est ce qu(?:e|un|une) (?:c est que )?(?:le |la |l |les |un |une )?|c est quoi (?:le |la |l |les |un |une )?)(?<subject>.+)$/u;

/** The beginning of the section with the name of the asked thing, which explains it when no sentence defines it. */
export function explainingSection(index: DocumentIndex, text: string): FoundQuote[] {
  const subject = meant.exec(foldedWords(text))?.groups?.['subject'];

  return subject === undefined ? [] : openingQuotes(index, passagesUnder(index, subject), 1);
}

/** The abstract of each document that has one, and the sentences of the others whose words are the most common. */
function summaryQuotes(index: DocumentIndex, asksForSubject: boolean): FoundQuote[] {
  const found = abstracts.flatMap((heading) => passagesUnder(index, heading));
  const documentOf = (passage: number) => index.passages[passage]!.document;
  const withAbstract = new Set(found.map(documentOf));
  const most = index.documents.length > 1 ? mostOfSeveral : mostOfSection;

  return index.documents.flatMap((_, document) =>
    withAbstract.has(document)
      ? abstractQuotes(
          index,
          found.filter((passage) => documentOf(passage) === document),
          asksForSubject,
          most,
        )
      : summarySentences(index)
          .filter(({ passage }) => documentOf(passage) === document)
          .map(({ passage, start, end }) => statedQuote(passage, { start, end }, null)),
  );
}

/** `This paper describes …`: a sentence about the document itself. */
const ofItself =
  /(?<!\p{L})(?:(?:this|our|the present) (?:paper|article|report|study|thesis|work|document|review|survey|chapter|book|guide)|in this (?:paper|article|report|study|work)|we (?:present|propose|introduce|describe|show|study|report|investigate|develop)|cet? (?:article|rapport|document|étude|mémoire|thèse|guide)|nous (?:présentons|proposons|décrivons|étudions|montrons))(?!\p{L})/iu;

/** The beginning of an abstract; for a question for its subject, the sentence that names it and those behind. */
function abstractQuotes(
  index: DocumentIndex,
  passages: readonly number[],
  asksForSubject: boolean,
  most: number,
): FoundQuote[] {
  const quotes = openingQuotes(index, passages, Infinity);
  const naming = asksForSubject
    ? quotes.findIndex(({ passage, start, end }) =>
        ofItself.test(passageOf(index, passage).text.slice(start, end)),
      )
    : 0;

  return quotes.slice(Math.max(0, naming), Math.max(0, naming) + most);
}
