/**
 * Runs inside a page that is about to be printed, in a world of its own. On paper nobody can answer a dialog about
 * cookies, and a fixed one would lie over every page: it is hidden, with the curtain behind it and the lock it put
 * on scrolling. Nothing is hidden that is not fixed over the page and says what it is.
 */
export default () => {
  const names =
    /cookie|consent|gdpr|rgpd|onetrust|didomi|usercentrics|truste|quantcast|qc-cmp|sp_message|cmpbox|axeptio|tarteaucitron/i;
  const words = /cookies?\b|consent|rgpd|gdpr|datenschutz|traceurs/i;
  const actions = /accept|agree|allow|refuse|reject|decline|ok\b|akzept|ablehn|zustimm|accord|tout/i;

  const styleOf = (element) => getComputedStyle(element);
  const isOver = (element) => styleOf(element).position === 'fixed' && element.getClientRects().length > 0;
  const signs = (element) =>
    `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`;
  const hide = (element) => element.style.setProperty('display', 'none', 'important');

  const isConsent = (element) => {
    const text = (element.textContent ?? '').slice(0, 4000);
    const buttons = [...element.querySelectorAll('button, a, [role="button"], input')];
    const hasChoice = buttons.some((button) => actions.test(`${button.textContent} ${button.value ?? ''}`));
    const isNamed =
      names.test(signs(element)) || [...element.children].some((child) => names.test(signs(child)));

    // The frame of a service holds its dialog out of reach: its name is all there is to see.
    return (
      (isNamed && (hasChoice || element.matches('iframe, :has(iframe)'))) ||
      (words.test(text) && hasChoice && text.length < 3000)
    );
  };

  const over = [...document.querySelectorAll('body *')].filter(isOver);
  const dialogs = over.filter(isConsent);

  if (dialogs.length === 0) {
    return 0;
  }

  dialogs.forEach(hide);

  for (const element of over) {
    const { width, height } = element.getBoundingClientRect();
    const isCurtain = width >= innerWidth * 0.95 && height >= innerHeight * 0.95;

    if (
      isCurtain &&
      (element.textContent ?? '').trim() === '' &&
      element.querySelector('img, svg, video, canvas') === null
    ) {
      hide(element);
    }
  }

  for (const element of [document.documentElement, document.body]) {
    const { overflowY, position } = styleOf(element);

    if (overflowY === 'hidden') {
      element.style.setProperty('overflow', 'visible', 'important');
    }

    if (position === 'fixed') {
      element.style.setProperty('position', 'static', 'important');
    }
  }

  return dialogs.length;
};
