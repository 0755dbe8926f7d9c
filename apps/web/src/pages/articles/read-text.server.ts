import type { Locale } from '@octavo/i18n/locales';
import { toolIds } from '@octavo/tools/catalogue';
import * as z from 'zod';
import { readProse, renderProse } from '../../prose/prose.server.ts';
import { addressIn } from '../../shell/address.ts';
import { startPath } from '../chat/page-paths.ts';
import { type ArticleSummary, categories, pathOfArticle } from './article.ts';

/** Pages that articles are about: those of the tools, and the one that answers questions. */
const pages: readonly string[] = [...toolIds, startPath.slice(1)];

const facts = z.strictObject({
  title: z.string().max(90),
  description: z.string().min(60).max(170),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  category: z.enum(categories),
  date: z.iso.date(),
  tools: z.array(z.enum(pages)).min(1),
});

/** Reading speed in words per minute. */
const pace = 220;

/** Source of an article: metadata from its head, and Markdown. */
export interface ArticleText {
  readonly summary: ArticleSummary;
  readonly markdown: string;
}

/** @throws Error that names what is missing or wrong in the head. */
export function readText(key: string, source: string): ArticleText {
  const { facts: read, markdown } = readProse(facts, source);
  const minutes = Math.max(1, Math.round(markdown.split(/\s+/).length / pace));

  return { summary: { ...read, key, minutes }, markdown };
}

/**
 * Renders the text as HTML.
 *
 * @throws Error for a link to a tool or an article that does not exist.
 */
export function renderText(markdown: string, locale: Locale, slugOf: (key: string) => string | null): string {
  const { html } = renderProse(markdown, (kind, name) => {
    const path = kind === 'article' ? pathOfKey(slugOf(name)) : pathOfTool(name);

    return path === null ? null : addressIn(locale, path);
  });

  return html;
}

function pathOfKey(slug: string | null): string | null {
  return slug === null ? null : pathOfArticle({ slug });
}

function pathOfTool(name: string): string | null {
  return pages.includes(name) ? `/${name}` : null;
}
