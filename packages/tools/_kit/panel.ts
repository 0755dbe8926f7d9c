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

/**
 * Verdict of a panel on its values: `ready` to be sent, or not, with a message for the user if there is one.
 */
export type PanelVerdict =
  | { readonly ready: true }
  | { readonly ready: false; readonly reason: string | null };

export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
  /** Initial options, when they differ from the defaults of the schema. */
  readonly start?: PanelValues;
  /** Initial options that depend on the language of the page. */
  startIn?(locale: Locale): PanelValues;
  /**
   * Synchronization of the pages in the workspace with these options, when `pages` alone does not define it.
   */
  readonly pages?: PageRules;
  /** Validates the values before they are sent; without it, all values are ready. */
  judge?(props: Omit<PanelProps, 'onChange'>): PanelVerdict;
  /** Converts the values to the sent options, when a panel keeps more than the options. */
  send?(values: PanelValues): PanelValues;
}
