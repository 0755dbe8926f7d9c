import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { english as words } from '@octavo/i18n/certificate.en';
import { english as report } from '@octavo/i18n/signature-report.en';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { openAuthority, p12Password, type TestAuthority } from '@octavo/testkit/signing/authority';
import { openRevocationServer } from '@octavo/testkit/signing/revocation-server';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import { expect, type Page } from '@playwright/test';
import { freeAddress } from './free-address.ts';
import { launch, type Product } from './product.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const pdf = (buffer: Buffer, name: string) => ({ name, mimeType: 'application/pdf', buffer });
const contract = Buffer.from(contractDocument());

let authority: TestAuthority;
let product: Product;
let closeServices = () => {};
let revocation: Awaited<ReturnType<typeof openRevocationServer>>;
const elsewhere = process.env['OCTAVO_E2E_URL'];

test.describe.configure({ mode: 'default' });

// A product may reach the host and port of its time stamp authority, and no other private address: everything that the
// certificates name is there.
test.beforeAll(async () => {
  const { host: all, hostname, port } = await freeAddress();
  authority = await openAuthority({ ocsp: all, crl: all, issuers: all, timeStamps: all });
  revocation = await openRevocationServer(authority);
  const stamps = await openTimeStampAuthority(authority);
  const [lists] = Object.values(revocation.sites) as [RequestListener];
  const server = createServer((request, response) =>
    request.url === '/tsr' ? stamps.site(request, response) : lists(request, response),
  );
  server.listen(Number(port), hostname);
  closeServices = () => {
    server.closeAllConnections();
    server.close();
    stamps.close();
    revocation.close();
  };
  const trust = test.info().outputPath('trust');
  mkdirSync(trust, { recursive: true });
  copyFileSync(join(authority.folder, 'root.pem'), join(trust, 'root.pem'));
  product = await launch({ OCTAVO_ACCESS: 'open', OCTAVO_TSA: `http://${all}/tsr`, OCTAVO_TRUST: trust });
  process.env['OCTAVO_E2E_URL'] = product.address;
});

test.afterAll(async () => {
  process.env['OCTAVO_E2E_URL'] = elsewhere;
  closeServices();
  await product.stop();
});

/** Opens a P12 of the authority on the page, and chooses a level. */
async function openIdentity(page: Page, level: 'b-lt' | 'b-lta') {
  const toolPage = new ToolPage(page);
  await toolPage.open('sign-pdf');
  await toolPage.drop([pdf(contract, 'Contract.pdf')]);
  await page.getByRole('tab', { name: 'Certificate' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.file.choose }).click();
  const buffer = Buffer.from(await authority.p12('rsa-2048'));
  await (await chooser).setFiles({ name: 'own.p12', mimeType: 'application/x-pkcs12', buffer });
  await page.getByLabel(words.file.password).fill(p12Password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.local.after.title)).toBeVisible();
  await page.getByRole('radio', { name: words.level.names[level] }).check();

  return toolPage;
}

async function sign(page: Page, toolPage: ToolPage): Promise<Buffer> {
  await page.getByRole('button', { name: words.sign.action }).click();
  await toolPage.finish();

  return readFileSync((await toolPage.save()).path);
}

async function check(page: Page, file: Buffer): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('verify-pdf');
  await toolPage.drop([pdf(file, 'Signed.pdf')]);
  await expect(page.locator('.ed-headline')).toBeVisible();

  return toolPage;
}

test('a certificate signs for archives, and the proof is renewed', async ({ page }) => {
  const signed = await sign(page, await openIdentity(page, 'b-lta'));
  const checked = await check(page, signed);
  await expect(page.getByText(report.verdict.valid, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(report.levels['b-lta'])).toBeVisible();
  await expect(page.getByText(report.identity.revocation.good).first()).toBeVisible();

  await page.getByRole('button', { name: report.renewal.action }).click();
  await checked.finish();
  const renewed = readFileSync((await checked.save()).path);
  expect(renewed.subarray(0, signed.length).equals(signed)).toBe(true);
  expect(renewed.length).toBeGreaterThan(signed.length);
  await check(page, renewed);
  await expect(page.getByText(report.levels['b-lta'])).toBeVisible();
});

test('the proof for later years is stored in the file', async ({ page }) => {
  const signed = await sign(page, await openIdentity(page, 'b-lt'));
  await check(page, signed);
  await expect(page.getByText(/^B-LT: /)).toBeVisible();
});

test('a level that cannot be reached is not replaced by another', async ({ page }) => {
  await openIdentity(page, 'b-lt');
  revocation.ocsp = 'unavailable';
  revocation.crl = 'unavailable';
  await page.getByRole('button', { name: words.sign.action }).click();
  await expect(page.getByRole('heading', { name: 'This task has failed' })).toBeVisible();
  await expect(page.getByText('There is no current proof from the authority')).toBeVisible();
});
