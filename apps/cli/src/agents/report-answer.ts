import type { AnswerReport, ReportedCitation } from '@octavo/agents/reports';
import type { Answer, Claim } from '@octavo/answers/answer/answer';
import type { Citation } from '@octavo/answers/cite/citation';

/** @param names files as given, by the numbers that citations have */
export function reportAnswer(answer: Answer, names: readonly string[]): AnswerReport {
  const cited = (citations: readonly Citation[]) => citations.map((each) => reportCitation(each, names));

  if (answer.kind === 'refused') {
    return {
      answer: null,
      refused: true,
      certain: true,
      citations: [],
      unproven: null,
      missing: [...answer.missing],
      nearest: cited(answer.nearest),
    };
  }

  const proven = answer.claims.filter(({ citations }) => citations.length > 0);
  const others = answer.claims.filter(({ citations }) => citations.length === 0);

  return {
    answer: textOf(proven),
    refused: false,
    certain: answer.certain,
    citations: cited(proven.flatMap(({ citations }) => citations)),
    unproven: others.length === 0 ? null : textOf(others),
    missing: [],
    nearest: [],
  };
}

export function reportCitation(
  { document, page, boxes, quote }: Citation,
  names: readonly string[],
): ReportedCitation {
  return { file: names[document] ?? '', page, boxes: boxes.map((box) => [...box]), quote };
}

const textOf = (claims: readonly Claim[]) => claims.map(({ text }) => text).join('\n');
