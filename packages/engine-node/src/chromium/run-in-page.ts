import type { CDPSession } from 'playwright-core';

/**
 * Our scripts that run inside pages. They are plain JavaScript, because no other code here may depend on the
 * DOM.
 */
const scripts = {
  'clear-consent': () => import('./in-page/clear-consent.js'),
  'settle-page': () => import('./in-page/settle-page.js'),
};

/**
 * Runs one of our scripts in an isolated world, which shares only the document with the page's own scripts:
 * their changes to `Promise` or `Array` do not affect ours.
 */
export async function runInPage(
  session: CDPSession,
  name: keyof typeof scripts,
  argument: unknown = null,
): Promise<unknown> {
  // Only the script's text is used here; the browser runs it.
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
