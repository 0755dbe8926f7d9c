import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** Value of `rel` and `type` with which browsers ignore an element, until `startLateScripts` sets the real one. */
const late = 'late';

/** Attributes that tell scripts among the elements of React Router, which has no option to fetch them later. */
interface PageElement {
  readonly rel?: string;
  readonly type?: string;
  readonly children?: ReactNode;
}

/** Scripts of the page, which `startLateScripts` fetches once the browser has drawn it. */
export function LateScripts(): ReactNode {
  return delayed(Scripts({})?.props.children);
}

function delayed(elements: ReactNode): ReactNode {
  return Children.map(elements, (element) => {
    if (!isValidElement<PageElement>(element)) {
      return element;
    }

    const { rel, type, children } = element.props;

    if (element.type === Fragment) {
      return delayed(children);
    }

    if (rel === 'modulepreload') {
      return cloneElement(element, { rel: late });
    }

    return type === 'module' ? cloneElement(element, { type: late }) : element;
  });
}

/**
 * Code at the end of a page that fetches its scripts after its first frame. On a slow line they would take most of the
 * time until then, and on a slow processor their evaluation would come before it. A hidden page has no frames, nor has
 * one that is hidden before its first.
 */
export const startLateScripts = `(() => {
  const start = () => {
    for (const link of document.querySelectorAll('link[rel=${late}]')) {
      link.rel = 'modulepreload';
    }
    for (const waiting of document.querySelectorAll('script[type=${late}]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.nonce = waiting.nonce;
      script.text = waiting.text;
      waiting.replaceWith(script);
    }
  };
  if (document.hidden) {
    start();
  } else {
    requestAnimationFrame(() => setTimeout(start));
    document.addEventListener('visibilitychange', start, { once: true });
  }
})();`;
