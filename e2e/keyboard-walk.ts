import type { Page } from '@playwright/test';

/** A place where the focus stopped. */
export interface FocusStop {
  readonly name: string;
  /** Was here before: the walk is round. */
  readonly isAgain: boolean;
  /** Is in view, and looks other than without the focus. */
  readonly isSeen: boolean;
}

/** Goes through a whole page by tab, from its beginning; ends where the focus leaves the page or begins again. */
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

/** Names of everything on the page that somebody should come to by tab. */
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
  // What shows the focus of a hidden control is the label around it, or what follows.
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
