import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question, Term } from '../question/read-question.ts';
import { asksForCost, saysCost } from '../refuse/cost.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { foldedWords } from '../words/folded-words.ts';
import { partyRole } from '../words/party-roles.ts';
import { longUnit, smallNumber } from '../words/written-time.ts';
import { statesDuty } from './asked-duty.ts';
import { beginsWithSubject } from './definition-form.ts';
import { eventTimes, hasOtherSubject, namesEvent, sentenceOfSubject } from './event-times.ts';
import type { Evidence, Matched } from './evidence.ts';
import { hasForm } from './features.ts';
import { startsWithPronoun } from './forms.ts';
import { kindMet } from './kind-met.ts';
import { namesUsed } from './used-thing.ts';

/** Scores by which clauses that share the same words differ. No question set teaches them. */
const thresholds = {
  /** Likeness from which a word is that of the question, or one of the same notion. */
  same: 0.85,
  /** Likeness from which it is akin to that of the question. */
  kin: 0.7,
  /** Degree from which a sentence has something of the kind asked for. */
  met: 0.8,
  /** Degree from which a sentence has a date or a duration. */
  timed: 0.5,
  /** A clause about what another party does. */
  otherParty: -4,
  /** A sentence about the future, for a question about the past. */
  otherTense: -2.5,
  /** A sentence without a word of the question, whose neighbours or headings have some. */
  nothingAsked: -1.5,
  /** A sentence without an amount for a question for what something costs. */
  noCost: -3,
  /** A sentence without a word of the question, next to one with all of them and what is asked for. */
  incomplete: -1.5,
  /** A sentence with the amount of something else, next to one with that of the asked thing. */
  otherAmount: -3,
  /** A sentence that says only where more is said: `Information can be found at …` */
  pointer: -3,
  /** A sentence about the case that the question names: `in default of payment`. */
  caseMet: 4,
  /** A sentence about a case of default, when the question names none. */
  otherCase: -3,
  /** A sentence with the event and its time, in which a pronoun stands for the subject. */
  subjectMeant: 1.5,
  /** A sentence with a time and without the asked event. */
  otherTime: -1.5,
  /** A sentence whose every date is that of another event. */
  otherEvent: -3,
  /** A sentence that names what is used, when the question asks for that. */
  usedNamed: 4,
  /** An amount, a share, a time, a duration or a reason, when one is asked for. */
  kindMet: 1.5,
};

const numeric = new Set(['money', 'percent']);
const past =
  /\b(?:was|were|did|had|a t|ont|avait|avaient|etait|etaient)\b|\b(?:s est|se sont) (?!il|elle)\p{L}/u;
const asksDuration = /^(?:for )?how long\b|\bcombien de temps\b|\bquelle (?:est |sera )?(?:la )?duree\b/u;
const duration = new RegExp(
  String.raw`\b(?:half|several|${smallNumber}) (?:minutes?|mins?|hours?|h|heures?|${longUnit})\b`,
  'u',
);
const reasons: Readonly<Record<'eng' | 'fra', RegExp>> = {
  // `since` before a year or a month states a time, not a reason.
  eng: /\b(?:because|since (?:the|it|he|she|they|we|you|this|that|there|no|not)|due to|owing to|so that|in order to|to (?:avoid|prevent|ensure|allow|make))\b/u,
  fra: /\b(?:parce qu(?:e|il|elle)?|car|afin|en raison|faute de|suite a|pour (?!(?:fevrier|decembre|septembre|octobre|novembre|votre|notre|titre|autre|entre|quatre|lettre|leur|hier|premier|dernier|particulier|metre|litre|centre|membre|nombre|ordre|cadre|maitre|loyer|papier|chantier|dossier|plaisir|avenir|cuir|terre|guerre|chambre|affaire|salaire|notaire|locataire|proprietaire|annuaire|honoraire|commentaire|formulaire|horaire|maire|verre|livre|encore|contre|voiture|facture|serrure|lecture|ouverture)\b)[a-z]+(?:er|ir|re))\b/u,
};
const pointers =
  /\b(?:information (?:can|may) be found|see the full list|(?:for|more) (?:information|details) (?:see|visit|refer)|(?:see|refer to) (?:section|page|annex|appendix|schedule)|visit [a-z0-9]+ (?:[a-z]+ )?(?:gov|com|org|net|fr)|pour (?:plus d|toute) information|voir (?:l |la |le )?(?:annexe|page|article|section)|(?:plus d informations|renseignements) sur)\b/u;
const asksWhere =
  /\b(?:where|website|web|site|information|informations|online|find|ou|trouver|page|section)\b/u;
