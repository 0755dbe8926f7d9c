import type { Answer, Claim } from '@octavo/answers/answer/answer';
import type { Citation, CitedBox } from '@octavo/answers/cite/citation';

interface PrintedAnswer {
  readonly answer: Answer;
  readonly question: string;
  /** Paths as given, by the numbers that citations have. */
  readonly files: readonly string[];
  /** False for one of several questions. */
  readonly isAlone: boolean;
}

/** The answer as JSON: boxes in points from the upper left corner of the page as shown. */
export function answerJson({ answer, question, files, isAlone }: PrintedAnswer): string {
  const cited = (citations: readonly Citation[]) =>
    citations.map(({ document, page, boxes, quote }) => ({
      file: files[document] ?? '',
      page,
      boxes,
      quote,
    }));
  const asked = isAlone ? {} : { question };
  const printed =
    answer.kind === 'answered'
      ? {
          ...asked,
          answer: textOf(answer.claims.filter(isProven)),
          refused: false,
          certain: answer.certain,
          citations: cited(answer.claims.flatMap(({ citations }) => citations)),
          ...(answer.claims.every(isProven) ? {} : { unproven: textOf(answer.claims.filter(isUnproven)) }),
        }
      : {
          ...asked,
          answer: null,
          refused: true,
          citations: [],
          missing: answer.missing,
          nearest: cited(answer.nearest),
        };

  return JSON.stringify(printed, null, isAlone ? 2 : 0);
}

const isProven = ({ citations }: Claim) => citations.length > 0;
const isUnproven = (claim: Claim) => !isProven(claim);
const textOf = (claims: readonly Claim[]) => claims.map(({ text }) => text).join('\n');

/** The answer for people: its words, then each quote with its place. */
export function answerText({ answer, question, files, isAlone }: PrintedAnswer): string {
  const lines = isAlone ? [] : [`> ${printable(question)}`];
  const place = (citation: Citation) => placeOf(citation, files);

  if (answer.kind === 'answered') {
    for (const { text, citations } of answer.claims) {
      const doubt =
        citations.length === 0 ? 'Not found in the document: ' : answer.certain ? '' : 'Probably: ';
      lines.push(`${doubt}${printable(text)}`, ...citations.map(place));
    }
  } else {
    lines.push(['The document does not say this.', ...missingText(answer.missing)].join(' '));

    if (answer.nearest.length > 0) {
      lines.push('Nearest, not an answer:', ...answer.nearest.map(place));
    }
  }

  return lines.join('\n');
}

function missingText(missing: readonly string[]): string[] {
  const words = missing.map((word) => `"${printable(word)}"`);
  const last = words.pop();

  if (last === undefined) {
    return [];
  }

  return [
    words.length === 0
      ? `${last} appears nowhere in it.`
      : `${words.join(', ')} and ${last} appear nowhere in it.`,
  ];
}

/** `p. 12 [72 388 226 400] "quote"`, after the name of the file when there are several. */
function placeOf(
  { document, page, boxes, quote, named = quote }: Citation,
  files: readonly string[],
): string {
  const file = files.length > 1 ? `${files[document] ?? ''} ` : '';

  return `${file}p. ${page} ${boxes.map(boxText).join(' ')} "${printable(named)}"`;
}

function boxText(box: CitedBox): string {
  return `[${box.map((edge) => Math.round(edge)).join(' ')}]`;
}

/** Text of a file on a terminal: control characters could rewrite the lines above. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}
