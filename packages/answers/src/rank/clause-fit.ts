import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import type { Evidence } from './evidence.ts';
import { startsWithPronoun } from './forms.ts';
import { kindMet } from './kind-met.ts';

/** Scores by which clauses that share the same words differ. No question set teaches them. */
const thresholds = {
  /** A clause about what another party does. */
  otherParty: -4,
  /** A sentence about the future, for a question about the past. */
  otherTense: -2.5,
  /** A sentence without a word of the question, whose neighbours or headings have some. */
  nothingAsked: -1.5,
  /** An amount, a share, a duration or a reason, when one is asked for. */
  kindMet: 1.5,
};

const numeric = new Set(['money', 'percent']);
const past =
  /\b(?:was|were|did|had|a t|ont|avait|avaient|etait|etaient)\b|\b(?:s est|se sont) (?!il|elle)\p{L}/u;
const asksDuration = /^(?:for )?how long\b|\bcombien de temps\b|\bquelle (?:est |sera )?(?:la )?duree\b/u;
const duration =
  /\b(?:\p{N}+|an?|one|une?|half|several|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|trente) (?:minutes?|mins?|hours?|h|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|annees?)\b/u;
const reasons: Readonly<Record<'eng' | 'fra', RegExp>> = {
  // `since` before a year or a month states a time, not a reason.
  eng: /\b(?:because|since (?:the|it|he|she|they|we|you|this|that|there|no|not)|due to|owing to|so that|in order to|to (?:avoid|prevent|ensure|allow|make))\b/u,
  fra: /\b(?:parce qu(?:e|il|elle)?|car|afin|en raison|faute de|suite a|pour (?!(?:fevrier|decembre|septembre|octobre|novembre|votre|notre|titre|autre|entre|quatre|lettre|leur|hier|premier|dernier|particulier|metre|litre|centre|membre|nombre|ordre|cadre|maitre|loyer|papier|chantier|dossier|plaisir|avenir|cuir|terre|guerre|chambre|affaire|salaire|notaire|locataire|proprietaire|annuaire|honoraire|commentaire|formulaire|horaire|maire|verre|livre|encore|contre|voiture|facture|serrure|lecture|ouverture)\b)[a-z]+(?:er|ir|re))\b/u,
};
const future = /\b(?:will|shall|next|sera|seront|aura|auront|\p{L}+(?:iendra|iendront)|prochaine?s?)\b/u;

/** Score of a sentence of a contract, a form or a letter beyond the words that it shares; 0 for running text. */
export function clauseFit(index: DocumentIndex, question: Question, { sentence, matched }: Evidence): number {
  const terseness = tersenessOf(index);

  if (terseness === 0) {
    return 0;
  }

  const asked = foldedWords(question.text);
  const said = wordsOf(index, sentence);
  const { passage } = index.sentences[sentence]!;
  // A sentence that names no party goes on about that of the sentence before.
  const acting =
    partiesIn(said).length > 0 || sentence === index.passages[passage]!.firstSentence
      ? said
      : wordsOf(index, sentence - 1);
  const fit =
    (isOfOtherParty(asked, acting) ? thresholds.otherParty : 0) +
    (past.test(asked) && future.test(said) && !past.test(said) ? thresholds.otherTense : 0) +
    (matched.every((likeness) => likeness === 0) && !startsWithPronoun(index, sentence)
      ? thresholds.nothingAsked
      : 0) +
    (question.kind === 'reason' && saysReason(index, sentence, said) ? thresholds.kindMet : 0) +
    (asksDuration.test(asked) && duration.test(said) ? thresholds.kindMet : 0) +
    (numeric.has(question.kind) && kindMet(index, question, sentence, question.kind) === 1
      ? thresholds.kindMet
      : 0);

  return terseness * fit;
}

function wordsOf(index: DocumentIndex, sentence: number): string {
  const { passage, start, end } = index.sentences[sentence]!;

  return foldedWords(passageOf(index, passage).text.slice(start, end));
}

/** True for a sentence with the words of a reason in the language of its document, or in any if that is unknown. */
export function saysReason(index: DocumentIndex, sentence: number, said: string): boolean {
  const language = index.languages[index.passages[index.sentences[sentence]!.passage]!.document] ?? null;

  return (['eng', 'fra'] as const).some(
    (each) => (language === null || language === each) && reasons[each].test(said),
  );
}

/** True when the question names one party, and the sentence another one only. */
function isOfOtherParty(asked: string, said: string): boolean {
  const named = partiesIn(asked);
  const acting = partiesIn(said);

  return named.length === 1 && acting.length > 0 && !acting.includes(named[0]!);
}

function partiesIn(words: string): string[] {
  return [...new Set(words.split(' ').flatMap((word) => partyRole(word) ?? []))];
}
