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
    -0.7102, // one
    -0.5319, // two
    1.7025, // logLength
    -0.5597, // logLengthNumeric
    -0.5741, // logLengthNamed
    -0.2858, // logLengthWhole
    -3.5398, // asked
    10.6481, // askedShare
    1.5551, // meets
    9.3341, // meetsNumeric
    3.9234, // meetsShare
    -8.5365, // leftOutMeets
    -0.9412, // numberOpen
    -5.5301, // numberNamed
    2.6937, // capitalsOpen
    0.1808, // capitalsNumeric
    0.7298, // rareness
    -0.6721, // rarenessSum
    -1.3289, // stopShare
    -2.3403, // breakInside
    0.6765, // breakBefore
    2.0304, // breakAfter
    0.8555, // startsArticle
    -2.8515, // startsPreposition
    -2.6898, // startsOtherStop
    15.3188, // startsReason
    -3.3581, // endsStop
    -5.8552, // endsAsked
    -8.5021, // startsAsked
    1.5149, // afterPreposition
    0.2175, // afterArticle
    -0.3603, // afterCopula
    1.8062, // afterReason
    2.1617, // afterAsked
    0.9036, // beforeAsked
    0.2814, // beforePreposition
    -0.6052, // beforeJoint
    1.7677, // beforeCopula
    0.3493, // beforeWord
    -1.9852, // cutsName
    -1.2895, // nearest
    -0.3399, // fromMiddle
    -0.0312, // isAfter
    -0.5214, // isAfterPerson
    0.601, // endsSentence
    -0.6007, // endsSentenceWhole
    1.492, // startsSentence
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
