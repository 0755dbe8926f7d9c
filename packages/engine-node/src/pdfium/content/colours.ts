import type { Colour } from '@octavo/pdf/content/page-content';
import type { Pdfium } from '../library.ts';
import type { Scratch } from './scratch.ts';

export interface FillPaint {
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
}

const black: FillPaint = { colour: '000000', opacity: 1 };

export function fillOf(pdfium: Pdfium, object: number, scratch: Scratch): FillPaint {
  return pdfium.FPDFPageObj_GetFillColor(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3))
    ? paint(scratch)
    : black;
}

export function strokeOf(pdfium: Pdfium, object: number, scratch: Scratch): FillPaint {
  return pdfium.FPDFPageObj_GetStrokeColor(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3))
    ? paint(scratch)
    : black;
}

function paint(scratch: Scratch): FillPaint {
  const parts = [scratch.int(0), scratch.int(1), scratch.int(2)];

  return {
    colour: parts.map((part) => (part & 0xff).toString(16).padStart(2, '0')).join(''),
    opacity: (scratch.int(3) & 0xff) / 255,
  };
}
