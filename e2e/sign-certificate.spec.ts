import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { english as words } from '@octavo/i18n/certificate.en';
import { french } from '@octavo/i18n/certificate.fr';
import { english as report } from '@octavo/i18n/signature-report.en';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { expect, type Page } from '@playwright/test';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const pdf = (buffer: Buffer, name = 'Contract.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const contract = Buffer.from(contractDocument());

/** Bytes of a secret that are looked for in requests, and in its Base64. */
const pieceBytes = 24;

/**
 * Bytes of a PKCS#8 file before the private exponent: names, modulus and public exponent of an RSA key of 2048 bits.
 */
const publicBytes = 320;

async function openCertificates(page: Page, locale: 'en' | 'fr' = 'en'): Promise<ToolPage> {
  const toolPage = new ToolPage(page, locale);
  await toolPage.open('sign-pdf');
  await toolPage.drop([pdf(contract)]);
  await page.getByRole('tab', { name: locale === 'en' ? 'Certificate' : 'Certificat' }).click();

  return toolPage;
}

async function makeTestIdentity(page: Page, texts = words): Promise<void> {
  await page.getByRole('button', { name: texts.test.make }).click();
  await page.getByLabel(texts.test.name).fill('Ada Lindqvist');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.local.after.title)).toBeVisible();
}

async function sign(page: Page, toolPage: ToolPage): Promise<string> {
  await page.getByRole('button', { name: words.sign.action }).click();
  await toolPage.finish();

  return (await toolPage.save()).path;
}

const pdfsig = (path: string) => execFileSync('pdfsig', [path], { encoding: 'utf8' });

/** Opens a file on the page that checks signatures. */
async function check(page: Page, file: Buffer): Promise<void> {
  const toolPage = new ToolPage(page);
  await toolPage.open('verify-pdf');
  await toolPage.drop([pdf(file, 'Signed.pdf')]);
  await expect(page.locator('.ed-headline')).toBeVisible();
}

/** Collects the bodies of all requests. */
function watchRequests(page: Page): Buffer[] {
  const bodies: Buffer[] = [];
  page.on('request', (request) => {
    bodies.push(Buffer.from(request.url()), request.postDataBuffer() ?? Buffer.alloc(0));
  });

  return bodies;
}

/** Pieces of a secret that occur in requests, as bytes, as Base64 at any offset, or in hexadecimal. */
function leaks(secret: Buffer, bodies: readonly Buffer[]): number[] {
  const sent = Buffer.concat(bodies);
  const text = sent.toString('latin1');
  const starts = Array.from(
    { length: Math.floor(secret.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  );

  return starts.filter((start) => {
    const piece = secret.subarray(start, start + pieceBytes);
    const forms = [0, 1, 2].map((shift) => piece.subarray(shift).toString('base64').slice(0, 24));

    return sent.includes(piece) || [...forms, piece.toString('hex')].some((form) => text.includes(form));
  });
}

test('a test identity signs where it is seen, and the page says what that is worth', async ({ page }) => {
  const toolPage = await openCertificates(page);
  expect(await seriousProblems(page)).toEqual([]);
  await makeTestIdentity(page);
  await page.getByLabel(words.reason).fill('I approve this agreement');
  await page.getByRole('checkbox', { name: /Show the signature on the line, page 4/ }).check();
  const frame = page.locator('.ed-visible-signature');
  await expect(frame.locator('canvas')).toBeVisible();
  const before = (await frame.boundingBox())!;
  await frame.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await frame.boundingBox())!.x).toBeGreaterThan(before.x + 5);
  await expect(page.getByText(words.sign.compared)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  const path = await sign(page, toolPage);
  expect(pdfsig(path)).toMatch(/Total document signed\s+- Signature Validation: Signature is Valid/);
  await expect(page.getByText('Signed with the certificate of Ada Lindqvist')).toBeVisible();

  await check(page, readFileSync(path));
  await expect(page.getByText(report.verdict['valid-test'])).toBeVisible();
  await expect(page.locator('[data-tone="good"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it on page 4' }).click();
  await expect(page.locator('.ed-outlined')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('no request carries the key, its file or its password', async ({ page }) => {
  const authority = await openAuthority();
  const file = Buffer.from(await authority.p12('rsa-2048'));
  const { key } = await authority.identity('rsa-2048');
  const bodies = watchRequests(page);
  const toolPage = await openCertificates(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.file.choose }).click();
  await (await chooser).setFiles({ name: 'ada.p12', mimeType: 'application/x-pkcs12', buffer: file });
  await page.getByLabel(words.file.password).fill('not that one');
  await page.getByRole('button', { name: words.file.open }).click();
  await expect(page.getByRole('alert').getByText(words.file.wrong)).toBeVisible();
  await page.getByLabel(words.file.password).fill(p12Password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.local.after.title)).toBeVisible();

  const path = await sign(page, toolPage);
  expect(pdfsig(path)).toContain('Signature is Valid');
  const sent = Buffer.concat(bodies).toString('latin1');
  expect(sent).toContain('"cms"');
  expect(sent).not.toContain(p12Password);
  expect(sent).not.toContain(encodeURIComponent(p12Password));
  // The public part of a key stands first, and in its certificate as well.
  expect(leaks(Buffer.from(key).subarray(publicBytes), bodies)).toEqual([]);
  expect(leaks(file, bodies)).toEqual([]);

  // The key is gone with the page, and the new page says so.
  await openCertificates(page);
  await makeTestIdentity(page);
  await page.reload();
  await page.getByRole('tab', { name: 'Certificate' }).click();
  await expect(page.getByText(/was closed when you left the page/)).toBeVisible();
});

test('a changed file is called so, and opens as it was signed', async ({ page }) => {
  const toolPage = await openCertificates(page);
  await makeTestIdentity(page);
  const signed = readFileSync(await sign(page, toolPage));
  const broken = Buffer.from(signed);
  broken[200] = (broken[200] ?? 0) ^ 1;
  await check(page, broken);
  await expect(page.locator('.ed-verdict')).toHaveAttribute('data-tone', 'bad');

  const source = test.info().outputPath('signed.pdf');
  writeFileSync(source, signed);
  const edited = test.info().outputPath('edited.pdf');
  execFileSync('node', [
    'apps/cli/src/main.ts',
    'edit-pdf',
    source,
    '--replace',
    'agreement=>contract',
    '-o',
    edited,
  ]);
  await check(page, readFileSync(edited));
  await expect(page.locator('.ed-headline')).toHaveText(report.headline.changed);
  await page.getByRole('button', { name: report.changes.show }).first().click();
  await expect(page.locator('.ed-outlined')).toBeVisible();
  await page.getByRole('button', { name: report.covers.open }).click();
  await expect(page.locator('.ed-headline')).toHaveText('The signature is intact');
});

test('signs in French on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCertificates(page, 'fr');
  await makeTestIdentity(page, french as typeof words);
  await expect(page.getByRole('button', { name: french.sign.action })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});
