import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

interface Preload {
  readonly rel?: string;
  readonly fetchPriority?: 'low';
}

/**
 * Scripts of the page, fetched after its styles and fonts: those draw it, and on a slow line scripts would take most of
 * the time until then. React Router has no priority for what it preloads, so that its elements are changed here.
 */
export function LateScripts(): ReactNode {
  const scripts: ReactNode = Scripts({})?.props.children;

  return Children.map(scripts, (child) =>
    isValidElement<Preload>(child) && child.props.rel === 'modulepreload'
      ? cloneElement(child, { fetchPriority: 'low' })
      : child,
  );
}
