/** Parts of the editor in the order in which F6 walks through them. */
const parts = ['strip', 'viewport', 'panel', 'tools'] as const;

/** Moves the focus to the next part that is shown, or to the one before. */
export function walkParts(by: 1 | -1): void {
  const elements = parts
    .map((part) => document.querySelector<HTMLElement>(`[data-part="${part}"]`))
    .filter((element) => element !== null && element.checkVisibility())
    .filter((element) => element !== null);
  const from = elements.findIndex((element) => element.contains(document.activeElement));
  // Without a focus, users are at the pages.
  const at = from === -1 ? elements.findIndex(({ dataset }) => dataset['part'] === 'viewport') : from;
  focusIn(elements.at((at + by + elements.length) % elements.length));
}

/** Moves the focus to a part; false when it is not shown. */
export function focusPart(part: (typeof parts)[number]): boolean {
  const element = document.querySelector<HTMLElement>(`[data-part="${part}"]`);

  if (element?.checkVisibility() !== true) {
    return false;
  }

  focusIn(element);

  return true;
}

function focusIn(part: HTMLElement | undefined): void {
  const inside = part?.hasAttribute('tabindex')
    ? null
    : (part?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]') ??
      part?.querySelector('button'));
  (inside ?? part)?.focus();
}
