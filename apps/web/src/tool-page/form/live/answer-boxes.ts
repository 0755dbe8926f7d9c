import { type Answers, answerTo } from '@octavo/forms/answers';
import type { AnswerBox } from '@octavo/forms/field-boxes';

/** Area of a page in points, as the page is shown. */
export type Area = AnswerBox['box'];

/** Area of the answer to a question on a page; null where it has none. */
export function areaOf(
  boxes: readonly AnswerBox[],
  question: string,
  page: number,
  answers: Answers,
): Area | null {
  const own = boxes.filter((box) => box.question === question && box.page === page);
  const answer = answerTo(answers, question);
  const chosen = own.filter(({ choice }) => choice !== null && choice === answer);

  return union((chosen.length === 0 ? own : chosen).map(({ box }) => box));
}

/** Page that the answer to a question is printed on; null for one that is not printed. */
export function pageOf(boxes: readonly AnswerBox[], question: string): number | null {
  const pages = boxes.filter((box) => box.question === question).map(({ page }) => page);

  return pages.length === 0 ? null : Math.min(...pages);
}

/** Points around a box that a click still reaches: boxes to tick are small. */
const reach = 4;

/** Box of an answer at a point of a page; the smallest where boxes overlap. */
export function boxAt(boxes: readonly AnswerBox[], page: number, x: number, y: number): AnswerBox | null {
  const [hit = null] = boxes
    .filter(
      ({ page: on, box }) =>
        on === page &&
        x >= box.left - reach &&
        x <= box.left + box.width + reach &&
        y >= box.top - reach &&
        y <= box.top + box.height + reach,
    )
    .toSorted((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);

  return hit;
}

function union(areas: readonly Area[]): Area | null {
  if (areas.length === 0) {
    return null;
  }

  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));

  return {
    left,
    top,
    width: Math.max(...areas.map((area) => area.left + area.width)) - left,
    height: Math.max(...areas.map((area) => area.top + area.height)) - top,
  };
}
