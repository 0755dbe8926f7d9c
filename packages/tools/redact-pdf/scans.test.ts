import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

const account = 'Account DE89 3704 0044 0532 0130 00 of Ottilie';

/** A scan of one page for each picture, as an office machine makes it. */
async function scanOf(...pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const given = pictures.map((bytes, index) => ({ name: `${index}.png`, bytes }));

  return readFileSync((await runOn('jpg-to-pdf', given)).files[0]?.path ?? '');
}

async function redact(bytes: Uint8Array, options: Record<string, unknown>) {
  const { files, progress } = await runOn('redact-pdf', [{ name: 'scan.pdf', bytes }], {
    ...options,
    report: true,
  });
  const [output, report] = files;
  const path = output?.path ?? '';
  expect(qpdfCheck(path).ok).toBe(true);

  return {
    progress,
    notes: output?.notes ?? [],
    report: JSON.parse(readFileSync(report?.path ?? '', 'utf8')),
    bytes: readFileSync(path),
  };
}

/** Text of the result as a program reads it that knows nothing of the redaction. */
async function readAgain(bytes: Uint8Array): Promise<string> {
  const { files } = await runOn('pdf-ocr', [{ name: 'a.pdf', bytes }]);

  return popplerTexts(files[0]?.path ?? '')?.join('\n') ?? '';
}

describe('a scan', () => {
  it.each([
    ['that is level', 0],
    ['that is upside down', 180],
    ['that is skewed', 2],
  ])('%s loses words and numbers that OCR finds', async (_, degrees) => {
    const picture = await scanPicture([...scanLines, account], { degrees });
    const { bytes, report, notes, progress } = await redact(await scanOf(picture), {
      redact: ['pond', 'Ottilie'],
      redactPattern: 'iban',
    });
    const text = await readAgain(bytes);

    expect(text).toMatch(/quick brown fox/);
    expect(text).not.toMatch(/pond|Ottilie|3704|0532/);
    expect(report.findings.map((each: { hitsInPictures: number }) => each.hitsInPictures)).toEqual([1, 1, 1]);
    expect(report.scans).toEqual({ read: [1], wordless: [], unread: [] });
    expect(notes).toContainEqual({ code: 'redaction-scans-read', values: { count: 3, pages: '1' } });
    expect(progress[0]).toBeLessThan(1);
  });

  it('has its own page searched only, not pages with text', async () => {
    const picture = await scanPicture([...scanLines, account]);
    const { files } = await runOn('pdf-ocr', [{ name: 'a.pdf', bytes: await scanOf(picture) }]);
    const { report } = await redact(readFileSync(files[0]?.path ?? ''), { redact: ['pond'] });

    expect(report.scans.read).toEqual([]);
    expect(report.findings[0]).toMatchObject({ hits: 1, hitsInPictures: 0 });
  });

  it('without the words is a failure', async () => {
    await expect(
      redact(await scanOf(await scanPicture(scanLines)), { redact: ['zebra'] }),
    ).rejects.toMatchObject({
      code: 'text-not-found',
    });
  });

  it('that cannot be read is named', async () => {
    const path = process.env['PATH'];
    const folder = mkdtempSync(join(tmpdir(), 'octavo-broken-reader-'));
    const script = '#!/bin/sh\n[ "$1" = --list-langs ] && printf "Languages:\\neng\\nfra\\n"\n';
    writeFileSync(join(folder, 'tesseract'), script, { mode: 0o755 });
    const picture = await scanPicture(scanLines);
    const scan = await scanOf(picture);

    try {
      process.env['PATH'] = `${folder}:${path}`;
      await expect(redact(scan, { redact: ['pond'] })).rejects.toMatchObject({
        code: 'text-not-found',
        values: { unreadPages: '1' },
      });
      const titled = readFileSync(
        (await runOn('watermark-pdf', [{ name: 'a.pdf', bytes: scan }], { text: 'pond' })).files[0]?.path ??
          '',
      );
      const { report, notes } = await redact(titled, { redact: ['pond'] });

      expect(report.scans).toEqual({ read: [], wordless: [], unread: [1] });
      expect(notes).toContainEqual({ code: 'redaction-scans-unread', values: { count: 1, pages: '1' } });
    } finally {
      process.env['PATH'] = path;
      rmSync(folder, { recursive: true });
    }
  });
});
