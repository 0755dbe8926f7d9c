import type { CDPSession } from 'playwright-core';

/** Scripts of ours that run inside pages. They are no TypeScript: nothing else here may know of documents. */
const scripts = {
  'clear-consent': () => import('./in-page/clear-consent.js'),
  'settle-page': () => import('./in-page/settle-page.js'),
};

/**
 * Runs a script of ours in the page, in a world that shares the document with the page's own scripts and nothing else:
 * what they did to `Promise` or `Array` does not meet us.
 */
export async function runInPage(
  session: CDPSession,
  name: keyof typeof scripts,
  argument: unknown = null,
): Promise<unknown> {
  // Only its text is of use here: it goes to the browser.
  const script = await scripts[name]();
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${script.default})(${JSON.stringify(argument)})`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  });

  return result.value;
}
