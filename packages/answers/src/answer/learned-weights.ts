import type { Weights } from './weights.ts';

/** Written by `bench/answers/train.ts` from 2672 questions; never by hand. */
export const learnedWeights: Weights = {
  ranking: [
    2.3377, // bm25
    6.2534, // coverage
    -1.6889, // squaredCoverage
    2.8773, // verbatim
    1.4232, // passageBesides
    5.6864, // headingsBesides
    2.7556, // beforeBesides
    1.6437, // afterBesides
    9.9916, // passageBm25
    -0.3912, // names
    0.3097, // numbers
    0.3462, // focus
    -0.0331, // rarest
    0.9809, // kindMet
    -1.1218, // kindMissed
    0.3035, // kindNear
    -0.0766, // newCapitals
    -0.2139, // newNumbers
    1.0532, // definition
    0.0279, // pronounAfterSubject
    0.3568, // pronoun
    0.658, // novelty
    -0.4358, // length
    0.1342, // isFirst
  ],
  spans: [
    -1.4762, // one
    -0.1722, // two
    -0.0835, // logLength
    -0.6868, // logLengthNumeric
    -0.1887, // logLengthNamed
    0.7199, // logLengthWhole
    -1.413, // asked
    -0.5308, // askedShare
    0.9421, // meets
    7.7382, // meetsNumeric
    5.1384, // meetsShare
    -5.3342, // leftOutMeets
    -0.7171, // numberOpen
    -3.7414, // numberNamed
    2.1218, // capitalsOpen
    0.9476, // capitalsNumeric
    0.4302, // rareness
    0.2101, // rarenessSum
    0.1511, // stopShare
    -1.3899, // breakInside
    0.4587, // breakBefore
    1.4135, // breakAfter
    0.483, // startsArticle
    -2.552, // startsPreposition
    -4.0444, // startsOtherStop
    -6.5295, // startsReason
    -2.0808, // endsStop
    -2.7575, // endsAsked
    -0.9014, // startsAsked
    0.7054, // afterPreposition
    0.6726, // afterArticle
    0.0516, // afterCopula
    4.9326, // afterReason
    0.5866, // afterAsked
    0.7832, // beforeAsked
    0.2755, // beforePreposition
    0.2642, // beforeJoint
    1.1597, // beforeCopula
    -0.5437, // beforeWord
    -1.6502, // cutsName
    -1.3554, // nearest
    -0.3226, // fromMiddle
    0.1516, // isAfter
    -0.6372, // isAfterPerson
    0.695, // endsSentence
    0.2813, // endsSentenceWhole
    1.3604, // startsSentence
  ],
  refusal: [
    -0.0339, // constant
    -0.0202, // score
    -0.5487, // probability
    -0.0341, // margin
    -0.1464, // coverage
    -0.0034, // squaredCoverage
    0.0536, // verbatim
    -0.0585, // passageCoverage
    -0.0406, // quoteCoverage
    -0.0266, // unknown
    0.0614, // nowhere
    0.2611, // unknownName
    2.1036, // missingName
    -0.3307, // missingNumber
    -0.5588, // missingHeaviest
    0.4023, // missingNameInQuote
    0.6887, // missingNumberInQuote
    -0.2953, // missingWordInQuote
    0.556, // focusMissing
    -0.983, // beforeBesides
    -0.8532, // passageBm25
    0.9649, // kindMissed
    0.1947, // kindMet
    0.0538, // negation
    2.8548, // denied
    1.5878, // negatedForm
    0.8777, // unknownNumber
    1.7435, // otherNumber
    -0.0252, // answerLength
    -0.6882, // passageProbability
    1.2982, // language
    -0.1417, // onlyAlike
    0.0759, // sentences
    0.2874, // missingOfMany
    0.6836, // singleWord
    1.9778, // antonym
    0.263, // subjectUnknown
    0.4628, // subjectMissing
    1.1692, // subjectAbsent
    -0.1555, // soughtMissing
    -0.2649, // terse
    1.6215, // terseMissing
    1.6394, // terseUnknown
    0.6789, // terseSought
    1.267, // terseSoughtMissing
    -0.9821, // terseSingle
    -0.6492, // terseEnglish
    -0.0284, // terms
    -0.0047, // weight
  ],
  refuseAbove: { english: 0.6, french: 0.51 },
  certainBelow: 0.24,
};
