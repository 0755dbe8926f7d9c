import { withDocumentMark } from '../question/named-document.ts';
import { foldedWords } from '../words/folded-words.ts';

/** Facts about the document itself: its author or signer, the person it is for, its date. */
export type OriginFact = 'author' | 'signer' | 'recipient' | 'date';

/** The document, named or not, at the end: an author of anything else is a question for its sentences. */
const optionalDocument = '(?: (?:(?:of |de )?§|(?:of )?it|this|ca|cela))?';

/** Patterns over the folded question; the first that matches decides. */
const patterns: readonly (readonly [OriginFact, RegExp])[] = [
  [
    'recipient',
    new RegExp(
      `^(?:who|to whom) (?:is|was) (?:§|it) (?:(?:addressed|sent|written|directed) ?(?:to)?|to|for)$` +
        `|^who is (?:the )?(?:recipient|addressee)${optionalDocument}$` +
        `|^who (?:does|did) (?:§|it) (?:address|go to)$` +
        `|^a qui (?:est|a ete|fut|etait)(?: ce que)? (?:§ )?(?:est |a ete )?(?:elle |il )?(?:adresse|envoye|destine|ecrit)e?(?: §)?$` +
        `|^a qui § (?:est|a t|s adresse t)(?: elle| il)?(?: ete)?(?: (?:adresse|envoye|destine|ecrit)e?)?$` +
        `|^a qui s adresse §$` +
        `|^qui est (?:le |la |l )?(?:destinataire)${optionalDocument}$`,
    ),
  ],
  [
    'signer',
    new RegExp(
      `^who (?:has |have )?(?:signed|signs) (?:§|it)$|^who (?:is|are) the (?:signator(?:y|ies)|signers?)${optionalDocument}$` +
        `|^(?:qui a |qui ont |par qui (?:est|a ete) )signee?(?: §)?$` +
        `|^par qui § (?:est|a t)(?: elle| il)(?: ete)? signee?$` +
        `|^qui (?:est|sont) (?:le |la |les )signataires?${optionalDocument}$`,
    ),
  ],
  [
    'author',
    new RegExp(
      `^who (?:wrote|sent|authored|has written|have written|has sent) (?:§|it|this|me §)$` +
        `|^who (?:is|are|was|were) the (?:authors?|writers?|senders?)${optionalDocument}$` +
        `|^(?:who|whom) (?:is|was) (?:§|it) (?:from|by|(?:written|sent) by)$|^(?:by|from) whom is §$` +
        `|^qui (?:a|ont|m a) (?:ecrit|envoye|redige)(?: §)?$|^de qui (?:est|vient|provient|emane) §$` +
        `|^par qui (?:est|a ete) (?:ecrit|envoye|redige)e? §$` +
        `|^de qui § (?:est|vient|provient|emane)(?: t)?(?: elle| il)?$` +
        `|^qui (?:est|sont) (?:le |la |les |l )?(?:auteure?s?|autrices?|expediteurs?|expeditrices?)${optionalDocument}$` +
        `|^quels? (?:est|sont) (?:les? |l )(?:noms? (?:de |des |de l )?)?auteurs?${optionalDocument}$` +
        `|^what (?:is|are) the (?:names? of the )?authors?(?: names?)?${optionalDocument}$`,
    ),
  ],
  [
    'date',
    new RegExp(
      `^when (?:was|is) (?:§|it) (?:written|sent|dated|signed|drawn up)$` +
        `|^what (?:is|was) the (?:date|date on) ?(?:of |on )?§$|^what date (?:is|was|does) §(?: (?:written|sent|dated|signed|have|bear))?$` +
        `|^de quand (?:date|est datee?) §$|^de quelle date (?:est|date) §$` +
        `|^quelle est la date (?:de )?§$` +
        `|^quand § (?:a t|est)(?: elle| il)(?: ete)? (?:ecrit|envoye|redige|date|signe)e?$` +
        `|^quand a (?:ete )?(?:ecrit|envoye|redige|signe)e? §$`,
    ),
  ],
];

/** Words behind the document that say which one is meant: `the paper about TraceMonkey`. */
const ofSubject =
  /^(?<before>.*§) (?:about|on|regarding|concerning|entitled|titled|called|sur|a propos de|au sujet de|concernant|intitulee?) (?<subject>.{2,80})$/u;

/** The fact that a question asks about the document itself; null for any other question. */
export function originAsked(question: string): OriginFact | null {
  return originOf(question)?.fact ?? null;
}

/** The same with the folded words that say which document is meant; null for the subject when none do. */
export function originOf(question: string): { fact: OriginFact; subject: string | null } | null {
  const folded = withDocumentMark(foldedWords(question));
  const { before = folded, subject = null } = ofSubject.exec(folded)?.groups ?? {};
  const fact = patterns.find(([, pattern]) => pattern.test(before))?.[0];

  return fact === undefined ? null : { fact, subject };
}
