import { type FailureCode, type FailureValues, isFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import type { Permissions } from '@octavo/engine-browser/protocol';
import type { PixelSize } from '@octavo/pdf/picture/pixel-size';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** States of a file, in the spelling of the product's specification. */
export type FileStatus = 'ready' | 'convert' | 'success' | 'convertFaild' | 'uploadFail';

export interface ShownFailure {
  readonly code: FailureCode;
  readonly values: FailureValues;
}

/** Result of inspecting a file in the browser. */
export type FilePreview =
  | { readonly state: 'reading' }
  | {
      readonly state: 'seen';
      /** Null for a picture. */
      readonly pages: number | null;
      /** An object URL. */
      readonly cover: string | null;
      /** Permissions that the owner left to the user; null for a file without restrictions. */
      readonly permissions: Permissions | null;
      /** Signers of a PDF; an empty name for one that cannot be read. */
      readonly signers: readonly string[];
      /** Size of a picture that can't be shown here. */
      readonly pixels?: PixelSize | null;
      /** Address of a web page. */
      readonly address?: string | null;
    }
  | { readonly state: 'locked'; readonly wrong: boolean }
  /** Could not be drawn here; the server may still be able to read it. */
  | { readonly state: 'unseen'; readonly isDamaged: boolean };

export interface WorkspaceFile {
  readonly key: string;
  /** Token of the file on the server; for a file from this device, generated here before the upload. */
  readonly token: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** True for a file that exists only here until it is uploaded. */
  readonly fromDevice: boolean;
  readonly status: FileStatus;
  /** Uploaded share, from 0 to 1. */
  readonly sent: number;
  /** True while the upload is paused because there is no connection. */
  readonly waiting: boolean;
  readonly failure: ShownFailure | null;
  readonly preview: FilePreview;
  readonly password: string;
  /** True once the server has refused the file for the restrictions of its owner. */
  readonly isRestricted: boolean;
  /** True when the user has stated their right to do what the owner restricts. */
  readonly rights: boolean;
  /** Pages of this file to take, as an expression; empty takes all. */
  readonly chosenPages: string;
}

/** Name to show for a file: a web page goes by its address. */
export function titleOf({ name, preview }: Pick<WorkspaceFile, 'name' | 'preview'>): string {
  const address = preview.state === 'seen' ? preview.address : null;

  return address ? address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') : name;
}

/** Failure to show for an error; `otherwise` for one without a code. */
export function failureFrom(error: unknown, otherwise: FailureCode): ShownFailure {
  return isFailure(error) ? { code: error.code, values: error.values } : { code: otherwise, values: {} };
}

/** True for a PDF that the browser found damaged. */
export function isDamaged({ kind, preview }: Pick<WorkspaceFile, 'kind' | 'preview'>): boolean {
  return kind === 'pdf' && preview.state === 'unseen' && preview.isDamaged;
}

/** True for a file that the tool may only work on when the user states their right to. */
export function needsRights(
  { ownerPermission }: Pick<ToolFacts, 'ownerPermission'>,
  { preview, isRestricted }: Pick<WorkspaceFile, 'preview' | 'isRestricted'>,
): boolean {
  const permissions = preview.state === 'seen' ? preview.permissions : null;

  return isRestricted || (ownerPermission !== undefined && permissions?.[ownerPermission] === false);
}

export function pagesOf(file: WorkspaceFile): number | null {
  return file.preview.state === 'seen' ? file.preview.pages : null;
}

/** Moves an entry before the one now at `target`; `target` may be the length of the list. */
export function moveTo<Item>(items: readonly Item[], from: number, target: number): Item[] {
  const moved = items.filter((_, index) => index !== from);
  const item = items[from];

  if (item === undefined) {
    return moved;
  }

  return moved.toSpliced(from < target ? target - 1 : target, 0, item);
}

/** Totals for the toolbar of a workspace. `pages` is null while some page counts are unknown. */
export function totals(files: readonly WorkspaceFile[]): {
  readonly pages: number | null;
  readonly bytes: number;
} {
  const pages = files.map(pagesOf);

  return {
    pages: pages.includes(null) ? null : pages.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    // The bytes of an address say nothing about the page that it leads to.
    bytes: files.reduce((sum, { kind, sizeBytes }) => sum + (kind === 'url' ? 0 : sizeBytes), 0),
  };
}