const asksForCase =
  /^(?:what (?:happens|will happen|would happen|if)\b|(?:que|qu est ce qui) (?:se passe|arrive)|qu (?:arrive|advient)|quelles? (?:est|sont) (?:la |les )?(?:consequences?|sanctions?))/u;
const cases =
  /\b(?:if|unless|failing|in (?:the event|case|default) of|failure to|fails? to|where (?:the|a|an|any)|when|a defaut|faute d[e ]|(?:en )?l absence d[e ]|in the absence of|without|en cas|si|s il|s ils|lorsqu[e ]|quand|a moins)\b/u;
/** Words by which a question names a case, or that something is not done. */
const denying =
  /\b(?:if|unless|case|event|si|cas|not|no|never|late|unpaid|overdue|default|n|ne|non|retard|impayee?s?|defaut)\b/u;
/** A case of default that a clause begins with. */
const defaults =
  /^(?:\p{N}+ )*(?:(?:a )?(?:defaut|faute) d(?:e|u|es)?|en cas d(?:e|u|es)? ?(?:l )?(?:defaut|non|retard|impayes?|manquement|absence)|en l absence d[eu]?|in default|failing|in case of (?:default|non|late|delay)|in the (?:event|case|absence) of (?:default|non|late|any)|(?:if|where|should) [^.]{3,60} (?:not|fails?|unpaid|late|overdue)|s(?:i|il|ils)? .{3,60} (?:n|ne|impayee?s?|en retard))(?!\p{L})/u;
/** Days that come again, hours, and what sets a time: another event. */
const times =
  /\b(?:\p{N}{1,2}(?:st|nd|rd|th|er)? (?:of )?(?:may|march|mai|mars)|(?:may|march) \p{N}{1,2}|(?:en|in|of|de|d|since|depuis|until|fin|mi) (?:may|march|mai|mars)|between|entre|(?:\p{N}{1,2}(?:st|nd|rd|th|er)?|first|last|premier|dernier) (?:day )?(?:of|de|du|jour d[eu]) (?:each|every|the|chaque|le|la|mois)|le \p{N}{1,2} (?:de |du )?(?:chaque|mois)|(?:each|every|chaque|tous les|toutes les) (?:day|week|month|quarter|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|jours?|semaines?|mois|trimestres?|ans?|annees?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)|\p{N}{1,2} (?:\p{N}{2} )?(?:a m|p m|am|pm|h|heures|o clock)|(?:19|20)\p{N}{2}|\p{N}+ (?:days?|weeks?|months?|years?|hours?|jours?|semaines?|mois|ans|annees?|heures?))\b/u;
const events =
  /\b(?:when|whenever|if|until|till|before|after|once|while|during|upon|on receipt|as soon as|immediately|at the (?:end|beginning|start|time)|no later than|in advance|daily|weekly|monthly|annually|yearly|quand|lorsqu[e ]|si|jusqu|avant|apres|des|pendant|durant|lors|a la (?:signature|fin|remise|reception|livraison)|au plus tard|d avance|immediatement|a l (?:echeance|avance|issue)|duration|within|dans (?:un|les|le) delai|days?|weeks?|months?|years?|jours?|semaines?|mois|ans?)\b/u;
const future =
  /\b(?:(?:hop|plan|intend|expect)(?:e?s)? to|will|shall|next|sera|seront|aura|auront|\p{L}+(?:iendra|iendront)|prochaine?s?)\b/u;

/** Score of a sentence of a contract, a form or a letter beyond the words that it shares; 0 for running text. */
export function clauseFit(index: DocumentIndex, question: Question, evidence: Evidence): number {
  const { sentence, matched } = evidence;
  const terseness = tersenessOf(index);

  if (terseness === 0) {
    return 0;
  }

  const { folded: asked } = question;
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
    (question.kind === 'time' ? timeFit(index, question, evidence, said) : 0) +
    (asksDuration.test(asked) && duration.test(said) ? thresholds.kindMet : 0) +
    (pointsElsewhere(said) && !asksWhere.test(asked) ? thresholds.pointer : 0) +
    (isIncomplete(index, question, evidence) ? thresholds.incomplete : 0) +
    (asksForCase.test(asked) && cases.test(said) && matched.some((likeness) => likeness >= thresholds.kin)
      ? thresholds.caseMet
      : 0) +
    ((hasForm(question) || question.kind === 'manner') && isOfDefault(index, question, sentence)
      ? thresholds.otherCase
      : 0) +
    (statesDuty(index, question, sentence) ? thresholds.kindMet : 0) +
    (namesUsed(index, question, sentence) ? thresholds.usedNamed : 0) +
    (asksForCost(asked) && !saysCost(textOf(index, sentence)) ? thresholds.noCost : 0) +
    (asksForCost(asked) && beginsWithSubject(index, question, sentence) ? thresholds.kindMet : 0) +
    (numeric.has(question.kind) ? amountFit(index, question, { sentence, matched }) : 0);

  return terseness * fit;
}

