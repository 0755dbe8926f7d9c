import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
  readonly _audit: { readonly rules: readonly AxeRule[]; readonly tagExclude: readonly string[] };
}

interface AxeRule {
  readonly id: string;
  readonly impact: string;
  readonly enabled: boolean;
  readonly tags: readonly string[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility problems that keep users from using a page; contrast included. `further` are rules that axe leaves out
 * unless asked for.
 */
export async function seriousProblems(page: Page, further: readonly string[] = []): Promise<string[]> {
  // Reports are collected in the page itself: our frames are of our own origin.
  for (const frame of page.frames()) {
    await load(frame);
  }

  return page.evaluate(async (further) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const isSerious = (impact: string | null | undefined) => impact === 'serious' || impact === 'critical';
    const { rules, tagExclude } = axe._audit;
    // Half of the rules find less, and take as long.
    const values = rules
      .filter(
        ({ id, enabled, impact, tags }) =>
          (enabled || further.includes(id)) &&
          isSerious(impact) &&
          !tags.some((tag) => tagExclude.includes(tag)),
      )
      .map(({ id }) => id);
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values },
    });

    return violations
      .filter(({ impact }) => isSerious(impact))
      .flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`),
      );
  }, further);
}

/** A frame that goes away meanwhile has nothing to report; one that was checked before has the rules. */
async function load(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) {
      await frame.evaluate(source);
    }
  } catch (error) {
    if (!frame.isDetached()) {
      throw error;
    }
  }
}
