import type { Weights } from './weights.ts';

/** Written by `bench/answers/train.ts` from 2365 questions; never by hand. */
export const learnedWeights: Weights = {
  ranking: [
    2.2306, // bm25
    6.1961, // coverage
    -1.7042, // squaredCoverage
    2.8611, // verbatim
    1.2994, // passageBesides
    5.7034, // headingsBesides
    2.7097, // beforeBesides
    1.6209, // afterBesides
    10.205, // passageBm25
    -0.3983, // names
    0.3085, // numbers
    0.3403, // focus
    -0.039, // rarest
    1.0318, // kindMet
    -0.8957, // kindMissed
    0.2839, // kindNear
    -0.0661, // newCapitals
    -0.2032, // newNumbers
    1.0519, // definition
    0.0011, // pronounAfterSubject
    0.3566, // pronoun
    0.6045, // novelty
    -0.365, // length
    0.1292, // isFirst
  ],
  spans: [
    -1.5428, // one
    -0.2396, // two
    -0.0214, // logLength
    -0.6956, // logLengthNumeric
    -0.2003, // logLengthNamed
    0.729, // logLengthWhole
    -1.3987, // asked
    -0.5503, // askedShare
    0.8927, // meets
    7.7457, // meetsNumeric
    5.2079, // meetsShare
    -6.2583, // leftOutMeets
    -0.63, // numberOpen
    -3.9094, // numberNamed
    2.2153, // capitalsOpen
    1.0447, // capitalsNumeric
    0.46, // rareness
    0.1656, // rarenessSum
    0.099, // stopShare
    -1.3515, // breakInside
    0.4337, // breakBefore
    1.3664, // breakAfter
    0.6254, // startsArticle
    -2.4566, // startsPreposition
    -3.8913, // startsOtherStop
    -7.8467, // startsReason
    -2.0779, // endsStop
    -2.813, // endsAsked
    -0.9735, // startsAsked
    0.7192, // afterPreposition
    0.5904, // afterArticle
    0.2188, // afterCopula
    4.9879, // afterReason
    0.6477, // afterAsked
    0.8014, // beforeAsked
    0.2359, // beforePreposition
    0.2259, // beforeJoint
    1.1136, // beforeCopula
    -0.5522, // beforeWord
    -1.6528, // cutsName
    -1.343, // nearest
    -0.3213, // fromMiddle
    0.1498, // isAfter
    -0.6287, // isAfterPerson
    0.6826, // endsSentence
    0.2465, // endsSentenceWhole
    1.2179, // startsSentence
  ],
  refusal: [
    -0.0062, // constant
    -0.0219, // score
    -0.5899, // probability
    -0.0334, // margin
    -0.1812, // coverage
    0.0278, // squaredCoverage
    0.0409, // verbatim
    -0.0776, // passageCoverage
    -0.0727, // quoteCoverage
    0.239, // unknown
    0.2129, // nowhere
    0.2503, // unknownName
    2.2679, // missingName
    -0.1533, // missingNumber
    -0.5671, // missingHeaviest
    0.5674, // missingNameInQuote
    1.0324, // missingNumberInQuote
    -0.0936, // missingWordInQuote
    0.8977, // focusMissing
    -1.0815, // beforeBesides
    -0.8852, // passageBm25
    0.9559, // kindMissed
    0.2431, // kindMet
    0.0937, // negation
    2.803, // denied
    1.5267, // negatedForm
    0.7963, // unknownNumber
    1.4558, // otherNumber
    -0.0183, // answerLength
    -0.7334, // passageProbability
    1.2988, // language
    0.7052, // onlyAlike
    0.0796, // sentences
    0.2876, // missingOfMany
    0.7788, // singleWord
    1.9458, // antonym
    -0.0198, // terms
    0.0085, // weight
  ],
  refuseAbove: { english: 0.61, french: 0.5 },
  certainBelow: 0.23,
};
