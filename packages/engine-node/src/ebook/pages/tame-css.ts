/**
 * Changes what makes sense on a screen alone: things fixed to a window have no window here, and the root may not be
 * the root where chapters share a document.
 */
export function tameCss(css: string): string {
  return css
    .replace(/\bposition\s*:\s*(?:fixed|sticky|-webkit-sticky)/gi, 'position: static')
    .replace(
      /-epub-((?:writing-mode|text-orientation|text-emphasis|text-combine|word-break|line-break|hyphens))/gi,
      '$1',
    )
    .replace(/:root\b/g, `html:not(.${rootClass})`);
}

/** The class of the element that stands above several chapters and must not look like one of them. */
export const rootClass = 'octavo-root';

/** Applies `change` to every address in a style. */
export function mapAddresses(css: string, change: (address: string) => string | null): string {
  return css.replace(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()"'\s]*))\s*\)/gi,
    (whole, double?: string, single?: string, bare?: string) => {
      const changed = change(double ?? single ?? bare ?? '');

      return changed === null ? whole : `url("${changed}")`;
    },
  );
}

/** What decides whether chapters with this style may share a document. */
export interface CssFacts {
  /** Ids that rules name; these must stay as they are. */
  readonly ids: readonly string[];
  readonly imports: readonly string[];
  /** Says something of vertical lines: the direction of the root decides how pages are filled. */
  readonly mayBeVertical: boolean;
  /** Measures by the root's size, and sets it. */
  readonly measuresByRoot: boolean;
}

export function factsOf(css: string): CssFacts {
  const rules = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');

  return {
    ids: [...rules.matchAll(/#([A-Za-z_][\w-]*)/g)].map(([, id]) => id ?? ''),
    imports: [...rules.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi)].map(
      ([, address]) => address ?? '',
    ),
    mayBeVertical: /writing-mode\s*:\s*(?!horizontal|lr)/i.test(rules),
    measuresByRoot:
      /\drem\b/.test(rules) && /(?:^|[\s,}])(?:html|:root)\b[^{}]*\{[^}]*\bfont(?:-size)?\s*:/.test(rules),
  };
}
