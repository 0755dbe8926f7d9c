import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the true text from the file beside a scan: lines with boxes, ALTO, hOCR or plain. Null when there is
 * none.
 */
export function truthBeside(path: string): string | null {
  const stem = path.replace(/(\.tif)?\.[^.]+$/, '');
  const readers: readonly [string, (text: string) => string][] = [
    ['.txt', (text) => text],
    ['.gold.txt', (text) => text],
    ['.csv', linesOfBoxes],
    ['.xml', wordsOfAlto],
    ['.truth.hocr', wordsOfHocr],
  ];

  for (const [ending, read] of readers) {
    if (existsSync(stem + ending)) {
      return read(readFileSync(stem + ending, 'utf8'));
    }
  }

  return null;
}

/** Lines of eight numbers, then the text, which may contain commas itself. */
function linesOfBoxes(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split(',').slice(8).join(','))
    .join('\n');
}

function wordsOfAlto(xml: string): string {
  return [...xml.matchAll(/<String\b[^>]*\bCONTENT="([^"]*)"/g)]
    .map(([, word = '']) => plain(word))
    .join('\n');
}

function wordsOfHocr(html: string): string {
  return [...html.matchAll(/<span[^>]*class=["']ocrx_word["'][^>]*>(.*?)<\/span>/gs)]
    .map(([, word = '']) => plain(word.replace(/<[^>]*>/g, '')))
    .join(' ');
}

function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
