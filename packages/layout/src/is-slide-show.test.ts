import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { drawnDocument } from '@octavo/testkit/layout/drawn-document';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { isSlideShow } from './is-slide-show.ts';

const wide = { widthPoints: 960, heightPoints: 540 };
const sheet = { widthPoints: 842, heightPoints: 595 };
const upright = { widthPoints: 595, heightPoints: 842 };

function documentOf(size: { widthPoints: number; heightPoints: number }): DocumentContent {
  return drawnDocument([{ ...new DrawnPage().text(80, 60, 'Birds').content(), ...size }]);
}

it('recognises slides by their shape or by their producer', () => {
  expect(isSlideShow(documentOf(wide))).toBe(true);
  expect(isSlideShow(documentOf(sheet))).toBe(false);
  expect(isSlideShow({ ...documentOf(sheet), creator: 'LaTeX with Beamer class' })).toBe(true);
  expect(isSlideShow({ ...documentOf(upright), creator: 'Impress' })).toBe(false);
});
