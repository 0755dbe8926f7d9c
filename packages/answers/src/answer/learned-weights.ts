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
    0.0896, // constant
    -0.0254, // score
    -0.8491, // probability
    -0.0849, // margin
    -0.0209, // coverage
    0.2203, // squaredCoverage
    0.1784, // verbatim
    0.046, // passageCoverage
    0.0962, // quoteCoverage
    0.2077, // unknown
    0.4692, // nowhere
    0.3263, // unknownName
    2.54, // missingName
    0.066, // missingNumber
    -0.5322, // missingHeaviest
    0.7488, // missingNameInQuote
    3.1787, // missingNumberInQuote
    -0.0054, // missingWordInQuote
    0.8432, // focusMissing
    -1.1848, // beforeBesides
    -1.2054, // passageBm25
    0.9636, // kindMissed
    0.3516, // kindMet
    0.1226, // negation
    3.005, // denied
    1.5809, // negatedForm
    1.1983, // unknownNumber
    0.8216, // onlyAlike
    0.0881, // sentences
    0.2309, // missingOfMany
    0.6092, // singleWord
    2.1639, // antonym
    0.0928, // terms
    -0.0397, // weight
  ],
  refuseAbove: 0.64,
  certainBelow: 0.29,
};
