import type { DocumentLayout } from '@octavo/layout/model';
import { expect, it } from 'vitest';
import { readPassages } from './read-passages.ts';

function titleOf(title: string): string | null {
  const layout = { title, sections: [], notes: [] } as unknown as DocumentLayout;

  return readPassages({ layouts: [layout], pages: [] }).title;
}

it.each([
  'Adobe Photoshop PDF',
  'Microsoft Word - Document1',
  'Document1',
  'Présentation 2',
  'Untitled',
  'report-final.docx',
  'Scan_0042',
  ' ',
])('is not what a program has set: %j', (title) => {
  expect(titleOf(title)).toBeNull();
});

it.each(['Annual Report 2024', 'Document Retention Policy', 'Adobe House Lease', 'The Scan of 1999'])(
  'is %j as given',
  (title) => {
    expect(titleOf(title)).toBe(title);
  },
);
