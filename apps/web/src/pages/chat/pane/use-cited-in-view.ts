import { type RefObject, useEffect } from 'react';

/** Pixels between a cited sentence and the sheet below it. */
const gap = 28;

/**
 * Scrolls the conversation until the number that the sheet shows stands above the sheet, so that an answer can be
 * compared with its page.
 *
 * @param sheetHeight share of the window; null while the sheet is closed
 */
export function useCitedInView(
  log: RefObject<HTMLElement | null>,
  number: number | null,
  sheetHeight: number | null,
): void {
  useEffect(() => {
    const element = log.current;
    const cited = element === null ? undefined : citedIn(element, number);

    if (sheetHeight === null || element === null || cited === undefined) {
      return;
    }

    const { top, bottom } = cited.getBoundingClientRect();
    const lowest = window.innerHeight * (1 - sheetHeight) - gap;
    const highest = element.getBoundingClientRect().top + gap;
    element.scrollBy({ top: bottom > lowest ? bottom - lowest : Math.min(0, top - highest) });
  }, [log, number, sheetHeight]);
}

/** The number as it was pressed: a summary and several answers can cite the same words. Else the last one in view. */
function citedIn(log: HTMLElement, number: number | null): Element | undefined {
  const all = [...log.querySelectorAll(`[data-citation="${number}"][aria-current="true"]`)];
  const { top, bottom } = log.getBoundingClientRect();
  const isInView = (element: Element) => {
    const box = element.getBoundingClientRect();

    return box.bottom > top && box.top < bottom;
  };

  return all.find((element) => element === document.activeElement) ?? all.findLast(isInView) ?? all.at(-1);
}
