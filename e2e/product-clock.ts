import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Clock of a product, which a test sets ahead. */
export interface ProductClock {
  /** Settings of the product that uses this clock. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sets the clock ahead of now; the browser's clock is unchanged. */
  setAhead(milliseconds: number): void;
  remove(): void;
}

export function createProductClock(): ProductClock {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-clock-'));
  const file = join(folder, 'ahead');
  const settings: string[] = [];
  const setAhead = (milliseconds: number) => {
    settings.push(`${milliseconds} ${Date.now()}\n`);
    writeFileSync(file, settings.join(''));
  };
  setAhead(0);

  return {
    settings: {
      OCTAVO_E2E_AHEAD: file,
      // The queue uses the clock of its database, which is not shifted; the difference would cause thousands of
      // warnings.
      NODE_OPTIONS: `--disable-warning=TimeoutOverflowWarning --import ${join(import.meta.dirname, './shifted-clock.ts')}`,
    },
    setAhead,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
