import type { Weights } from './weights.ts';

/** Written by `bench/answers/train.ts` from 1675 questions; never by hand. */
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
    0.0671, // constant
    -0.0284, // score
    -0.692, // probability
    -0.0552, // margin
    -0.1238, // coverage
    0.3128, // squaredCoverage
    -0.2371, // verbatim
    -0.0482, // passageCoverage
    -0.0653, // quoteCoverage
    0.9042, // unknown
    0.6938, // nowhere
    0.3705, // unknownName
    2.2368, // missingName
    2.4071, // missingNumber
    -1.0398, // missingHeaviest
    0.8612, // missingNameInQuote
    3.8025, // missingNumberInQuote
    0.287, // missingWordInQuote
    0.9549, // focusMissing
    -1.2652, // beforeBesides
    -1.2758, // passageBm25
    0.6652, // kindMissed
    0.3121, // kindMet
    0.166, // negation
    1.7074, // antonym
    -0.0078, // terms
    -0.0465, // weight
  ],
  refuseAbove: 0.53,
  certainBelow: 0.09,
};
