import { randomToken } from '../../../transports/random-token.ts';

/** A file that the list names: the picture of a stamp, or an attached file. */
export interface Asset {
  readonly name: string;
  readonly blob: Blob;
}

/** Files that operations name. They stay while the editor is open, so that undo and redo find them. */
export class AssetStore {
  readonly #assets = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();

  readonly #onAsset: (asset: Asset) => void;
  #all: readonly Asset[];

  /** `onAsset` hears of every file, also of those that were kept. */
  constructor(assets: readonly Asset[], onAsset: (asset: Asset) => void) {
    this.#all = assets;
    this.#onAsset = onAsset;
    assets.forEach((asset) => {
      this.#assets.set(asset.name, asset.blob);
      onAsset(asset);
    });
  }

  /** Keeps a file and returns the name for operations: its own, made unique. */
  add(file: File): string {
    const name = this.#assets.has(file.name) ? `${randomToken().slice(0, 6)}-${file.name}` : file.name;
    this.#assets.set(name, file);
    this.#all = [...this.#all, { name, blob: file }];
    this.#onAsset({ name, blob: file });
    this.#listeners.forEach((listener) => listener());

    return name;
  }

  get(name: string): Blob | undefined {
    return this.#assets.get(name);
  }

  readonly all = (): readonly Asset[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };
}
