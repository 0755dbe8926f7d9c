import type { GlyphRange, ParagraphLook, TextRun } from '@octavo/contract/edits/text';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { EditedContent } from '../content/page-content.ts';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotFound, editNotPossible } from '../edit-failures.ts';
import { PageStates } from '../objects/page-states.ts';
import { clippedTexts, type PlacedUnit } from './clipped-texts.ts';
import { drawRules } from './draw-rules.ts';
import { failureOf } from './failed-operation.ts';
import { followAnnotations } from './follow/follow-annotations.ts';
import { followLines } from './follow/follow-lines.ts';
import { dropMarkedTexts } from './follow/marked-texts.ts';
import { movedGlyph } from './follow/moved-glyphs.ts';
import { DocumentFonts } from './fonts/document-fonts.ts';
import { NewTextSetter } from './fonts/set-new-text.ts';
import { reportUnit } from './report-unit.ts';
import { type Cell, cellsOf } from './set/cells.ts';
import { emitUnit, movedBy, moveUnit } from './set/emit-unit.ts';
import { withListMark } from './set/list-mark.ts';
import { replaceCells } from './set/replace-cells.ts';
import { type SetUnit, setUnit } from './set/set-unit.ts';
import { glyphLook, levelLines } from './units/glyph-look.ts';
import type { PageUnit } from './units/page-unit.ts';
import { readUnits } from './units/read-units.ts';
import { GlyphChanges } from './write/glyph-changes.ts';
import { rewriteText } from './write/rewrite-text.ts';
import { widenClips } from './write/widen-clips.ts';

/** Text to put in the place of glyphs of a page. */
export interface TextReplacement {
  readonly operation: string;
  readonly range: GlyphRange;
  readonly runs: readonly TextRun[];
  readonly paragraph: ParagraphLook;
  readonly fit: 'flow' | 'keep';
}

interface UnitEdit {
  cells: Cell[];
  paragraph: ParagraphLook;
  fit: 'flow' | 'keep';
  /** Texts of the operations that change the unit, by their ids. */
  readonly operations: Map<string, string>;
}

/** Unit with changed glyphs. */
interface FollowedUnit {
  readonly unit: PageUnit;
  /** Null for a unit that only moves. */
  readonly set: SetUnit | null;
  /** Distance by which others moved the set unit. */
  readonly down: number;
}

/** Text of a page that operations of one list change. */
export class EditedText {
  readonly changes = new GlyphChanges();
  readonly #context: EditContext;
  readonly #page: EditPage;
  readonly #content: EditedContent;
  readonly #fonts: DocumentFonts;
  readonly #edits = new Map<PageUnit, UnitEdit>();
  #units: readonly PageUnit[] | null = null;

  constructor(context: EditContext, page: EditPage, fonts: DocumentFonts) {
    this.#context = context;
    this.#page = page;
    this.#fonts = fonts;
    this.#content = context.content(page);
    context.later.push(() => this.#finish());
  }

  /**
   * Indexes of the glyphs of a range.
   *
   * @throws Failure `edit-not-found` when the page shows another text there.
   */
  glyphsOf({ spans, text }: GlyphRange): number[] {
    const { glyphs } = this.#content;
    const indexes = spans.flatMap(([from, to]) =>
      Array.from({ length: Math.max(0, Math.min(to, glyphs.length) - from) }, (_, at) => from + at),
    );
    const found = indexes.map((index) => glyphs[index]!.text).join('');

    if (indexes.length === 0 || comparable(found) !== comparable(text)) {
      throw editNotFound('the page shows another text');
    }

    return indexes;
  }

  /** @throws Failure `edit-not-found` or `edit-not-possible` */
  replace({ operation, range, runs, paragraph, fit }: TextReplacement): void {
    const glyphs = new Set(this.glyphsOf(range));
    const units = this.#unitsOf(glyphs);

    if (units.length === 0) {
      throw editNotPossible('not-supported');
    }

    for (const [index, unit] of units.entries()) {
      const edit = this.#editOf(unit);
      const places = edit.cells.flatMap(({ source }, at) =>
        source?.glyph !== undefined && source.glyph !== null && glyphs.has(source.glyph.index) ? [at] : [],
      );
      const [from, to] = [places[0] ?? 0, (places.at(-1) ?? -1) + 1];
      // The text of a range over several units goes to the first of them.
      edit.cells = replaceCells(edit.cells, { from, to, runs: index === 0 ? runs : [] }, this.#hasLook(unit));

      if (index === 0 && paragraph.list !== undefined) {
        edit.cells = withListMark(edit.cells, paragraph.list, unit, this.#pageUnits);
      }

      edit.paragraph = { ...edit.paragraph, ...paragraph };
      edit.fit = fit;
      edit.operations.set(operation, runs.map(({ text }) => text).join(''));
    }
  }

  /** Moves glyphs by a distance in user space. */
  move(range: GlyphRange, by: readonly [number, number]): void {
    for (const index of this.glyphsOf(range)) {
      this.changes.moves.set(index, { by, scale: 1 });
    }
  }

  remove(range: GlyphRange): void {
    for (const index of this.glyphsOf(range)) {
      this.changes.removed.add(index);
    }
  }

  get #pageUnits(): readonly PageUnit[] {
    this.#units ??= readUnits(this.#context.editor.changes.document, this.#content);

    return this.#units;
  }

  #unitsOf(glyphs: ReadonlySet<number>): PageUnit[] {
    return this.#pageUnits.filter(({ characters }) =>
      characters.some(({ glyph }) => glyph !== null && glyphs.has(glyph.index)),
    );
  }

