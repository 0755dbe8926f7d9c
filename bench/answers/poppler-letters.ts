import { spawnSync } from 'node:child_process';
import { lettersOf } from '@octavo/answers/passages/letters';

/** A letter as poppler places it: words have boxes, their letters share them evenly. */
export interface PlacedLetter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** Letters of every page of a file, from a program that shares no code with Octavo. */
export function popplerLetters(path: string, password: string): PlacedLetter[][] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-cropbox', '-upw', password, path, '-'], {
    encoding: 'utf8',
    // Below the longest string; a hostile file makes gigabytes.
    maxBuffer: 256 * 1024 ** 2,
    timeout: 120_000,
  });

  return stdout
    .split(/<page /)
    .slice(1)
    .map((page) =>
      [
        ...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">([^]*?)<\/word>/g),
      ].flatMap(([, left, top, right, bottom, word = '']) =>
        lettersIn(unescaped(word), Number(left), Number(top), Number(right), Number(bottom)),
      ),
    );
}

/** Letters within a box, by the places of the single letters: a process for each box, so for doubtful ones only. */
export function popplerLettersIn(
  path: string,
  password: string,
  page: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): string {
  const scale = 10;
  const place = (points: number) => String(Math.round(points * scale));
  const number = String(page);
  const pages = ['-f', number, '-l', number, '-r', String(72 * scale), '-cropbox'];
  const area = ['-x', place(left), '-y', place(top), '-W', place(right - left), '-H', place(bottom - top)];
  const { stdout } = spawnSync('pdftotext', [...pages, ...area, '-upw', password, path, '-'], {
    encoding: 'utf8',
    timeout: 60_000,
  });

  return lettersOf(stdout);
}

function lettersIn(word: string, left: number, top: number, right: number, bottom: number): PlacedLetter[] {
  const characters = [...word];
  const isTall = bottom - top > (right - left) * 1.5 && characters.length > 1;
  const isReversed = rightToLeft.test(word);

  return characters.flatMap((character, index) => {
    const share = (isReversed ? characters.length - index - 0.5 : index + 0.5) / characters.length;
    const [x, y] = isTall
      ? [(left + right) / 2, top + (bottom - top) * share]
      : [left + (right - left) * share, (top + bottom) / 2];

    return [...lettersOf(character)].map((letter) => ({ letter, x, y }));
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