/** Score of a sentence for a question for a time: that of the asked event, not of another one. */
function timeFit(index: DocumentIndex, question: Question, evidence: Evidence, said: string): number {
  const { sentence, passage } = evidence;
  const isNamed = namesEvent(index, question, sentence);
  const goesOn = sentenceOfSubject(index, question, sentence) !== null;
  const isOnEvent =
    isNamed ||
    goesOn ||
    (passage.headings.some((likeness) => likeness >= thresholds.kin) &&
      !hasOtherSubject(index, question, sentence));
  const onEvent = saysTime(said) ? thresholds.kindMet : 0;
  const onOther = kindMet(index, question, sentence, 'time') >= thresholds.timed ? thresholds.otherTime : 0;

  return (
    (isOnEvent ? onEvent : onOther) +
    (isNamed && goesOn && saysTime(said) ? thresholds.subjectMeant : 0) +
    (eventTimes(index, question, sentence).isOther ? thresholds.otherEvent : 0)
  );
}

/** True for a sentence about a case of default that the question does not name, unless it asks for what follows. */
export function isOfDefault(index: DocumentIndex, question: Question, sentence: number): boolean {
  if (denying.test(foldedWords(question.text)) || !defaults.test(wordsOf(index, sentence))) {
    return false;
  }

  const { passage, start, end } = index.sentences[sentence]!;
  const comma = passageOf(index, passage).text.indexOf(',', start);

  return comma < 0 || comma > end || !namesEvent(index, question, sentence, comma);
}

/**
 * True for a sentence that lacks a word of the subject, when the one before or behind it has them all and something of
 * the kind asked for.
 */
function isIncomplete(index: DocumentIndex, question: Question, evidence: Evidence): boolean {
  const { sentence, matched, before, after } = evidence;
  const { terms, kind } = question;
  const hasAll = (each: Matched) =>
    terms.every(({ telling }, at) => telling < 1 || each[at]! >= thresholds.kin);
  const answers = (each: Matched | null, beside: number) =>
    each !== null && hasAll(each) && kindMet(index, question, beside, kind) >= thresholds.met;

  return (
    hasForm(question) &&
    terms.some(({ telling }) => telling === 1) &&
    !hasAll(matched) &&
    (answers(before, sentence - 1) || answers(after, sentence + 1))
  );
}

/** Score of a sentence with an amount: that of what is asked, unless its neighbour states that. */
function amountFit(
  index: DocumentIndex,
  question: Question,
  { sentence, matched }: Pick<Evidence, 'sentence' | 'matched'>,
): number {
  if (kindMet(index, question, sentence, question.kind) < 1) {
    return 0;
  }

  const { firstSentence, endSentence } = index.passages[index.sentences[sentence]!.passage]!;
  const subject = question.terms.filter(({ telling }) => telling === 1);
  const isNamed = question.terms.some(({ telling }, at) => telling === 1 && matched[at]! >= thresholds.same);
  const isBeside = [sentence - 1, sentence + 1].some(
    (beside) =>
      beside >= firstSentence &&
      beside < endSentence &&
      subject.some((term) => isIn(index, term, beside)) &&
      kindMet(index, question, beside, question.kind) === 1,
  );

  return thresholds.kindMet + (!isNamed && isBeside ? thresholds.otherAmount : 0);
}

function isIn({ sentences, tokens }: DocumentIndex, { matches }: Term, sentence: number): boolean {
  const { firstToken, endToken } = sentences[sentence]!;

  return tokens.stem
    .subarray(firstToken, endToken)
    .some((stem) => (matches.get(stem) ?? 0) >= thresholds.same);
}

/** True for folded words with a day, an hour or a time that comes again. */
function saysTime(said: string): boolean {
  return times.test(said);
}

/** True for folded words that tell when something happens, be it by another event. */
export function tellsWhen(said: string): boolean {
  return times.test(said) || events.test(said);
}

/** True for folded words that name another place rather than what is asked for. */
export function pointsElsewhere(said: string): boolean {
  return pointers.test(said);
}

/** True for a question for what follows when something happens. */
export function asksForConsequence(text: string): boolean {
  return asksForCase.test(foldedWords(text));
}

function wordsOf(index: DocumentIndex, sentence: number): string {
  return foldedWords(textOf(index, sentence));
}

function textOf(index: DocumentIndex, sentence: number): string {
  const { passage, start, end } = index.sentences[sentence]!;

  return passageOf(index, passage).text.slice(start, end);
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
