import type { ComponentType } from 'react';
import type { Locale, ToolCopy } from './types.ts';

/** What a tool's own options panel is given. Values are the raw options as they will be sent. */
export interface PanelProps {
  readonly locale: Locale;
  readonly copy: ToolCopy;
  readonly values: Readonly<Record<string, unknown>>;
  onChange(values: Readonly<Record<string, unknown>>): void;
  /** The files on the desk, in their order. */
  readonly files: readonly PanelFile[];
}

export interface PanelFile {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Pages of a PDF once they are known. */
  readonly pages: number | null;
}

export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
}
