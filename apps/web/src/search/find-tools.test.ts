import { describe, expect, it } from 'vitest';
import { findTools } from './find-tools.ts';
import { searchWords } from './search-words.server.ts';

const tools = searchWords();
const found = (query: string) => findTools(tools, query);

describe('the search of tools', () => {
  it('offers every tool before a word is typed', () => {
    expect(found('  ')).toHaveLength(tools.length);
  });

  it.each([
    ['shrink', 'compress-pdf'],
    ['password', 'protect-pdf'],
    ['Réduire', 'compress-pdf'],
    ['reduire', 'compress-pdf'],
    ['fusion', 'merge-pdf'],
    ['MERG', 'merge-pdf'],
    ['pdf jpg', 'pdf-to-jpg'],
    ['jpg pdf', 'jpg-to-pdf'],
    ['photo', 'jpg-to-pdf'],
    ['tourner', 'rotate-pdf'],
    ['image size', 'resize-image'],
    ['crypt', 'protect-pdf'],
    ['lock', 'protect-pdf'],
  ])('finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('ranks a name before a keyword', () => {
    expect(found('merge')[0]).toBe('merge-pdf');
    expect(found('split')[0]).toBe('split-pdf');
  });

  it.each([
    ['pdf to word', 'pdf-to-word'],
    ['word to pdf', 'word-to-pdf'],
    ['pdf en word', 'pdf-to-word'],
    ['un word vers pdf', 'word-to-pdf'],
    ['pdftoword', 'pdf-to-word'],
    ['pdf2word', 'pdf-to-word'],
    ['docx to pdf', 'word-to-pdf'],
    ['pdf to docx', 'pdf-to-word'],
    ['png to pdf', 'jpg-to-pdf'],
    ['pdf to txt', 'pdf-to-txt'],
    ['pdf2txt', 'pdf-to-txt'],
    ['pdf to html', 'pdf-to-txt'],
    ['pdf2docx', 'pdf-to-word'],
    ['docx2pdf', 'word-to-pdf'],
    ['motdepasse', 'protect-pdf'],
    ['pdf2wo', 'pdf-to-word'],
    ['jpgenpdf', 'jpg-to-pdf'],
    ['compresserpdf', 'compress-pdf'],
    ['jpg en pdf', 'jpg-to-pdf'],
    ['pdf jpg', 'pdf-to-jpg'],
    ['alléger', 'compress-pdf'],
    ['alleger un pdf', 'compress-pdf'],
    ['rassembler', 'merge-pdf'],
    ['concaténer', 'merge-pdf'],
    ['scinder', 'split-pdf'],
    ['supprimer des pages', 'delete-pages'],
    ['mot de passe', 'protect-pdf'],
    ['déverrouiller', 'unlock-pdf'],
    ['océriser', 'pdf-ocr'],
    ['numériser', 'pdf-ocr'],
    ['tableur', 'pdf-to-excel'],
    ['diaporama', 'pdf-to-ppt'],
    ['livre', 'ebooks-to-pdf'],
    ['fusioner', 'merge-pdf'],
    ['comprese', 'compress-pdf'],
    ['roatte', 'rotate-pdf'],
    ['verrouiller', 'protect-pdf'],
    ['photo en pdf', 'jpg-to-pdf'],
  ])('ranks the tool meant by %s first', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('keeps the order of the catalogue for equal matches', () => {
    expect(found('pdf').slice(0, 3)).toEqual(['merge-pdf', 'split-pdf', 'rotate-pdf']);
  });

  it('finds nothing when one of the words fits no tool', () => {
    expect(found('merge zebra')).toEqual([]);
  });
});
