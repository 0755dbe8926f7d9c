import type { Weights } from './weights.ts';

/** Written by `bench/answers/train.ts` from 2583 questions; never by hand. */
export const learnedWeights: Weights = {
  ranking: [
    2.3531, // bm25
    6.2451, // coverage
    -1.7008, // squaredCoverage
    2.8792, // verbatim
    1.4506, // passageBesides
    5.7292, // headingsBesides
    2.7266, // beforeBesides
    1.6267, // afterBesides
    10.0273, // passageBm25
    -0.3984, // names
    0.3086, // numbers
    0.3474, // focus
    -0.0443, // rarest
    0.996, // kindMet
    -1.0035, // kindMissed
    0.27, // kindNear
    -0.0664, // newCapitals
    -0.2014, // newNumbers
    1.0458, // definition
    -0.001, // pronounAfterSubject
    0.3596, // pronoun
    0.6387, // novelty
    -0.3972, // length
    0.1336, // isFirst
  ],
  spans: [
    -1.5494, // one
    -0.2448, // two
    -0.0363, // logLength
    -0.6996, // logLengthNumeric
    -0.2073, // logLengthNamed
    0.73, // logLengthWhole
    -1.4047, // asked
    -0.5241, // askedShare
    0.9029, // meets
    7.7947, // meetsNumeric
    5.1874, // meetsShare
    -6.2419, // leftOutMeets
    -0.6276, // numberOpen
    -3.902, // numberNamed
    2.2165, // capitalsOpen
    1.0398, // capitalsNumeric
    0.4583, // rareness
    0.1719, // rarenessSum
    0.1148, // stopShare
    -1.3413, // breakInside
    0.4245, // breakBefore
    1.3693, // breakAfter
    0.6211, // startsArticle
    -2.4614, // startsPreposition
    -3.8914, // startsOtherStop
    -7.8264, // startsReason
    -2.0765, // endsStop
    -2.8184, // endsAsked
    -0.9843, // startsAsked
    0.7175, // afterPreposition
    0.605, // afterArticle
    0.2146, // afterCopula
    4.9964, // afterReason
    0.6512, // afterAsked
    0.8051, // beforeAsked
    0.2432, // beforePreposition
    0.2305, // beforeJoint
    1.1175, // beforeCopula
    -0.5561, // beforeWord
    -1.6466, // cutsName
    -1.3436, // nearest
    -0.3219, // fromMiddle
    0.1437, // isAfter
    -0.628, // isAfterPerson
    0.691, // endsSentence
    0.2437, // endsSentenceWhole
    1.226, // startsSentence
  ],
  refusal: [
    -0.0424, // constant
    -0.0204, // score
    -0.5588, // probability
    -0.0376, // margin
    -0.156, // coverage
    -0.0194, // squaredCoverage
    0.0492, // verbatim
    -0.0627, // passageCoverage
    -0.0386, // quoteCoverage
    -0.0122, // unknown
    0.0945, // nowhere
    0.2135, // unknownName
    2.173, // missingName
    -0.1345, // missingNumber
    -0.5616, // missingHeaviest
    0.3827, // missingNameInQuote
    0.7653, // missingNumberInQuote
    -0.3411, // missingWordInQuote
    0.6199, // focusMissing
    -1.2801, // beforeBesides
    -0.857, // passageBm25
    1.0069, // kindMissed
    0.2258, // kindMet
    0.0469, // negation
    2.8787, // denied
    1.5826, // negatedForm
    0.6987, // unknownNumber
    1.5613, // otherNumber
    -0.0222, // answerLength
    -0.6812, // passageProbability
    1.3009, // language
    -0.0476, // onlyAlike
    0.0773, // sentences
    0.2694, // missingOfMany
    0.6547, // singleWord
    1.9604, // antonym
    0.2551, // subjectUnknown
    0.4509, // subjectMissing
    1.088, // subjectAbsent
    -0.138, // terse
    1.5739, // terseMissing
    1.8185, // terseUnknown
    -0.8763, // terseSingle
    -0.9236, // terseEnglish
    -0.031, // terms
    -0.0063, // weight
  ],
  refuseAbove: { english: 0.6, french: 0.51 },
  certainBelow: 0.24,
};
