/** Markup with one character per byte, so that byte offsets stay valid. */
export interface AnchoredMarkup {
  readonly markup: string;
  /** Id at each requested offset. */
  readonly ids: ReadonlyMap<number, string>;
}

/** Ensures an id at each offset: that of the element starting there or, within text, of an empty anchor. */
export function placeAnchors(markup: string, offsets: Iterable<number>): AnchoredMarkup {
  const ids = new Map<number, string>();
  const parts: string[] = [];
  let written = 0;
  let taken = { at: -1, id: '' };

  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    const at = elementAt(markup, offset);

    if (taken.at === at) {
      ids.set(offset, taken.id);
      continue;
    }

    const tag: string | undefined = /^<[a-z][\w:.-]*/i.exec(markup.slice(at, at + 64))?.[0];
    const own = tag === undefined ? undefined : idIn(markup.slice(at, closeOf(markup, at)));
    const id = own ?? `offset-${offset}`;
    const insertAt = tag === undefined ? at : at + tag.length;

    if (own === undefined && insertAt >= written) {
      parts.push(markup.slice(written, insertAt), tag === undefined ? `<a id="${id}"></a>` : ` id="${id}"`);
      written = insertAt;
    }

    ids.set(offset, id);
    taken = { at, id };
  }

  return { markup: parts.join('') + markup.slice(written), ids };
}

/**
 * Longest tag a link may point into. It limits the search, so that text without tags is not scanned to its
 * ends for each link.
 */
const longestTag = 10_000;

/** Start of the element at an offset, after any page breaks and end tags. */
function elementAt(markup: string, offset: number): number {
  const from = Math.max(0, offset - longestTag);
  const near = markup.slice(from, offset + longestTag);
  const [openNear, closeNear] = [near.lastIndexOf('<', offset - from - 1), near.indexOf('>', offset - from)];
  const open = openNear === -1 || offset === from ? -1 : from + openNear;
  // A tag that ends before the offset does not contain it.
  const isEnded = open !== -1 && markup.slice(open, offset).includes('>');
  const close = isEnded || closeNear === -1 ? -1 : from + closeNear;
  // An offset inside a tag can only mean the element itself.
  let at = open !== -1 && offset > open && offset <= close ? open : Math.min(offset, markup.length);

  for (;;) {
    const passed = /^\s*(?:<\/[^>]*>|<(?:mbp:)?pagebreak[^>]*>)/i.exec(markup.slice(at, at + 400));

    if (passed === null) {
      break;
    }

    at += passed[0].length;
  }

  const blank = /^\s+(?=<[a-z])/i.exec(markup.slice(at, at + 200));

  return at + (blank?.[0].length ?? 0);
}

function closeOf(markup: string, at: number): number {
  const close = markup.indexOf('>', at);

  return close === -1 ? markup.length : close;
}

function idIn(tag: string): string | undefined {
  const found = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag);
  const id = found?.[1] ?? found?.[2] ?? found?.[3];

  return id === '' ? undefined : id;
}
