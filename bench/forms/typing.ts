/**
 * Time from a key to the pixels of the form beside the questions:
 *
 *     node bench/forms/typing.ts [form…]
 *
 * Types into a text of the form after others were answered, and prints the median and the slowest of the keys.
 */
import { loadavg } from 'node:os';
import { chromium, type Locator, type Page } from '@playwright/test';
import { launch } from '../../e2e/product.ts';

/** Form, questions that are answered before, and the question that is typed into. */
const usual = [
  { form: 'w9', before: { name: 'Marguerite Osei' }, typed: 'businessName' },
  {
    form: '941',
    before: { 'employer.ein': '45-2718306', 'employer.name': 'Osei Studio LLC' },
    typed: 'employer.tradeName',
  },
  { form: '1099', before: { 'payer.name': 'Cedar & Cloth LLC' }, typed: 'payer.street' },
  { form: 'w2', before: { 'employer.ein': '45-2718306' }, typed: 'employer.name' },
] as const;
const letters = 'corrections of it';
/** Milliseconds between two letters: the page is drawn in between. */
const pause = 700;

declare global {
  interface Window {
    formKeys: number[];
    formDrawings: number[];
  }
}

/** Records when keys are pressed, and when a canvas is painted. */
function record(): void {
  window.formKeys = [];
  window.formDrawings = [];
  document.addEventListener('keydown', () => window.formKeys.push(performance.now()), { capture: true });

  for (const [type, name] of [
    [ImageBitmapRenderingContext, 'transferFromImageBitmap'],
    [CanvasRenderingContext2D, 'drawImage'],
  ] as const) {
    const draw = Reflect.get(type.prototype, name);
    Reflect.set(type.prototype, name, function (this: unknown, ...given: unknown[]) {
      window.formDrawings.push(performance.now());

      return Reflect.apply(draw, this, given);
    });
  }
}

async function measure(page: Page, { before, typed }: (typeof usual)[number]): Promise<string> {
  const inputOf = (question: string) => page.locator(`#q-${question.replaceAll('.', '-')}`);

  for (const [question, text] of Object.entries(before)) {
    await open(page, inputOf(question));
    await inputOf(question).fill(text);
  }

  await open(page, inputOf(typed));
  await inputOf(typed).focus();
  await page.locator('.fq-page canvas').waitFor();
  await page.waitForTimeout(3 * pause);
  await page.evaluate(record);

  for (const letter of letters) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(pause);
  }

  const waits = await page.evaluate(() =>
    window.formKeys.map(
      (key) => (window.formDrawings.find((time) => time > key) ?? Number.POSITIVE_INFINITY) - key,
    ),
  );
  // The first key opens the fonts.
  const sorted = waits.slice(1).sort((one, other) => one - other);

  return `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`;
}

/** Opens the group of a question; one group is open at a time. */
async function open(page: Page, input: Locator): Promise<void> {
  const closed = page.locator('.fq-group[data-open=false]', { has: input });

  if ((await closed.count()) > 0) {
    await closed.locator('.fq-head').click();
  }
}

const only = process.argv.slice(2);
const product = await launch({ OCTAVO_ACCESS: 'open' });
const browser = await chromium.launch({
  executablePath: process.env['OCTAVO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});

try {
  for (const given of usual.filter(({ form }) => only.length === 0 || only.includes(form))) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(new URL(`/${given.form}-form`, product.address).href);
    await page.waitForLoadState('networkidle');
    console.log(
      `${given.form}: ${await measure(page, given).catch(String)} (load ${loadavg()[0]?.toFixed(1)})`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
