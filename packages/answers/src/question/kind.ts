import { fold } from '../words/fold.ts';

/** The kind of words that answer a question. */
export type QuestionKind =
  | 'person'
  | 'time'
  | 'place'
  | 'number'
  | 'money'
  | 'percent'
  | 'reason'
  | 'definition'
  | 'manner'
  | 'name'
  | 'other';

/** Patterns over the folded question; the first that matches decides. */
const patterns: readonly (readonly [QuestionKind, RegExp])[] = [
  ['reason', /^why\b|\bwhy (?:did|do|does|is|was|were|are)\b|\bpourquoi\b|\bwarum\b|\bpor que\b|\bperche\b/],
  // Before the words for money and time: `What happens if the rent is not paid?` asks for no amount.
  [
    'other',
    /^(?:what (?:happens|will happen|would happen)|what if|(?:que|qu est ce qui) (?:se passe|se passera|arrive)|qu (?:arrive|arrivera|advient) ?t il)\b/,
  ],
  [
    'reason',
    /\b(?:what|which) (?:was |is |were )?(?:the )?(?:reasons?|causes?|caused)\b|\bquelles? (?:est|sont|etait|etaient|fut) (?:la |les )?(?:causes?|raisons?)\b|\bpour quelles? raisons?\b/,
  ],
  [
    'percent',
    /\b(?:what|which) (?:percent|percentage|proportion|share)\b|\bquel(?:le)? (?:est |etait )?(?:le |la )?(?:pourcentage|part|proportion|taux)\b|\bpourcentage\b|\bhow many percent\b|\bwhat (?:is|was) (?:the |an? )?(?:[a-z]+ ){0,3}(?:percentage|rate|margin)\b|\bquelle? (?:est|etait) (?:le |la )?(?:marge|taux)\b/,
  ],
  [
    'time',
    /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade|time|era|period)\b|\bquand\b|\bquelles? (?:est la |etait la )?(?:annees?|dates?|jour|mois|siecle|epoque|periode|heure)\b|\bquel (?:jour|mois|siecle|an)\b|\bdepuis quand\b|\bwann\b|\bcuando\b|\bquando\b|\bwanneer\b|\bwhat (?:is|was) (?:[a-z]+ ){1,5}(?:date|due date|deadline|birthday)\b|\bquelle (?:est|etait) la date\b/,
  ],
  // Before the words for money: `How is the rent paid?` asks for no amount.
  ['manner', /^how (?:is|are|was|were|do|does|did|can|should|must) |^comment /],
  [
    'money',
    /\bhow much (?:money|did .* (?:cost|pay|earn|spend)|does .* cost|is .* (?:paid|worth|owed|due)|was .* (?:paid|worth))\b|\b(?:price|prix|cost of|cout|loyer|rent|salaire|salary|montant|amount|budget|fee|revenue|chiffre d.affaires)\b|\bcombien (?:coutent?|coutera|couteront|vaut|valent)\b/,
  ],
  [
    'number',
    /\bhow (?:many|much|long|old|far|tall|high|wide|big|large|often|deep|fast|heavy)\b|\bcombien\b|\bwieviele?\b|\bwie viele?\b|\bcuantos?\b|\bquant[ie]\b|\bhoeveel\b|\b(?:what|which) (?:number|amount|size|population|distance|length|height|depth|age|temperature|speed)\b|\bquel(?:le)? (?:est |etait )?(?:le |la |l )?(?:nombre|taille|population|distance|longueur|hauteur|profondeur|age|temperature|vitesse|superficie|poids|duree|surface|altitude)\b/,
  ],
  [
    'person',
    /\b(?:who|whom|whose)\b|^(?:a |de |par |avec |pour )?qui\b|\b(?:de|par|avec|a|pour) qui\b|\bqui (?:est|a|etait|fut|sont|ont)\b|\bwer\b|\bquien\b|^chi\b|\bquel(?:le)? (?:est |etait )?(?:le |la |l )?(?:personne|roi|reine|president|auteur|realisateur|acteur|actrice|empereur|homme|femme)\b|\b(?:what|which) (?:person|king|queen|president|author|emperor|leader|man|woman|ruler|prince|general)\b/,
  ],
  [
    'place',
    /\bwhere\b|^ou\b|\bd ?ou\b|\b(?:what|which) (?:country|city|place|town|state|region|continent|river|island|province|area|location|village|building|street|sea|ocean)\b|\bquel(?:le)? (?:est |etait )?(?:le |la |l )?(?:pays|ville|endroit|lieu|region|continent|fleuve|ile|province|village|capitale|etat|departement|rue)\b|\bdans quel(?:le)?s? (?:pays|ville|lieu)\b|\bwo\b|\bdonde\b|\bdove\b|\bwaar\b/,
  ],
  ['manner', /^how\b|^comment\b|^wie\b|^como\b|^come\b/],
  [
    'definition',
    /^(?:what|who) (?:is|are|was|were) (?:an? |the )?[\p{L}\p{N}' -]{2,40}\??$|^qu ?est ce que?\b|^c ?est quoi\b|\bdefin(?:e|ition|ir)\b|\bwhat does .* (?:mean|stand for)\b|\bque signifie\b|^was ist\b|^que es\b/u,
  ],
  [
    'name',
    /\b(?:what|which) (?:is|was|are|were) the names?\b|\bwhat .* (?:called|named)\b|\bs appelle(?:nt)?\b|\bquel(?:s|les?)? (?:est|sont|etait|etaient) (?:le |les )?noms?\b|\bwhich\b|\bquel(?:le)?s? [a-z]+\b/,
  ],
];

export function kindOf(question: string): QuestionKind {
  // `où` and `ou` fold to the same word; only the first asks.
  const asks = question.toLowerCase().normalize('NFC').replace(/[’']/g, ' ');
  const folded = fold(asks)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

  if (/\boù\b/u.test(asks) || /(?:^|\s)où(?:\s|$)/u.test(asks)) {
    return 'place';
  }

  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}
