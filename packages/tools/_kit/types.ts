import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { Program } from '@octavo/contract/programs';
import type * as z from 'zod';

export type Locale = 'en' | 'fr';
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Families of the home page, in its order. */
export type ToolGroup = 'organize' | 'from-pdf' | 'to-pdf' | 'images' | 'secure';

/**
 * How a person works on the files of a tool.
 * `files`: covers in a list or grid. `pages`: the pages of one document as a grid.
 */
export type WorkspaceKind =
  | { readonly kind: 'files'; readonly ordered: boolean }
  | {
      readonly kind: 'pages';
      /** What a click on a page does; `arrange` is the full set with undo. */
      readonly click: 'remove' | 'turn' | 'choose' | 'arrange';
    };

/**
 * What of a tool is part of Pro: all of it, or options by name. Of an option these are single values, or every value
 * but its default.
 */
export type ProFacts = 'tool' | Readonly<Record<string, readonly string[] | 'changed'>>;

/** Facts of a tool: data that is safe to load anywhere. */
export interface ToolFacts {
  readonly group: ToolGroup;
  /** Place within the group on the home page, from 1. */
  readonly place: number;
  readonly name: LocalizedText;
  /** One line under the name on the home page. */
  readonly summary: LocalizedText;
  /** Other words people search the tool by, separated by spaces or commas. */
  readonly keywords: LocalizedText;
  /** Outline of the icon: SVG path data on a 24 by 24 grid, stroked. */
  readonly icon: string;
  readonly workspace: WorkspaceKind;
  readonly accepts: readonly FileKind[];
  readonly produces: readonly FileKind[];
  /** `each`: every file alone; `all`: all files into one result. */
  readonly joins: 'each' | 'all';
  readonly minFiles: number;
  readonly maxFiles: number;
  /** Files of these kinds may be inserted beside the first (organize). */
  readonly related: readonly string[];
  /** Wall-clock seconds one run may take for one input before it is ended. */
  readonly wallSeconds: number;
  /** The program with a slow start that does the work: a process with it running is kept ready. */
  readonly program?: Program;
  /** `web`: a run may ask the public web, through a proxy that refuses every other address. */
  readonly reaches?: 'web';
  /** Nothing of it when not given. */
  readonly pro?: ProFacts;
  /** Protected files are this tool's business: no password is asked for on the desk. */
  readonly opensProtected?: boolean;
  /** Damaged files are this tool's business: the others send people here. */
  readonly mendsDamaged?: boolean;
}

/** An input of a run: a private copy on disk that the run may read but not change. */
export interface InputFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  readonly sizeBytes: number;
  readonly password?: string | undefined;
}

/** A result of a run: a file inside the workspace. */
export interface OutputFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  /** A PDF of its first pages, where one was drawn on the way. */
  readonly drawn?: string;
  /** Pages of a PDF, counted by the check of the output when not given. */
  readonly pages?: number;
  readonly notes: readonly Note[];
}

/** The private folder of one run. */
export interface Workspace {
  readonly folder: string;
  /** A path for a new file in the folder, never given twice. */
  newPath(extension: string): string;
}

export interface ToolRunInput<Options> {
  /** One file for tools that take each file alone, all of them otherwise. */
  readonly files: readonly InputFile[];
  /** The first of them; the only one for tools that take each file alone. */
  readonly file: InputFile;
  readonly options: Options;
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Address of the proxy for a tool that reaches the web, `http://127.0.0.1:4321`; null for any other. */
  readonly webProxy: string | null;
  /** Results this run may make, to be checked before they are made; see `requireFewResults`. */
  readonly mostResults: number;
  /** Says how much of the work is done, in units the work really has (pages, images). */
  report(done: number, total: number): void;
}

/** The work of a tool: files and options in, files out. Throws ToolFailure for what a person can be told. */
export type ToolRun<Schema extends z.ZodType> = (
  run: ToolRunInput<z.output<Schema>>,
) => Promise<OutputFile[]>;

/** Words of a tool page. A missing option label does not compile. */
export interface CopyOf<Schema extends z.ZodObject> {
  readonly subtitle: string;
  /** What the one action says; `{count}` is the number of files or pages. */
  readonly action: { readonly one: string; readonly other: string };
  readonly seo: { readonly title: string; readonly description: string };
  readonly howTo: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly { readonly ask: string; readonly answer: string }[];
  readonly options: { readonly [Option in keyof z.output<Schema>]-?: OptionWords };
}

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** Words for each value of a choice. */
  readonly choices?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>;
}

/** Any tool's copy, for code that shows whichever tool it is given. */
export type ToolCopy = Omit<CopyOf<z.ZodObject>, 'options'> & {
  readonly options: Readonly<Record<string, OptionWords>>;
};
