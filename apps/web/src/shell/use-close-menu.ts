import { type RefObject, useEffect } from 'react';

/** Closes a menu made of `details` on Escape, on a press outside, and when one of its links is followed. */
export function useCloseMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => menu.current?.removeAttribute('open');

    document.addEventListener('pointerdown', ({ target }) => !contains(menu, target) && close(), { signal });
    document.addEventListener(
      'click',
      ({ target }) => contains(menu, target) && target instanceof Element && target.closest('a') && close(),
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && menu.current?.open === true) {
          close();
          menu.current.querySelector('summary')?.focus();
        }
      },
      { signal },
    );

    return () => controller.abort();
  }, [menu]);
}

function contains(menu: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && menu.current?.contains(target) === true;
}
