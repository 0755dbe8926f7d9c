import type { Locale } from '@octavo/i18n/locales';
import { toolIds } from '@octavo/tools/catalogue';
import { Marked } from 'marked';
import { parse } from 'yaml';
import * as z from 'zod';
import { addressIn } from '../../shell/address.ts';
import { type ArticleSummary, categories } from './article.ts';

const facts = z.strictObject({
  title: z.string().max(90),
  description: z.string().min(60).max(170),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  category: z.enum(categories),
  date: z.iso.date(),
  tools: z.array(z.enum(toolIds)).min(1),
});

/** Words one reads in a minute. */
const pace = 220;

/** An article as it was written: the facts at its head, then Markdown. */
export interface Text {
  readonly summary: ArticleSummary;
  readonly markdown: string;
}

/** @throws Error that names what is missing or wrong in the head. */
export function readText(key: string, source: string): Text {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const read = facts.parse(parse(head, { schema: 'failsafe' }));
  const minutes = Math.max(1, Math.round(markdown.split(/\s+/).length / pace));

  return { summary: { ...read, key, minutes }, markdown };
}

/**
 * The text as HTML. It is ours and trusted.
 *
 * @throws Error for a link to a tool or an article that is not there.
 */
export function renderText(markdown: string, locale: Locale, slugOf: (key: string) => string | null): string {
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'link') {
        token.href = addressOfLink(token.href, locale, slugOf);
      }
    },
  });

  // Without extensions that wait for something, rendering is synchronous.
  return marked.parse(markdown, { async: false });
}

function addressOfLink(href: string, locale: Locale, slugOf: (key: string) => string | null): string {
  const [, kind, id = ''] = /^(tool|article):([a-z-]+)$/.exec(href) ?? [];

  if (kind === undefined) {
    return href;
  }

  const slug = kind === 'article' ? slugOf(id) : null;
  const path =
    kind === 'article' ? slug && `/articles/${slug}` : toolIds.some((tool) => tool === id) && `/${id}`;

  if (!path) {
    throw new Error(`an article links to ${href}, which is not there`);
  }

  return addressIn(locale, path);
}
