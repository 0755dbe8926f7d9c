import type { Page } from '@playwright/test';

/** Element that received the focus. */
export interface FocusStop {
  readonly name: string;
  /** True when the element had the focus before, so that the walk is complete. */
  readonly isAgain: boolean;
  /** True when the element is in view and its focus is visible. */
  readonly isSeen: boolean;
}

/** Tabs through a whole page from its beginning, until the focus leaves the page or repeats. */
export async function walk(page: Page, most = 300): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });

  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);

    if (stop === null || stop.isAgain) {
      break;
    }

    stops.push(stop);
  }

  return stops;
}

/** Names of all elements on the page that should be reachable by tab. */
export async function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
    );

    return [...candidates]
      .filter((element) => {
        const { tabIndex } = element;
        const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
        const isFirst = group === '' || !seen.has(group);
        seen.add(group);

        return (
          isFirst &&
          tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert]') === null
        );
      })
      .map(
        (element) =>
          `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`,
      );
  });
}

/** Runs in the page. */
function readStop(): FocusStop | null {
  const element = document.activeElement;

  if (element === null || element === document.body || element === document.documentElement) {
    return null;
  }

  const isAgain = element.hasAttribute('data-walked');
  element.setAttribute('data-walked', '');
  // The focus of a hidden control is shown by its label or by the next element.
  const around = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('label'),
  ].filter((part) => part !== null);
  const hasOutline = around.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);

    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const looks = () =>
    around.map((part) => getComputedStyle(part).borderColor + getComputedStyle(part).boxShadow);
  let isMarked = hasOutline;

  if (!hasOutline && element instanceof HTMLElement) {
    const focused = looks().join();
    element.blur();
    isMarked = focused !== looks().join();
    element.focus();
  }

  const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
  const isInView = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;

  return {
    name: `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`,
    isAgain,
    isSeen: isMarked && isInView,
  };
}
