import type { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import type { FileOptionRule } from '@octavo/contract/option-files';
import type { Program } from '@octavo/contract/programs';
import type { OperatorBlank } from '@octavo/engine-node/forms/operator-blanks';
import type { InputFile, OutputFile, Workspace } from '@octavo/engine-node/run-files';
import type { FormFolder } from '@octavo/forms/_gen/forms';
import type * as z from 'zod';

export type Locale = 'en' | 'fr';
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Tool groups of the home page, in display order. */
export type ToolGroup = 'organize' | 'edit' | 'from-pdf' | 'to-pdf' | 'images' | 'secure' | 'forms';

/**
 * Workspace of a tool. `files`: covers in a list or grid. `pages`: the pages of one document as a grid. `page`: one
 * large page of it, below the surface of the tool's panel.
 */
export type WorkspaceKind =
  | { readonly kind: 'files'; readonly ordered: boolean }
  | { readonly kind: 'page' }
  | {
      readonly kind: 'pages';
      /** Action of a click on a page; `arrange` is the full set with undo. */
      readonly click: 'remove' | 'turn' | 'choose' | 'arrange';
    };

/**
 * Interface of a tool page. `batch`: files, options, one run and its results. `editor`: one document, changed on its
 * pages. `form`: questions instead of files.
 */
export type SurfaceName = 'batch' | 'editor' | 'form';

/**
 * Effect of a run on the signatures of a PDF. `untouched`: a signed file stays as it is; `changed`: they stay, and
 * readers report changes after signing; `lost`: the result has none; `lost-if-changed`: none, unless there is nothing
 * to change.
 */
export type SignatureEffect = 'untouched' | 'changed' | 'lost' | 'lost-if-changed';

/**
 * Work that the editor's tools are ordered for: those of the main job of the page stand first. `verify` changes
 * nothing: the page has the report about the signatures in their place.
 */
export type EditorTask = 'edit' | 'annotate' | 'redact' | 'sign' | 'verify';

/**
 * Pro parts of a tool: the whole tool, or options by name. For an option, these are single values, or every
 * value except its default.
 */
export type ProFacts = 'tool' | Readonly<Record<string, readonly string[] | 'changed'>>;

/** Facts of a tool: data that can be loaded in any environment. */
/** Programs without which some tools cannot work. */
export type NeededProgram = Program | 'poppler';

export interface ToolFacts {
  readonly group: ToolGroup;
  /** Position within the group on the home page, from 1. */
  readonly place: number;
  readonly name: LocalizedText;
  /** One line under the name on the home page. */
  readonly summary: LocalizedText;
  /** Additional search terms for the tool, separated by spaces or commas. */
  readonly keywords: LocalizedText;
  /** Outline of the icon: SVG path data on a 24 by 24 grid, stroked. */
  readonly icon: string;
  readonly surface: SurfaceName;
  /** Main job of the page, for the surface `editor`; `edit` when absent. */
  readonly editorTask?: EditorTask;
  /** Form of the page, for the surface `form`. */
  readonly form?: FormFolder;
  /** Other paths of the page, without a slash; search engines are told the one that is the id. */
  readonly otherPaths?: readonly string[];
  readonly workspace: WorkspaceKind;
  readonly accepts: readonly FileKind[];
  /** Options that take files, such as a picture; none when absent. */
  readonly optionFiles?: Readonly<Record<string, FileOptionRule>>;
  readonly produces: readonly FileKind[];
  /**
   * Switches that add a result of another kind, such as a report; on the command line, their value is its path. None
   * when absent.
   */
  readonly resultOptions?: Readonly<Record<string, FileKind>>;
  /**
   * Effect on the signatures of a PDF, which the page states before the run. Absent for tools that decide by the
   * changes, or give no PDF.
   */
  readonly signatures?: SignatureEffect;
  /** Switches whose effect on signatures is another one when they are on. */
  readonly signaturesWith?: Readonly<Record<string, SignatureEffect>>;
  /** Kind of report that the JSON of a result is; the page shows it, and the command line prints it. */
  readonly report?: 'verification';
  /** `each`: one run per file; `all`: all files into one result. */
  readonly joins: 'each' | 'all';
  /** 0 for a tool that works on its options alone. */
  readonly minFiles: number;
  readonly maxFiles: number;
  /** Ids of related tools, linked on the tool page and ranked first among the next steps of a result. */
  readonly related: readonly string[];
  /** Time limit of one run per input, in wall-clock seconds. */
  readonly wallSeconds: number;
  /** Program with a slow start that does the work; a running process of it is kept ready. */
  readonly program?: Program;
  /** Program without which the tool cannot work, besides `program`: most others are only faster or surer with one. */
  readonly needs?: Exclude<NeededProgram, Program>;
  /** True for a tool whose only work is OCR: its page says first which languages it lacks. */
  readonly readsScans?: boolean;
  /**
   * `web`: a run may access the public web, through a proxy that blocks all other addresses. `authorities`: also the
   * time-stamp authority of the operator, wherever it is.
   */
  readonly reaches?: 'web' | 'authorities';
  /** Pro parts of the tool; none when absent. */
  readonly pro?: ProFacts;
  /** True when the tool handles protected files itself, so the workspace does not ask for a password. */
  readonly opensProtected?: boolean;
  /**
   * True for the tool whose jobs read the files of a document for questions; the server alone reads its results.
   */
  readonly readsForQuestions?: true;
  /** Permission that the tool needs from the owner of a PDF; the workspace asks for the user's right without it. */
  readonly ownerPermission?: 'assemble' | 'modify' | 'extract';
  /** True when the tool handles damaged files; other tools refer users to it. */
  readonly repairsDamaged?: boolean;
}

/** Facts that runs and their requests need; all that a tool without a page of the catalogue has. */
export type RunFacts = Pick<
  ToolFacts,
  | 'accepts'
  | 'produces'
  | 'optionFiles'
  | 'form'
  | 'joins'
  | 'minFiles'
  | 'maxFiles'
  | 'wallSeconds'
  | 'program'
  | 'reaches'
  | 'pro'
  | 'repairsDamaged'
  | 'readsForQuestions'
>;

/** Key with which the operator of a service seals files. */
export interface SealKey {
  /** PKCS#12 file in Base64. */
  readonly p12: string;
  readonly password: string;
}

export interface ToolRunInput<Options> {
  /** One file for tools that process each file separately, otherwise all files. */
  readonly files: readonly InputFile[];
  /**
   * First file; the only one for tools that process each file separately.
   *
   * @throws Failure `too-few-files` in a run without files
   */
  readonly file: InputFile;
  readonly options: Options;
  /** Files of options, by the name of the option. */
  readonly optionFiles: Readonly<Record<string, readonly InputFile[]>>;
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Proxy address, `http://127.0.0.1:4321`, for tools with web access; null for others. */
  readonly webProxy: string | null;
  /** Address of the time-stamp authority for signatures; null when there is none, or the tool does not reach it. */
  readonly timeStampAuthority: string | null;
  /** Certificates in DER that the host trusts, for tools that reach authorities. */
  readonly trustedRoots: readonly Uint8Array[];
  /** Key of the operator's seal; null when there is none, or the run does not seal. */
  readonly seal: SealKey | null;
  /** Newer blanks of the operator, for a tool with a form. */
  readonly formBlanks: readonly OperatorBlank[];
  /** Largest number of results of this run, checked before they are produced; see `requireFewResults`. */
  readonly mostResults: number;
  /**
   * Takes the failure of a part of a run without files, such as wrong rows of a table, so that the other parts are
   * made; null when they must not be.
   */
  readonly onPartFailed: ((failure: Failure) => void) | null;
  /** Takes what is read so far, from a tool that reads for questions; null when none can be asked during the run. */
  readonly onPart: ((part: PartFile) => void) | null;
  /** Reports progress in actual units of the work (pages, images). */
  report(done: number, total: number): void;
}

/** File in the workspace with the passages of some pages, which follow those of the part before. */
export interface PartFile {
  readonly path: string;
  /** Last page, from 1. */
  readonly lastPage: number;
  /** Pages of the whole file. */
  readonly pageCount: number;
}

/**
 * Work of a tool: files and options in, files out. Throws Failure for errors that are reported to the
 * user.
 */
export type ToolRun<Schema extends z.ZodType> = (
  run: ToolRunInput<z.output<Schema>>,
) => Promise<OutputFile[]>;

/** Copy of a tool page. A missing option label does not compile; `Files` names the options that take a file. */
export interface CopyOf<Schema extends z.ZodObject, Files extends string = never> {
  readonly subtitle: string;
  /** Label of the action button; `{count}` is the number of files or pages. */
  readonly action: { readonly one: string; readonly other: string };
  readonly seo: { readonly title: string; readonly description: string };
  readonly howTo: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly ToolQuestion[];
  readonly options: { readonly [Option in keyof z.output<Schema> | Files]-?: OptionWords };
}

export interface ToolQuestion {
  readonly ask: string;
  readonly answer: string;
  /** True when the answer is about a service, and does not hold in the desktop application. */
  readonly isAboutService?: boolean;
}

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** Labels of each value of a choice. */
  readonly choices?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>;
}

/** Copy of any tool, for code that handles all tools. */
export type ToolCopy = Omit<CopyOf<z.ZodObject>, 'options'> & {
  readonly options: Readonly<Record<string, OptionWords>>;
};
