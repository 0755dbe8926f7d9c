import '@octavo/i18n/every-language';
import { type Locale } from '@octavo/i18n/locales';
import { shellWords } from '@octavo/i18n/shell';
import { workbenchWords } from '@octavo/i18n/workbench';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import type { SampleFile } from './samples.ts';

/** Page object of a tool page, by texts that users see and hear. */
export class ToolPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: ReturnType<typeof workbenchWords>;
  #saved = 0;

  constructor(page: Page, locale: Locale = 'en') {
    this.page = page;
    this.locale = locale;
    this.words = workbenchWords(locale);
  }

  async open(tool: string): Promise<void> {
    await this.page.goto(addressOf(this.locale === 'en' ? `/${tool}` : `/${this.locale}/${tool}`));
  }

  /** Chooses files as the dialog of the browser would. */
  async add(files: readonly SampleFile[]): Promise<void> {
    await this.page
      .locator('input[data-octavo="files"]')
      .first()
      .setInputFiles([...files]);
  }

  /** Drops files on the page itself. */
  async drop(files: readonly SampleFile[]): Promise<void> {
    const transfer = await this.transferOf(files);
    const { overlay } = shellWords(this.locale).dropZone;

    // Waits for the overlay of the page, which appears once its script runs.
    await expect(async () => {
      await this.page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
      await expect(this.page.getByText(overlay, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  }

  /** Drops files without waiting for the overlay of the page. */
  async dropAtOnce(files: readonly SampleFile[]): Promise<void> {
    const transfer = await this.transferOf(files);
    await this.page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  }

  private async transferOf(files: readonly SampleFile[]) {
    const given = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      data: buffer.toString('base64'),
    }));

    return this.page.evaluateHandle((list) => {
      const data = new DataTransfer();
      for (const file of list) {
        const bytes = Uint8Array.from(atob(file.data), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], file.name, { type: file.mimeType }));
      }
      return data;
    }, given);
  }

  get options(): Locator {
    return this.page.getByRole('complementary', { name: this.words.options.title });
  }

  /** Main action: the last button of the options. */
  get action(): Locator {
    return this.options.getByRole('button').last();
  }

  get pages(): Locator {
    return this.page.getByRole('option');
  }

  get notices(): Locator {
    return this.page.getByRole('alert');
  }

  heading(text: string): Locator {
    return this.page.getByRole('heading', { name: text });
  }

  async run(): Promise<void> {
    await expect(this.action).not.toHaveAttribute('aria-disabled', 'true');
    await this.action.click();
  }

  async finish(): Promise<void> {
    await expect(this.page.getByText(this.words.result.done)).toBeVisible({ timeout: 150_000 });
  }

  /** Saves the download of the main button: the result, or a zip of all results. */
  async save(): Promise<{ readonly path: string; readonly name: string }> {
    const words = this.words.result;
    const button = this.page.getByRole('link', {
      name: new RegExp(`^(${words.download}|${escaped(words.downloadAll)})$`),
    });
    const [download]: [Download, void] = await Promise.all([
      this.page.waitForEvent('download'),
      button.click(),
    ]);
    const name = download.suggestedFilename();
    this.#saved += 1;
    const path = test.info().outputPath(`saved-${this.#saved}`, name);
    await download.saveAs(path);

    return { path, name };
  }
}

/** Address of a path on the product under test. */
export function addressOf(path: string): string {
  return new URL(path, process.env['OCTAVO_E2E_URL']).href;
}

function escaped(text: string): string {
  return text.replace(/[().]/g, '\\$&');
}