  #editOf(unit: PageUnit): UnitEdit {
    const edit = this.#edits.get(unit) ?? {
      cells: cellsOf(unit),
      paragraph: {},
      fit: 'flow',
      operations: new Map<string, string>(),
    };
    this.#edits.set(unit, edit);

    return edit;
  }

  #hasLook(unit: PageUnit): (cell: Cell, look: TextRun['look']) => boolean {
    const lines = levelLines(this.#content.objects, unit.frame);
    const { unit: points } = this.#page.edited.page;

    return ({ source, look: own }, look) => {
      const glyph = source?.glyph ?? null;
      const wanted = Object.entries(look).filter(([, value]) => value !== undefined);

      if (wanted.length === 0) {
        return source !== null;
      }

      if (glyph === null) {
        return source !== null;
      }

      const face = this.#fonts.faces.of(glyph.glyph.shown.state.font.font.dict);
      const current: Record<string, unknown> = { ...glyphLook(glyph, face, { unit: points, lines }), ...own };

      return wanted.every(([key, value]) =>
        key === 'size' ? Math.abs(Number(value) - Number(current['size'])) < 0.02 : current[key] === value,
      );
    };
  }

  async #finish(): Promise<void> {
    const { editor } = this.#context;
    const { page } = this.#page.edited;
    this.#fonts.note(this.#content.glyphs, this.#pageUnits);
    const setter = new NewTextSetter(editor, this.#fonts);
    const surroundings = { page, units: this.#pageUnits, objects: this.#content.objects, setter };
    const sets: { readonly set: SetUnit; readonly operations: readonly string[] }[] = [];
    const down = new Map<PageUnit, number>();

    for (const [unit, edit] of this.#edits) {
      const set = await setUnit(unit, edit, surroundings).catch((error: unknown) => {
        throw failureOf(error, edit.operations);
      });
      sets.push({ set, operations: [...edit.operations.keys()] });

      for (const [below, distance] of set.moved) {
        down.set(below, (down.get(below) ?? 0) + distance);
      }
    }

    const followed: FollowedUnit[] = [];
    const placed: PlacedUnit[] = [];

    for (const { set, operations } of sets) {
      const distance = down.get(set.unit) ?? 0;
      const moved = movedBy(set.unit, this.changes);
      emitUnit(set, this.changes, distance);
      drawRules(this.#page, set, distance);
      down.delete(set.unit);
      followed.push({ unit: set.unit, set, down: distance });
      placed.push({ unit: set.unit, set, down: distance, moved });

      for (const operation of operations) {
        this.#context.texts.push(reportUnit(set, operation, this.#page.space, { down: distance, moved }));
      }
    }

    for (const [unit, distance] of down) {
      moveUnit(unit, this.changes, distance);
    }

    const others = this.#pageUnits.filter((unit) => !this.#edits.has(unit) && this.#isChanged(unit));
    this.#widenClips([...placed, ...others.map((unit) => ({ unit, set: null, down: 0, moved: still }))]);
    rewriteText(this.#content, this.changes);
    await this.#follow([...followed, ...others.map((unit) => ({ unit, set: null, down: 0 }))]);
  }

  /** Makes room in the clips around changed texts. */
  #widenClips(units: readonly PlacedUnit[]): void {
    const { changes } = this.#context.editor;
    const texts = units.flatMap((unit) => clippedTexts(unit, this.changes));

    if (texts.length > 0) {
      const { glyphs } = this.#content;
      const states = pageStates.get(glyphs) ?? new PageStates(changes.document);
      pageStates.set(glyphs, states);
      widenClips(this.#content, states, texts);
    }
  }

  #isChanged({ characters }: PageUnit): boolean {
    return characters.some(({ glyph }) => glyph !== null && this.changes.has(glyph.index));
  }

  /** Moves and corrects what belongs to the changed words. */
  async #follow(units: readonly FollowedUnit[]): Promise<void> {
    const { changes } = this.#context.editor;
    const glyphs = units.flatMap(({ unit: { frame, characters } }) =>
      characters.flatMap(({ glyph }) =>
        glyph === null || glyph.isSpace ? [] : [movedGlyph(frame, glyph, this.changes)],
      ),
    );
    dropMarkedTexts(changes, this.#content, this.changes);
    await followAnnotations(this.#context, this.#page, glyphs);

    for (const { unit, set, down } of units) {
      await followLines(unit, set === null ? null : { unit: set, down }, {
        context: this.#context,
        page: this.#page,
        objects: this.#content.objects,
        changes: this.changes,
      });
    }
  }
}

const still = [0, 0] as const;

/** States of the content of pages, by their glyphs: they are read once while a page is typed in. */
const pageStates = new WeakMap<readonly Glyph[], PageStates>();

/** Text without what programs read differently: unknown characters, soft hyphens and spaces. */
function comparable(text: string): string {
  return text.replace(/[\s\u00a0\u00ad\ufffd]+/gu, '');
}
