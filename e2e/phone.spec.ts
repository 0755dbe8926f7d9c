import { catalogue } from '@octavo/tools/catalogue';
import { expect } from '@playwright/test';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Names of controls on the page that are smaller than a finger needs. */
const smallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('body :is(button, a, input, select, summary, label)')]
    .filter((control) => control.offsetWidth > 1 && control.checkVisibility())
    .filter(
      (control) => control.closest('[aria-labelledby="questions"], [aria-labelledby="how-to"]') === null,
    )
    .filter((control) => !(control.matches('input') && control.closest('label') !== null))
    .filter((control) => !(control.matches('label') && control.querySelector('input') === null))
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();

      return width < 43.5 || height < 43.5;
    })
    .map((control) => `${control.tagName} ${control.textContent} ${control.ariaLabel}`);

for (const tool of [
  'merge-pdf',
  'protect-pdf',
  'watermark-pdf',
  'organize-pdf',
  'split-pdf',
  'compress-pdf',
  'pdf-to-word',
] as const) {
  test(`${tool} has targets for a finger`, async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open(tool);
    await toolPage.add([pdf('one.pdf', 2), pdf('two.pdf', 1)].slice(0, catalogue[tool].maxFiles));
    await expect(toolPage.action).toBeVisible();
    // Pages of a document that is arranged take the place of the names of files.
    const arrived = page.getByText('one.pdf').or(page.getByRole('option')).first();
    await expect(arrived).toBeVisible();

    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
}

test('files are rows that a tap on the handle moves', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('one.pdf', 1), pdf('two.pdf', 1)]);
  await page.getByRole('button', { name: 'Move two.pdf', exact: true }).tap();
  await page.getByRole('button', { name: 'Move two.pdf earlier' }).tap();

  await expect(page.getByRole('group', { name: 'two.pdf, 1 of 2' })).toBeVisible();
});

test('the field that is asked for is in view, and gets the focus of the action', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('protect-pdf');
  await toolPage.add([pdf('one.pdf', 1)]);
  const field = page.getByLabel('Password', { exact: true }).first();
  await expect(field).toBeInViewport({ ratio: 1 });
  // Marked as disabled, so the tap does not wait for it.
  await toolPage.action.tap({ force: true });

  await expect(field).toBeFocused();
  const [asked, action] = await Promise.all([field.boundingBox(), toolPage.action.boundingBox()]);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(action?.y ?? 0);
});

test('a field with a mistake stays above the action that says so', async ({ page }) => {
  const toolPage = new ToolPage(page, 'fr');
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  await page.route('**/pdfium-*.wasm', async (route) => {
    await isRead;
    await route.continue();
  });
  await toolPage.open('delete-pages');
  await toolPage.add([pdf('one.pdf', 6)]);
  const field = page.getByLabel('Pages à supprimer');
  await field.tap();
  await field.fill('7-9');

  // The pages then appear above the field, and push it down.
  await expect(field).toBeInViewport();
  read();
  const problem = toolPage.options.getByText(/^«\s7-9\s»/).first();
  await expect(problem).toBeInViewport({ ratio: 1 });

  const [told, action] = await Promise.all([problem.boundingBox(), toolPage.action.boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(action?.y ?? 0);
});
