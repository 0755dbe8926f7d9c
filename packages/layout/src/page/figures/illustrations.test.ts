import type { PageContent } from '@octavo/pdf/content/page-content';
import { DrawnPage } from '@octavo/testkit/layout/drawn-page';
import { expect, it } from 'vitest';
import { illustrationsOf } from './illustrations.ts';

const wholePage = { left: 0, top: 0, right: 595, bottom: 842 };
const scan = {
  ...wholePage,
  image: 'scan',
  pixelWidth: 1190,
  pixelHeight: 1684,
  angle: 0,
  order: 0,
  markedContent: -1,
  artifact: false,
};
const sentence = 'Swifts come down only to nest in May';

function scanned(page: DrawnPage, more: Partial<PageContent>): PageContent {
  return { ...page.content(), scanned: true, images: [scan], ...more };
}

const labelsOf = (content: PageContent): string[] =>
  illustrationsOf(content).map(({ labels = [] }) => labels.map(({ text }) => text).join(''));

it('keeps the picture of a scan whose words are labels, with those words', () => {
  const page = new DrawnPage().text(100, 300, '1850').text(400, 500, 'Clay');
  const [picture] = illustrationsOf(scanned(page, { pictured: true }));

  expect(picture).toMatchObject({ ...wholePage, behindText: false, alternative: '1850\nClay' });
  expect(labelsOf(scanned(page, { pictured: true }))).toEqual(['1850Clay']);
});

it('crops a drawing beside text, and keeps the text in the flow', () => {
  const page = new DrawnPage().text(70, 100, sentence).text(70, 113, sentence).text(120, 300, 'Clay');
  const area = { left: 100, top: 200, right: 300, bottom: 400 };

  expect(illustrationsOf(scanned(page, { pictured: true, illustrations: [area] }))).toMatchObject([area]);
  expect(labelsOf(scanned(page, { illustrations: [area] }))).toEqual(['Clay']);
});

it('crops no text that runs around a picture', () => {
  const page = new DrawnPage().text(280, 250, sentence).text(280, 263, sentence).text(70, 420, sentence);
  const area = { left: 100, top: 200, right: 300, bottom: 430 };

  expect(illustrationsOf(scanned(page, { illustrations: [area] }))).toMatchObject([
    { left: 100, top: 200, right: 280, bottom: 411, alternative: null },
  ]);
});

it('returns nothing for a scan of text and for digital pages', () => {
  const page = new DrawnPage().text(70, 100, sentence).text(70, 113, sentence);

  expect(illustrationsOf(scanned(page, { illustrations: [] }))).toEqual([]);
  expect(illustrationsOf({ ...page.content(), images: [scan] })).toEqual([]);
});
