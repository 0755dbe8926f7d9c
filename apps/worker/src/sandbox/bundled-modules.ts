import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';

/** File name of the module with which a bundle begins. */
export const mainModule = 'main.cjs';

interface LoadedModule {
  readonly exports: object;
}

type ModuleBody = (exports: object, require: (name: string) => unknown, module: LoadedModule) => void;

/**
 * Loads the CommonJS modules of a bundle together with their compiled code. Node's own cache has only the functions
 * that run while a module is loaded; this one has all that had run when the code was kept.
 */
export class BundledModules {
  readonly #folder: string;
  readonly #loaded = new Map<string, LoadedModule>();
  readonly #scripts = new Map<string, Script>();
  /** Finds built-in modules, and packages outside the bundle from where the product lies. */
  readonly #requireOther = createRequire(import.meta.url);

  /** @param folder written by `bundleModules` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Loads a module of the folder once, and returns its exports. */
  load(name: string): object {
    const loaded = this.#loaded.get(name);

    if (loaded !== undefined) {
      return loaded.exports;
    }

    const module: LoadedModule = { exports: {} };
    this.#loaded.set(name, module);
    const body = this.#compile(name).runInThisContext() as ModuleBody;
    body(module.exports, (wanted) => this.#require(wanted), module);

    return module.exports;
  }

  /** Writes the code of all functions that have run so far beside their modules. */
  keepCode(): void {
    for (const [name, script] of this.#scripts) {
      writeFileSync(this.#codePath(name), script.createCachedData());
    }
  }

  #require(wanted: string): unknown {
    return wanted.startsWith('./') ? this.load(wanted.slice(2)) : this.#requireOther(wanted);
  }

  #compile(name: string): Script {
    const path = join(this.#folder, name);
    const code = this.#codePath(name);
    // Code of another version of V8 is ignored by it.
    const cachedData = existsSync(code) ? readFileSync(code) : undefined;
    const script = new Script(`(function (exports, require, module) {${readFileSync(path, 'utf8')}\n})`, {
      filename: path,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    this.#scripts.set(name, script);

    return script;
  }

  #codePath(name: string): string {
    return join(this.#folder, `${name}.code`);
  }
}
