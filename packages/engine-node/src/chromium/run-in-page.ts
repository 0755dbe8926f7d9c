import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/**
 * Runs a script of ours in the page, in a world that shares the document with the page's own scripts and nothing else:
 * what they did to `Promise` or `Array` does not meet us.
 */
export async function runInPage(page: Page, script: string, argument: unknown = null): Promise<unknown> {
  const source = await readFile(fileURLToPath(new URL(`./${script}.js`, import.meta.url)), 'utf8');
  const session = await page.context().newCDPSession(page);

  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    // The comment before the function would end an expression that began on its line.
    const expression = `(${source
      .slice(source.indexOf('*/') + 2)
      .trim()
      .replace(/;$/, '')})(${JSON.stringify(argument)})`;
    const { result } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });

    return result.value;
  } finally {
    await session.detach().catch(() => undefined);
  }
}
