import { thing } from './types.ts';

/** Contents of a page's JSON-LD. */
export interface ParsedPage {
  /** Types of its things, in their order. */
  readonly types: readonly string[];
  /** Everything that schema.org or a search engine would object to. */
  readonly problems: readonly string[];
}

/** Reads and checks all JSON-LD in the HTML of a page. */
export function readThings(html: string): ParsedPage {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const graphs = scripts.map(([, json = '']): Graph => JSON.parse(json));
  const things = graphs.flatMap((graph) => graph['@graph']);
  const misplaced = graphs.filter((graph) => graph['@context'] !== 'https://schema.org');

  return {
    types: things.map((found) => found['@type']),
    problems: [
      ...misplaced.map(() => 'not in the context of schema.org'),
      ...things.flatMap((found) => thing()(found).map((problem) => `${found['@type']}: ${problem}`)),
    ],
  };
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly { readonly '@type': string }[];
}
