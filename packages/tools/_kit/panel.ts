import type { ComponentType } from 'react';
import type { PageRules } from './page-rules.ts';
import type { Locale, ToolCopy } from './types.ts';

/** Raw options as sent: an unset option is absent. */
export type PanelValues = Readonly<Record<string, unknown>>;

/** Props of a tool's own options panel. */
export interface PanelProps {
  readonly locale: Locale;
  readonly copy: ToolCopy;
  readonly values: PanelValues;
  onChange(values: PanelValues): void;
  /** Files in the workspace, in order. */
  readonly files: readonly PanelFile[];
  /** Files that options take, by the name of the option. */
  readonly optionFiles: PanelOptionFiles;
  /** Takes a file for an option, or removes the one it has. */
  onOptionFile(option: string, file: File | null): void;
}

export type PanelOptionFiles = Readonly<Record<string, PanelOptionFile>>;

/** A file that an option takes, such as a picture. */
export interface PanelOptionFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** Object URL of its bytes; null until they are read, or when the file was refused. */
  readonly url: string | null;
  /** Reason why the file can't be used. */
  readonly problem: string | null;
}

/** Props of a panel's judgement. */
export type JudgedProps = Omit<PanelProps, 'onChange' | 'onOptionFile'>;

/** Props of what a panel draws over a page in the workspace. */
export interface OverlayProps {
  readonly locale: Locale;
  readonly values: PanelValues;
  readonly optionFiles: PanelOptionFiles;
  /** Index of the page, from 0. */
  readonly page: number;
  /** Number of pages of its document. */
  readonly pages: number;
  /** Size of the page as shown, in points. */
  readonly width: number;
  readonly height: number;
}

export interface PanelFile {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Page count of a PDF; null while it is unknown. */
  readonly pages: number | null;
  /** True when the file does not open without a password, or not with the given one. */
  readonly locked: boolean;
}

/** Props of what users move over the large page of the workspace `page`. */
export interface PageSurfaceProps {
  readonly locale: Locale;
  readonly values: PanelValues;
  /** Size of the page as shown, in points. */
  readonly page: { readonly width: number; readonly height: number };
  /** Pixels of a point. */
  readonly scale: number;
  onChange(values: PanelValues): void;
}

/**
 * Verdict of a panel on its values: `ready` to be sent, or not, with a message for the user if there is one.
 */
export type PanelVerdict =
  | { readonly ready: true }
  | {
      readonly ready: false;
      readonly reason: string | null;
      /** True when the field with the mistake shows the same sentence. */
      readonly isAtField?: boolean;
    };

export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
  /** Covers the large page of the workspace `page`. */
  readonly PageSurface?: ComponentType<PageSurfaceProps>;
  /** Initial options, when they differ from the defaults of the schema. */
  readonly start?: PanelValues;
  /** Initial options that depend on the language of the page. */
  startIn?(locale: Locale): PanelValues;
  /**
   * Synchronization of the pages in the workspace with these options, when `pages` alone does not define it.
   */
  readonly pages?: PageRules;
  /** Validates the values before they are sent; without it, all values are ready. */
  judge?(props: JudgedProps): PanelVerdict;
  /** Drawn over each page in the workspace: what the result will have there. See `OverlaySheet`. */
  readonly Overlay?: ComponentType<OverlayProps>;
  /** Converts the values to the sent options, when a panel keeps more than the options. */
  send?(values: PanelValues): PanelValues;
}
