import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedField } from '@octavo/editing/fields/listed-field';
import { readFields } from '@octavo/editing/fields/read-fields';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { readBlank } from '@octavo/engine-node/forms/blank-file';
import { formFolders, forms } from '@octavo/forms/_gen/forms';
import type { Answers } from '@octavo/forms/answers';
import { fillForm } from '@octavo/forms/fill-form';
import { openPdf } from '@octavo/pdf/document';
import { peopleFor } from '@octavo/testkit/forms/made-up-answers';
import fc from 'fast-check';
import { changes, likeness, reduced } from './compare-pages.ts';
import { type GreyPage, renderers } from './renderers.ts';

/**
 * Compares filled-in forms as several programs draw them:
 *
 *     node bench/forms/run.ts [form]
 *
 * Pages are drawn large and reduced: poppler puts letters on whole pixels downwards, half a pixel off at any
 * resolution, on blanks of the agencies as on ours.
 */

const drawnDpi = 900;
const square = 9;
const dpi = drawnDpi / square;

const host = {
  editor: { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() },
  signal: new AbortController().signal,
};
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
const [, , only] = process.argv;

try {
  console.log(`Drawn at ${drawnDpi} dpi, reduced to ${dpi}; the least similar page of each form\n`);
  console.log('| form | programs | blank | filled in | changed outside | fields without ink |');
  console.log('| --- | --- | --- | --- | --- | --- |');

  for (const name of formFolders.filter((each) => only === undefined || each === only)) {
    await measure(name);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(name: (typeof formFolders)[number]): Promise<void> {
  const [form, words] = await Promise.all([forms[name].form(), forms[name].en()]);
  const [revision] = form.revisions;

  if (revision === undefined) {
    throw new Error(`${name} has no revision`);
  }

  const [made = {}] = fc.sample(peopleFor(form), { numRuns: 1, seed: 11 });
  const empty = await readBlank(form.id, revision);
  // Chosen copies would leave out pages of the blank.
  const { copies: _copies, ...answers } = made;
  const pathOf = async (given: Answers, end: string) => {
    const filling = { form, revision, blank: empty, answers: given, flatten: false, words };
    const bytes = await fillForm(filling, host);
    const path = join(folder, `${name}-${end}.pdf`);
    writeFileSync(path, bytes);

    return { path, document: openPdf(bytes, codec) };
  };
  const [blank, filled] = [await pathOf({}, 'blank'), await pathOf(answers, 'filled')];
  const pages = Math.min(blank.document.pages.length, filled.document.pages.length);
  const boxes = writtenBoxes(readFields(blank.document), readFields(filled.document));
  const drawn: [program: string, blank: readonly GreyPage[], filled: readonly GreyPage[]][] = [];

  for (const [program, draw] of renderers) {
    const drawSmall = async ({ path }: typeof blank) =>
      (await draw(path, pages, drawnDpi)).map((page) => reduced(page, square));
    drawn.push([program, await drawSmall(blank), await drawSmall(filled)]);
  }

  const differences = drawn.map(([program, empties, fulls]) => {
    const all = empties.map((empty, page) =>
      changes(
        empty,
        fulls[page] ?? empty,
        boxes.filter((each) => each.page === page).map(({ box }) => box),
        dpi,
      ),
    );
    const sum = (part: keyof (typeof all)[number]) => all.reduce((total, each) => total + each[part], 0);

    return [program, `${sum('outside')} | ${sum('unchanged')} of ${boxes.length}`] as const;
  });

  for (const [at, [program, ...one]] of drawn.entries()) {
    const [next, ...other] = drawn[(at + 1) % drawn.length] ?? ['', [], []];
    const [blankLikeness, filledLikeness] = one.map((set, index) =>
      Math.min(...set.map((page, number) => likeness(page, other[index]?.[number] ?? page))).toFixed(3),
    );
    const [, changed = ''] = differences.find(([name]) => name === program) ?? [];
    console.log(`| ${name} | ${program} and ${next} | ${blankLikeness} | ${filledLikeness} | ${changed} |`);
  }
}

/** Boxes that show a value in the filled-in form and none in the blank. */
function writtenBoxes(blank: readonly ListedField[], filled: readonly ListedField[]) {
  const before = new Map(blank.map(({ name, value }) => [name, value]));

  return filled
    .filter(({ name, value }) => value !== null && value !== '' && value !== before.get(name))
    .flatMap(({ boxes, value }) =>
      boxes.filter(({ state }) => state === null || value === true || state === value),
    )
    .map(({ page, box }) => ({ page: Number(page.slice(1)) - 1, box }));
}
