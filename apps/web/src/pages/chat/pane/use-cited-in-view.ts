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
    const cited = element?.querySelector(`[data-citation="${number}"][aria-current="true"]`);

    if (sheetHeight === null || element === null || cited == null) {
      return;
    }

    const { top, bottom } = cited.getBoundingClientRect();
    const lowest = window.innerHeight * (1 - sheetHeight) - gap;
    const highest = element.getBoundingClientRect().top + gap;
    element.scrollBy({ top: bottom > lowest ? bottom - lowest : Math.min(0, top - highest) });
  }, [log, number, sheetHeight]);
}
