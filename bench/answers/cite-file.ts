import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Citation } from '@octavo/answers/cite/citation';
import { citationOf } from '@octavo/answers/cite/cite';
import { lettersOf } from '@octavo/answers/passages/letters';
import type { Passage, ReadDocument, TextSpan } from '@octavo/answers/passages/passage';
import { readDocument } from '@octavo/engine-node/answers/read-document';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { type PlacedLetter, popplerLetters, popplerLettersIn } from './poppler-letters.ts';

/**
 * Cites every sentence and every cell of one file, and reads the boxes again with poppler. Prints one line of JSON.
 * `node bench/answers/cite-file.ts FILE [PASSWORD] [--show]`
 */
const [path = '', password = '', show] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'octavo-cite-'));

try {
  const started = process.cpuUsage();
  const { read } = await readDocument(
    { name: 'a.pdf', kind: 'pdf', path, sizeBytes: statSync(path).size, password },
    { language: ['eng'] },
    { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
  );
  const { user, system } = process.cpuUsage(started);
  const letters = popplerLetters(path, password);
  const counts = countsOf(read, letters);
  console.log(
    JSON.stringify({
      pages: read.pages.length,
      unread: read.pages.filter(({ state }) => state === 'unread').length,
      scanned: read.pages.filter(({ state }) => state === 'scanned').length,
      seconds: (user + system) / 1e6,
      megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      bytes: JSON.stringify(read).length,
      ...counts,
    }),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

interface Counts {
  /** Sentences and cells with letters. */
  wanted: number;
  cited: number;
  /** Of those cited on pages with text in the file: read again with the same letters. */
  checked: number;
  same: number;
  rightToLeft: number;
  rightToLeftCited: number;
}

function countsOf(read: ReadDocument, letters: readonly PlacedLetter[][]): Counts {
  const counts = { wanted: 0, cited: 0, checked: 0, same: 0, rightToLeft: 0, rightToLeftCited: 0 };

  for (const passage of read.passages) {
    for (const span of spansOf(passage)) {
      const text = passage.text.slice(span.start, span.end);
      const wanted = lettersOf(text);

      if (wanted === '') {
        continue;
      }

      const isRightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
      const citation = citationOf({ document: 0, read, passage, span });
      counts.wanted += 1;
      counts.rightToLeft += isRightToLeft ? 1 : 0;

      if (citation === null) {
        if (show !== undefined) {
          console.error('uncited:', text);
        }

        continue;
      }

      counts.cited += 1;
      counts.rightToLeftCited += isRightToLeft ? 1 : 0;

      if (read.pages[citation.page - 1]?.state === 'text') {
        const again = lettersWithin(citation, letters[citation.page - 1] ?? []);
        const quoted = bagOf(lettersOf(citation.quote));
        const isSame = again === quoted || cropped(citation) === quoted;
        counts.checked += 1;
        counts.same += isSame ? 1 : 0;

        if (!isSame && show !== undefined) {
          console.error(`differs: p. ${citation.page} ${JSON.stringify(citation.boxes)} ${citation.quote}`);
          console.error(`         ${inOrder(citation, letters[citation.page - 1] ?? [])}`);
        }
      }
    }
  }

  return counts;
}

function spansOf({ row, sentences, text }: Passage): readonly TextSpan[] {
  return row === undefined
    ? sentences
    : [...row.cells, { start: 0, end: row.label.length }, { start: 0, end: text.length }];
}

function within({ boxes }: Citation, letters: readonly PlacedLetter[]): PlacedLetter[] {
  return letters.filter(({ x, y }) =>
    boxes.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom),
  );
}

function inOrder(citation: Citation, letters: readonly PlacedLetter[]): string {
  return within(citation, letters)
    .map(({ letter }) => letter)
    .join('');
}

/** The same letters whatever their order: readers differ in the order of lines and of text from right to left. */
function lettersWithin(citation: Citation, letters: readonly PlacedLetter[]): string {
  return bagOf(inOrder(citation, letters));
}

function cropped({ page, boxes }: Citation): string {
  return bagOf(boxes.map((box) => popplerLettersIn(path, password, page, box)).join(''));
}

/** Letters in alphabetical order. Poppler keeps an accent that is drawn over a dotless i apart from it. */
function bagOf(letters: string): string {
  return [...letters.replaceAll(/[ıïîíì]/g, 'i')].toSorted().join('');
}
