import type { Locale } from '@octavo/i18n/locales';
import { fill, promises } from '@octavo/i18n/placeholders';
import { catalogue, isToolId, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { ToolFacts, ToolQuestion } from '@octavo/tools/kit/types';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';
import { optionsOf } from './option-fields.ts';
import { type SizedSession, taskSizeText } from './task-size.ts';
import type { Tool } from './tool.ts';

export interface NamedTool extends Tool {
  readonly name: string;
}

/** Data that the page of a tool needs and for which the browser should not have to load code. */
export async function loadTool(
  path: string | undefined,
  locale: Locale,
  session: SizedSession,
  isDesktop = false,
): Promise<NamedTool | null> {
  const id = path === undefined ? null : toolAt(path);

  if (id === null) {
    return null;
  }

  const [all, schema] = await Promise.all([loadCopy(id, locale), loadOptions(id)]);
  const {
    name,
    summary: _summary,
    keywords: _keywords,
    wallSeconds: _wallSeconds,
    ...facts
  }: ToolFacts = catalogue[id];
  const copy = isDesktop ? onDesktop(all, name[locale]) : all;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

  return {
    id,
    name: name[locale],
    facts,
    copy: fillAll(copy, promises(locale, taskSizeText(locale, session))),
    options: optionsOf(json as Parameters<typeof optionsOf>[0]),
  };
}

/** Texts without those about a service. The title is that of a window, and not for search engines. */
function onDesktop(copy: Tool['copy'], name: string): Tool['copy'] {
  return { ...copy, seo: { ...copy.seo, title: `${name} · Octavo` }, faq: copy.faq.filter(isTrueOnDesktop) };
}

/** False for an answer about what a service does with files, or how many it takes. */
function isTrueOnDesktop({ answer, isAboutService = false }: ToolQuestion): boolean {
  return !isAboutService && !/\{(retention|taskSize)\}/.test(answer);
}

/** Tool of a path without a slash: its id, or another path of its page. */
function toolAt(path: string): ToolId | null {
  if (isToolId(path)) {
    return path;
  }

  return (
    toolIds.find((id) => {
      const { otherPaths = [] }: ToolFacts = catalogue[id];

      return otherPaths.includes(path);
    }) ?? null
  );
}

/** Fills the enforced limits into every text of a table. */
function fillAll<Words>(words: Words, values: Readonly<Record<string, string>>): Words {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return fill(part, values);
    }

    if (Array.isArray(part)) {
      return part.map(filled);
    }

    return typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value)]))
      : part;
  };

  // The shape is that of the argument: only texts were replaced, by texts.
  return filled(words) as Words;
}
