import type { Note } from '@octavo/contract/job';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ByteSink } from '@octavo/pdf/host';
import { codec } from '../codec.ts';
import { openFileBytes } from '../file-bytes.ts';
import { writeFileThrough } from '../file-sink.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import type { InputFile, OutputFile } from '../run-files.ts';
import { isIntact } from './check-output.ts';
import { keepProtection } from './keep-protection.ts';
import { changedNotes, repairedNotes, signatureNotes } from './notes.ts';
import { type AccessPurpose, checkPurpose, openPdfFile, type RunContext } from './open.ts';

export interface PdfEditOptions {
  /** Name of the result. */
  readonly name: string;
  /** `rewrite` for changes after which nothing of the old content may remain in the bytes; else `append`. */
  readonly mode?: 'append' | 'rewrite';
  /** `look` for a change that checks its purposes itself; else `modify`. */
  readonly purpose?: 'modify' | 'look';
  /** Examines the result before it is protected like its source, and throws when it must not be handed out. */
  prove?(path: string): Promise<void>;
}

/** File that is changed, with the permissions of its owner. */
export interface ChangedFile {
  /** @throws Failure `restricted-file` for a purpose that the owner forbids. */
  check(purpose: AccessPurpose): void;
}

/** Change that is not written by the editor it began with. */
export interface WrittenChange {
  readonly notes: readonly Note[];
  /** Pages of the result. */
  readonly pages: number;
  /** True when the bytes of the document stay, and with them its signatures. */
  readonly isAppended: boolean;
  write(sink: ByteSink): unknown;
}

/**
 * Changes a document through its editor, and returns notes for the user, or what is written in place of the editor's
 * changes. May be called again on a rebuilt copy.
 */
export type PdfChange = (
  editor: PdfEditor,
  document: PdfDocument,
  file: ChangedFile,
) => Promise<readonly Note[] | WrittenChange>;

/** Fonts are read when a text first needs them, and kept for the other files of the run. */
const fonts = installedFonts();

/**
 * Changes the pages of a file and keeps its protection. The changes are appended, so that signatures stay valid;
 * a file that is damaged, or whose update other programs read differently, is rebuilt first.
 *
 * @throws Failure of `openPdfFile` for the purpose, or of the change.
 */
export async function editPdfFile(
  file: InputFile,
  { name, mode = 'append', purpose = 'modify', prove = async () => undefined }: PdfEditOptions,
  context: RunContext,
  change: PdfChange,
): Promise<OutputFile> {
  const opened = await openPdfFile(file, purpose, context);
  const { document } = opened;
  const outputOf = async (source: PdfDocument, how: 'append' | 'rewrite', repairs: readonly Note[]) => {
    const path = context.workspace.newPath('pdf');
    const editor = PdfEditor.open(source, { codec, fonts, codeMaps: installedCodeMaps() });
    const made = await change(editor, source, {
      check: (needed) => checkPurpose(opened, needed),
    });
    const written: WrittenChange =
      'write' in made
        ? made
        : {
            notes:
              how === 'append' && opened.protection === null ? [...changedNotes(document), ...made] : made,
            pages: document.pageCount,
            isAppended: true,
            write: (sink) => editor.commit({ mode: how }, sink),
          };
    writeFileThrough(path, (sink) => written.write(sink));
    // Encrypting a result again rewrites it.
    const isKept = how === 'append' && written.isAppended && opened.protection === null;

    return {
      name,
      kind: 'pdf',
      path,
      pages: written.pages,
      notes: [...repairs, ...(isKept ? [] : signatureNotes(document)), ...written.notes],
    } satisfies OutputFile;
  };
  const finish = async (output: OutputFile): Promise<OutputFile> => {
    await prove(output.path);

    return { ...output, path: await keepProtection(output.path, opened, context) };
  };

  if (opened.repaired.length === 0) {
    const output = await outputOf(document, mode, []);

    // Damage that our reader tolerates can make other readers count the pages differently.
    if (await isIntact(output, context)) {
      return finish(output);
    }
  }

  const repaired = opened.repaired.length === 0 ? ['rewritten'] : opened.repaired;

  return finish(await outputOf(await rebuild(document, context), 'rewrite', repairedNotes(repaired)));
}

/** A copy with a page tree and a cross-reference table of its own. */
async function rebuild(document: PdfDocument, { workspace }: RunContext): Promise<PdfDocument> {
  const path = workspace.newPath('pdf');
  const pages = Array.from({ length: document.pageCount }, (_, page) => ({ source: 0, page }));
  const plan = {
    sources: [{ document, title: '' }],
    pages,
    bookmarks: 'keep',
    modified: new Date(),
  } as const;
  writeFileThrough(path, (sink) => assemble(plan, sink, codec));

  return openPdf(await openFileBytes(path), codec);
}
