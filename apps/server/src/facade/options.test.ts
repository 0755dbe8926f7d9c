import { describe, expect, it } from 'vitest';
import { describeOptions } from '../tool-options.ts';
import { productTools } from '../tools.ts';
import { fieldOfOption, optionsOf } from './options.ts';

async function translate(tool: string, fields: Readonly<Record<string, string>>) {
  const view = { options: await describeOptions(productTools, tool) };

  return optionsOf(view, new Map(Object.entries(fields)));
}

describe('the fields of a conversion', () => {
  it.each<[string, Record<string, string>, object]>([
    ['compress-pdf', { compress: 'high' }, { level: 'high' }],
    ['compress-pdf', { compress: '200' }, { level: 'custom', dpi: 200 }],
    ['compress-image', { compress: '70', outtype: 'PNG' }, { level: 70, format: 'png' }],
    ['pdf-to-word', { ocr: '1', language: 'eng,fra' }, { ocr: 'auto', language: ['eng', 'fra'] }],
    ['pdf-to-word', { ocr: 'false' }, { ocr: 'off' }],
    ['pdf-to-word', { ocr: 'all' }, { ocr: 'all' }],
    ['pdf-to-excel', { excelonesheet: '1' }, { sheets: 'one' }],
    ['pdf-to-excel', { excelonesheet: '0' }, {}],
    ['split-pdf', { splitcount: '1-3,4-' }, { ranges: '1-3,4-' }],
    ['protect-pdf', { password: 'secret' }, { password: 'secret' }],
  ])('set options of %s: %o', async (tool, fields, options) => {
    expect(await translate(tool, fields)).toEqual(options);
  });

  it.each<[string, string, string]>([
    ['merge-pdf', 'compress', 'high'],
    ['merge-pdf', 'outtype', 'docx'],
    ['pdf-ocr', 'ocr', '1'],
    ['split-pdf', 'language', 'eng'],
    ['merge-pdf', 'password', 'secret'],
    ['rotate-pdf', 'splitcount', '2'],
    ['excel-to-pdf', 'excelonesheet', '1'],
    ['pdf-to-excel', 'excelonesheet', 'perhaps'],
  ])('are refused by %s without an option for %s', async (tool, field, value) => {
    await expect(translate(tool, { [field]: value })).rejects.toMatchObject({
      code: 'illegal-input',
      values: { option: field },
    });
  });

  it('are named in place of the options they set', () => {
    const fields = new Map([['compress', '50']]);

    expect(fieldOfOption('dpi', fields)).toBe('compress');
    expect(fieldOfOption('format', fields)).toBe('format');
    expect(fieldOfOption('tool', fields)).toBe('tool');
  });
});
