/** Open Graph metadata in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page's picture. */
  readonly image: string;
}

/**
 * Null when a page lacks any of the metadata. The pages are ours, so the order of the attributes is known.
 */
export function readHead(html: string): PageHead | null {
  const properties = new Map(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescape(value),
    ]),
  );
  const title = properties.get('title');
  const description = properties.get('description');
  const image = properties.get('image');

  return title === undefined || description === undefined || image === undefined
    ? null
    : { title, description, image: new URL(image).pathname };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
