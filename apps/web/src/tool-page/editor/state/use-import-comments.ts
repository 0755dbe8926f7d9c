import { randomToken } from '../../../transports/random-token.ts';
import { withAssetNames } from '../edits/asset-names.ts';
import { withoutGonePages } from '../edits/gone-pages.ts';
import { useEditor } from './editor-context.ts';

/** Returns a function that adds the comments of an XFDF file to the list, as one step of undo. */
export function useImportComments(): (
  file: File,
) => Promise<{ readonly added: number; readonly skipped: number }> {
  const { document, assets, dispatch, list } = useEditor();

  return async (file) => {
    const prefix = randomToken().slice(0, 8);
    const read = await document.readComments(await file.text(), prefix);
    const known = list();
    const ids = new Set(known.map(({ id }) => id));
    // Comments that were imported before keep their ids, by which they are known.
    const unknown = read.operations.filter(({ id }) => !ids.has(id));
    const made = withoutGonePages([...known, ...unknown]).slice(known.length);

    const names = new Map(
      [...read.assets].map(([name, bytes]) => [name, assets.add(new File([bytes], name))]),
    );
    const [first] = made;

    if (first !== undefined) {
      dispatch({
        kind: 'edit',
        edit: {
          operations: [...known, ...withAssetNames(made, names)],
          name: { verb: 'import', object: 'annotation' },
          page: 'page' in first ? first.page : 'p1',
        },
      });
    }

    return { added: made.length, skipped: read.skipped + unknown.length - made.length };
  };
}
