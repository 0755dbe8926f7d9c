import type { Weights } from './weights.ts';

/** Written by `bench/answers/train.ts` from 1675 questions; never by hand. */
export const learnedWeights: Weights = {
  ranking: [
    2.2223, // bm25
    6.032, // coverage
    -1.5916, // squaredCoverage
    2.5984, // verbatim
    1.1723, // passageBesides
    0, // headingsBesides
    2.9148, // beforeBesides
    1.9897, // afterBesides
    9.6187, // passageBm25
    -0.4004, // names
    0.4273, // numbers
    0.5633, // focus
    -0.0679, // rarest
    1.3332, // kindMet
    -0.6144, // kindMissed
    0.2827, // kindNear
    -0.2259, // newCapitals
    -0.1771, // newNumbers
    1.1255, // definition
    1.1741, // pronounAfterSubject
    0.181, // pronoun
    -0.5658, // novelty
    0.9331, // length
    0.088, // isFirst
  ],
  spans: [
    -0.8296, // one
    -0.5067, // two
    1.6822, // logLength
    -0.6299, // logLengthNumeric
    -0.7199, // logLengthNamed
    -0.2021, // logLengthWhole
    -3.3962, // asked
    10.5014, // askedShare
    1.1272, // meets
    11.0504, // meetsNumeric
    3.8147, // meetsShare
    -8.3617, // leftOutMeets
    -0.9582, // numberOpen
    -5.5358, // numberNamed
    2.5451, // capitalsOpen
    0.2203, // capitalsNumeric
    0.7922, // rareness
    -0.7557, // rarenessSum
    -1.4624, // stopShare
    -1.7983, // breakInside
    0.7259, // breakBefore
    1.8742, // breakAfter
    0.9274, // startsArticle
    -1.3049, // startsPreposition
    -2.5463, // startsOtherStop
    18.6509, // startsReason
    -3.3376, // endsStop
    -5.6362, // endsAsked
    -8.0138, // startsAsked
    1.2071, // afterPreposition
    0.2731, // afterArticle
    0.0835, // afterCopula
    5.5326, // afterReason
    1.9804, // afterAsked
    0.9926, // beforeAsked
    0.2652, // beforePreposition
    -0.2899, // beforeJoint
    1.9206, // beforeCopula
    0.281, // beforeWord
    -1.8762, // cutsName
    -1.1396, // nearest
    -0.3402, // fromMiddle
    0.2088, // isAfter
    -0.6854, // isAfterPerson
    0.685, // endsSentence
    -0.4484, // endsSentenceWhole
    1.5445, // startsSentence
  ],
  refusal: [
    0.6336, // constant
    -0.0391, // score
    -2.4789, // probability
    0.1753, // margin
    -0.4587, // coverage
    0.571, // squaredCoverage
    0.1182, // verbatim
    1.7664, // passageCoverage
    0.8023, // quoteCoverage
    1.3215, // unknown
    0.4235, // nowhere
    -0.1711, // unknownName
    2.5411, // missingName
    1.4697, // missingNumber
    -1.0355, // missingHeaviest
    2.2522, // missingNameInQuote
    6.7699, // missingNumberInQuote
    1.2729, // missingWordInQuote
    2.036, // focusMissing
    -0.7856, // beforeBesides
    -2.6996, // passageBm25
    1.0495, // kindMissed
    0.3361, // kindMet
    0.4143, // negation
    1.9314, // antonym
    0.0774, // terms
    -0.3634, // weight
  ],
  refuseAbove: 0.7,
  certainBelow: 0.04,
};
