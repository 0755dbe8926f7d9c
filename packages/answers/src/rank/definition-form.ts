import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.9,
  /** Words between those of the subject, such as `of the`. */
  between: 2,
  /** Scores of a definition, and of a subject of several words side by side, which is more for any one of its kind. */
  definition: 3,
  subject: 1,
  anySubject: 2,
  /** Characters before a term in which a word that calls something by it is looked for. */
  callers: 80,
  /** Score of a name beside the role that a question asks for. */
  holder: 2,
  /** Degree of a term in quotes with its meaning, as contracts define it. */
  quoted: 1.5,
  /** Degree of forms that explain a term in passing. */
  inPassing: 0.8,
};

const copula =
  'is|are|was|were|means?|refers? to|denotes?|est|sont|était|étaient|désignent?|signifient?|correspond(?:ent)? à';
const adverb = String.raw`\p{L}+ly|just|also|thus|simplement|également|aussi|donc|ainsi`;
const article =
  "an?|the|any|one|some|when|that|those|un|une|le|la|les|des|du|tout|toute|ce qui|celui|celle|l(?=[’'])";
/** `(GC)`, `, in short,` */
const aside = String.raw`(?:\s?\([^()]{1,60}\)|,[^,.]{1,40},)?`;
const says = new RegExp(
  String.raw`^(?:\s?["”»])?${aside}(?:,?\s(?:which|who|qui))?\s(?:${copula})\s(?:(?:${adverb})\s)?(?:${article})(?!\p{L})`,
  'iu',
);
const explains = new RegExp(
  String.raw`^(?:,\s(?:an?|any|one|some|une?|des|celui|celle|ce qui)|(?:\s\(|\s?[:–—])\s?(?:${article}))(?!\p{L})`,
  'iu',
);
/** `, the hormone that signals the night`: without that, the words behind a comma may go on with the sentence. */
const namesBehind =
  /^,\s(?:the|le|la|les|l['’])\s?(?:[\p{L}’'-]+\s){1,4}(?:that|which|who|of|qui|que|dont|de|du|d['’])(?!\p{L})/iu;
const calls =
  /(?<!\p{L})(?:called|known as|termed|named|defined? as|defines?|we call|appelée?s?|nommée?s?|dénommée?s?|dits?|dites?|on appelle|définit)\s(?:(?:an?|the|une?|le|la|les)\s|l['’]|["“«]\s?)*$/iu;

/** A question about any member of a kind: `What is a guard?`, `What are guards?`. */
const indefinite =
  // Not about a kind: `what is diabetes`, `who is James`, `what are physics`.
  /^(?:what|who) (?:is|are|was|were) an? |^what (?:are|were) (?![a-z]*(?:is|us|ss|ics)$)[a-z]+s$|^qu est ce qu (?:un|une) |^c est quoi (?:un|une) /u;
/** `a trace tree covering all paths`, `un bail qui oblige`: an article for any one of them, and what it has or does. */
const anyOne = /(?<!\p{L})(?:an?|une?|every|each|any|chaque|tout|toute)\s["“«]?\s?$/iu;
const describes =
  /^["”»]?\s(?:that|which|who|consist(?:s|ing) of|contain(?:s|ing)|cover(?:s|ing)|describ(?:es|ing)|represent(?:s|ing)|compris(?:es|ing)|made of|composed of|qui|dont|comportant|contenant|couvrant|constituée?|composée?|comprend|contient|représente)(?!\p{L})/iu;

/** Cache of `asksForAny`, which is called for every sentence with the same question. */
const indefiniteness = new WeakMap<Question, boolean>();

/**
 * Score of a sentence for a question for a definition, beyond the words that it shares. Not learned: in the question
 * sets the form is rare and always right, so that its weight would have no bound.
 */
export function definitionFit(index: DocumentIndex, question: Question, sentence: number): number {
  if (asksForHolder(question)) {
    return thresholds.holder * holderDegree(index, question, sentence);
  }

  if (asksForDeed(question)) {
    return beginsWithSubject(index, question, sentence) ? thresholds.holder : 0;
  }

  if (question.kind !== 'definition') {
    return 0;
  }

  const subject = asksForAny(question) ? thresholds.anySubject : thresholds.subject;
  const isOne = question.terms.length > 1 && subjectRuns(index, question, sentence).length > 0;

  return thresholds.definition * definitionDegree(index, question, sentence) + (isOne ? subject : 0);
}

/** `What is blacklisting?`, `Qu’est-ce que le blacklisting ?`: asks for a meaning, not for the value of something. */
const meaning =
  /^what (?:is|are|was|were) (?!the |this |that |these |those |my |your |our |his |her |its |their |in |on |at |there |it )(?:an? )?(?:[\p{L}\p{N}]+ ?){1,4}$|^qu est ce qu(?:e|un|une)? (?!c |cela |ca )|^c est quoi |^what does .{2,40} mean$|^que signifie /u;

/** `What is the Theory of Reasoned Action?`: a name in capitals has a meaning, not a value. */
const ofName =
  /^[Ww]hat (?:is|are|was|were) the \p{Lu}[\p{L}-]+(?:\s(?:of|for|and|in|the|\p{Lu}[\p{L}-]*)(?!\p{L}))+\s?\?*$/u;

/** True for a question for what a word means, of which only a definition is a certain answer. */
export function asksForMeaning(question: Question): boolean {
  return (
    asksForAny(question) ||
    (question.kind === 'definition' &&
      (meaning.test(foldedWords(question.text)) || ofName.test(question.text.trim())))
  );
}

/** `What does the crawler do?`, `À quoi sert le filtre ?` */
const deed =
  /^what (?:does|do|did) (?:the |a |an )?[\p{L}\p{N} ]{2,50} do$|^a quoi ser(?:t|vent) |^que fai(?:t|sait|saient) |^que font /u;
/** Words at the beginning of a sentence among which its subject is: an article and the subject. */
const beforeSubject = 2;
/** Verbs and prepositions between a thing and its value. */
const valued =
  /^(?:\s\([^()]{1,60}\))?\s?(?::|(?:is|are|was|were|amounts?|stands?|equals?|est|sont|était|s[’']élève|vaut)(?!\p{L})|(?:of|de|d[’'])\s?(?:(?:about|up to|environ|près de)\s)?(?:[€$£¥\p{N}]|(?:an?|one|two|three|four|five|six|une?|deux|trois|quatre|cinq)(?!\p{L})))/iu;

const inBrackets = String.raw`^(?:\s\([^()]{1,60}\))?\s`;
/** A verb behind the subject of a deed: another noun would make a compound of both. */
const acts: Readonly<Record<'eng' | 'fra', RegExp>> = {
  eng: new RegExp(
    String.raw`${inBrackets}(?:(?:also|then|first|only)\s)?(?:can|will|may|must|have|did|\p{Ll}{2,}s|\p{Ll}{2,}ed)(?!\p{L})`,
    'u',
  ),
  fra: new RegExp(
    String.raw`${inBrackets}(?:(?:ne|se|nous|vous)\s|s[’'])?(?:\p{Ll}{2,}(?:ent|t|d)|\p{Ll}{3,}e)(?!\p{L})`,
    'u',
  ),
};

/** True for a question for what something does. */
export function asksForDeed({ folded }: Question): boolean {
  return deed.test(folded);
}

/** True for a whole sentence that begins with the subject of the question. */
export function beginsWithSubject(index: DocumentIndex, question: Question, sentence: number): boolean {
  const { passage, start, end, firstToken } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);
  const limit = index.tokens.start[firstToken + beforeSubject] ?? end;

  return (
    /[.!?]["”’»)]*$/u.test(text.slice(start, end)) &&
    subjectRuns(index, question, sentence).some(
      (run) =>
        run.start < Math.max(limit, start + 1) &&
        (!asksForDeed(question) || actsIn(index, passage).test(text.slice(run.end, end))),
    )
  );
}

function actsIn({ languages, passages }: DocumentIndex, passage: number): RegExp {
  return languages[passages[passage]!.document] === 'fra' ? acts.fra : acts.eng;
}

/** True for a sentence with a value behind the subject of the question: `a surplus of €41,000`. */
export function statesValue(index: DocumentIndex, question: Question, sentence: number): boolean {
  const { passage, end } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);

  return subjectRuns(index, question, sentence).some((run) => valued.test(text.slice(run.end, end)));
}

/** `Who is the expert?`, `Qui est l’expert ?`: asks for the name that goes with a role. */
const holder =
  /^who (?:is|are|was|were) (?:the|your|our|my|its|their|his|her) (?!\p{L}+ (?:of|to|in) (?:the|this) (?:letter|document)$)[\p{L} ]{3,50}$|^qui (?:est|sont|etait|etaient) (?:le|la|l|les|votre|notre|mon|ma|son|sa|leur) [\p{L} ]{3,50}$/u;
const title = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof(?:essor)?|Sir|Madame|Monsieur|M|Mme|Mlle|Maître|Me)\.?\s)?`;
/** `Notre expert, Madame Nadia Ferrand`, `Its director is Marianne Holt`, `The donor was the Harlow Foundation`. */
const nameBehind = new RegExp(
  String.raw`^(?:\s\([^()]{1,60}\))?(?:(?:,|\s?:)\s(?:the\s|la\s|le\s|l[’'])?|\s(?:is|are|was|were|est|sont|était|étaient|named|called)\s(?:the\s|la\s|le\s|les\s|l[’'])?(?:\p{Ll}+\s){0,2})${title}\p{Lu}[\p{L}’'-]+`,
  'u',
);
/** Characters before a role in which a name is looked for. */
const longestName = 120;
/** `Nadia Ferrand, our expert`, `Marianne Holt is the director`. */
const nameBefore = new RegExp(
  String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+)*(?:,|\s\(|\s(?:is|was|est|était|as|comme|en tant que|en qualité de))\s?(?:the\s|our\s|your\s|its\s|a\s|an\s|le\s|la\s|notre\s|votre\s|son\s|sa\s|l[’'])?$`,
  'u',
);

/** True for a question for the person that has a role. */
export function asksForHolder(question: Question): boolean {
  return question.kind === 'person' && holder.test(foldedWords(question.text));
}

/** 1 for a sentence with a name beside the role of the question. */
export function holderDegree(index: DocumentIndex, question: Question, sentence: number): number {
  const { passage, start } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);
  const isNamed = subjectRuns(index, question, sentence).some(
    // A line may end between a role and the name.
    (run) =>
      nameBehind.test(text.slice(run.end)) ||
      nameBefore.test(text.slice(Math.max(start, run.start - longestName), run.start)),
  );

  return isNamed ? 1 : 0;
}

/** True for a question about any member of a kind, such as `What is a guard?`. */
export function asksForAny(question: Question): boolean {
  const known = indefiniteness.get(question);

  if (known !== undefined) {
    return known;
  }

  const isAny = indefinite.test(foldedWords(question.text));
  indefiniteness.set(question, isAny);

  return isAny;
}

/** Passages with a sentence that defines the subject of a question for a definition. */
export function definingPassages(index: DocumentIndex, question: Question): ReadonlySet<number> {
  const [first] = question.kind === 'definition' ? question.terms : [];
  const found = new Set<number>();

  for (const [stem, likeness] of first?.matches ?? []) {
    const { offsets, sentences } = index.postings;

    for (let at = offsets[stem]!; likeness >= thresholds.same && at < offsets[stem + 1]!; at += 1) {
      const sentence = sentences[at]!;

      if (definitionDegree(index, question, sentence) > 0) {
        found.add(index.sentences[sentence]!.passage);
      }
    }
  }

  return found;
}

/** Degree to which a sentence defines the subject of a question: `A guard is a test that …`, `a guard, a test …` */
export function definitionDegree(index: DocumentIndex, question: Question, sentence: number): number {
  const { passage, start, end } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);
  const isAny = asksForAny(question);
  let degree = 0;

  for (const run of subjectRuns(index, question, sentence)) {
    const after = text.slice(run.end, end);

    if (says.test(after)) {
      return /^\s?["”»]/u.test(after) ? thresholds.quoted : 1;
    }

    const before = text.slice(Math.max(start, run.start - thresholds.callers), run.start);

    if (isAny && anyOne.test(before) && describes.test(after)) {
      return 1;
    }

    if (explains.test(after) || namesBehind.test(after) || calls.test(before)) {
      degree = thresholds.inPassing;
    }
  }

  return degree;
}

/** Places in a passage at which all terms of a question stand side by side, in their order. */
function subjectRuns({ sentences, tokens }: DocumentIndex, { terms }: Question, sentence: number) {
  const { firstToken, endToken } = sentences[sentence]!;
  const longest = terms.length + thresholds.between;
  const runs: { start: number; end: number }[] = [];

  for (let first = firstToken; first < endToken; first += 1) {
    let next = 0;

    for (let at = first; at < Math.min(endToken, first + longest) && next < terms.length; at += 1) {
      const isNext = (terms[next]!.matches.get(tokens.stem[at]!) ?? 0) >= thresholds.same;

      if (!isNext && at === first) {
        break;
      }

      next += isNext ? 1 : 0;

      if (next === terms.length) {
        runs.push({ start: tokens.start[first]!, end: tokens.end[at]! });
      }
    }
  }

  return runs;
}
