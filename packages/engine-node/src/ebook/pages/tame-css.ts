/**
 * Adapts CSS to print: fixed and sticky positions have no window to refer to, and `:root` must not match the
 * root of a document that several chapters share.
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

/** Class of the root element of a shared document, which chapter styles must not match. */
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

/** Properties of a style that decide if chapters with it may share a document. */
export interface CssFacts {
  /** Ids that selectors name; these must be kept. */
  readonly ids: readonly string[];
  readonly imports: readonly string[];
  /** True when vertical writing may occur: the root's writing mode decides how pages are filled. */
  readonly mayBeVertical: boolean;
  /** True when the style uses `rem` and sets the root's font size. */
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
