import { describe, expect, it } from 'vitest';
import compressPdf from '../compress-pdf/tool.ts';
import jpgToPdf from '../jpg-to-pdf/tool.ts';
import pdfOcr from '../pdf-ocr/tool.ts';
import rotatePdf from '../rotate-pdf/tool.ts';
import type { ToolFacts } from './types.ts';
import { usesPro } from './uses-pro.ts';

const defaults = { level: 'medium', dpi: 150, pageSize: 'fit', orientation: 'auto', margin: 0 };
const asks = ({ pro }: ToolFacts, values: Record<string, unknown>) => usesPro(pro, values, defaults);

describe('a Pro feature', () => {
  it('can be a whole tool', () => {
    expect(asks(pdfOcr, {})).toBe(true);
  });

  it('can be a value of an option', () => {
    expect(asks(compressPdf, {})).toBe(false);
    expect(asks(compressPdf, { level: 'low' })).toBe(false);
    expect(asks(compressPdf, { level: 'high' })).toBe(true);
    expect(asks(compressPdf, { level: 'custom', dpi: 120 })).toBe(true);
  });

  it('can be an option, unless it has no effect', () => {
    expect(asks(compressPdf, { targetSize: 2_000_000 })).toBe(true);
    expect(asks(jpgToPdf, { pageSize: 'fit', orientation: 'auto', margin: 0, output: 'separate' })).toBe(
      false,
    );
    expect(asks(jpgToPdf, { pageSize: 'a4' })).toBe(true);
    expect(asks(jpgToPdf, { orientation: 'landscape' })).toBe(true);
    expect(asks(jpgToPdf, { margin: 10 })).toBe(true);
  });

  it('is never reported for a tool without one', () => {
    expect(asks(rotatePdf, { level: 'high', angle: 90 })).toBe(false);
  });
});
