import type { Operation } from '@octavo/contract/edits/edit-list';
import type { PicturePlace } from '@octavo/contract/edits/objects';
import type { Box, Point } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { keptOnPage, roundedBox } from '../document/geometry.ts';
import { pickFile } from '../document/pick-file.ts';
import { ratioOf } from '../document/picture-ratio.ts';
import type { ChangeVerb } from '../edits/change-name.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Graphic, GraphicStyle } from './graphic.ts';
import { copyOf, deleteGraphic, placeGraphic, replacePicture, styleGraphic } from './graphic-edits.ts';
import { pictureOfPart } from './picture-of-part.ts';
import { movedPlace, wholePicture } from './place-geometry.ts';

/** Kinds of pictures that the engine reads. */
export const pictureKinds = 'image/png,image/jpeg';

/** Share of the page that a picture covers at most when it is placed by a click. */
const mostShare = 0.5;

const copyShift = { x: 12, y: 12 };

const newId = () => randomToken().slice(0, 16);

/** Changes of pictures and drawings that pointer, panel and keyboard share. */
export function useGraphicActions() {
  const { document, pages, state, dispatch, list, assets } = useEditor();
  const words = editorWords(useLocale());
  const announce = useAnnounce();
  const { operations } = state.history;
  const isLocked = state.isLocked || !state.allows({ kind: 'image.place' });

  const edit = (graphic: Graphic, next: readonly Operation[], verb: ChangeVerb, joins?: string) =>
    dispatch({
      kind: 'edit',
      edit: {
        operations: next,
        name: { verb, object: graphic.kind },
        page: graphic.page,
        joins: joins === undefined ? undefined : `${graphic.key} ${joins}`,
      },
    });

  /** Adds a picture: in a drawn area, or around a point. */
  const add = async (page: string, file: File, at: Point | Box): Promise<void> => {
    const size = pages.find(({ key }) => key === page)?.size;

    if (isLocked || size === undefined) {
      return;
    }

    const ratio = await ratioOf(file);
    const box = 'width' in at ? boxIn(at, ratio) : boxAt(at, ratio, size);
    const id = newId();
    dispatch({
      kind: 'edit',
      edit: {
        operations: [
          ...list(),
          {
            id,
            kind: 'image.add',
            page,
            asset: assets.add(file),
            place: { box: roundedBox(keptOnPage(box, size)), angle: 0, crop: wholePicture, mirrored: false },
            opacity: 1,
            under: false,
            description: '',
          },
        ],
        name: { verb: 'add', object: 'picture' },
        page,
      },
      select: { page, key: id },
      tool: 'select',
    });
    announce(fill(words.announce.added, { object: words.objects.picture }));
  };

  /** Adds a copy beside a graphic. */
  const duplicate = (graphic: Graphic): void => {
    const copy = copyOf(newId, graphic, movedPlace(graphic.place, copyShift));
    const [made] = copy;

    if (made !== undefined) {
      dispatch({
        kind: 'edit',
        edit: {
          operations: [...operations, ...copy],
          name: { verb: 'add', object: graphic.kind },
          page: graphic.page,
        },
        select: { page: graphic.page, key: made.id },
      });
      announce(fill(words.announce.added, { object: words.objects[graphic.kind] }));
    }
  };

  return {
    isLocked,
    add,
    /** Asks for a picture and adds it. */
    async choose(page: string, at: Point | Box): Promise<void> {
      const file = await pickFile(pictureKinds);

      if (file !== null) {
        await add(page, file, at);
      }
    },
    place(graphic: Graphic, place: PicturePlace, verb: ChangeVerb = 'move', joins?: string) {
      edit(graphic, placeGraphic(operations, newId(), graphic, place), verb, joins);
    },
    style(graphic: Graphic, style: GraphicStyle, joins?: string) {
      edit(graphic, styleGraphic(operations, newId(), graphic, style), 'change', joins);
    },
    describe(graphic: Graphic, description: string) {
      const next = operations.map((each) =>
        each.kind === 'image.add' && each.id === graphic.added?.id ? { ...each, description } : each,
      );
      edit(graphic, next, 'change', 'description');
    },
    remove(graphic: Graphic) {
      dispatch({
        kind: 'edit',
        edit: {
          operations: deleteGraphic(operations, newId(), graphic),
          name: { verb: 'delete', object: graphic.kind },
          page: graphic.page,
        },
        select: null,
      });
      announce(fill(words.announce.deleted, { object: words.objects[graphic.kind] }));
    },
    duplicate,
    /**
     * Adds a copy to a page: beside the graphic where it is on the same one, else at the same place. A part of the file
     * is copied to another page as a picture of what is seen. False when that is not possible.
     */
    async paste(page: string, graphic: Graphic): Promise<boolean> {
      const size = pages.find(({ key }) => key === page)?.size;

      if (isLocked || size === undefined) {
        return false;
      }

      if (page === graphic.page) {
        duplicate(graphic);

        return true;
      }

      const { added, asset } = graphic;
      const own = state.operationsByPage.get(graphic.page) ?? [];
      const seen = asset === null ? await pictureOfPart(document, graphic.page, own, graphic.box) : null;

      if (asset === null && seen === null) {
        return false;
      }

      const place =
        asset === null ? { box: graphic.box, angle: 0, crop: wholePicture, mirrored: false } : graphic.place;
      const id = newId();
      const picture: Operation = {
        id,
        kind: 'image.add',
        page,
        asset: asset ?? assets.add(seen!),
        place: { ...place, box: roundedBox(keptOnPage(place.box, size)) },
        opacity: graphic.style.opacity ?? 1,
        under: false,
        description: added?.kind === 'image.add' ? added.description : '',
      };
      dispatch({
        kind: 'edit',
        edit: {
          operations: [...list(), picture],
          name: { verb: 'add', object: 'picture' },
          page,
        },
        select: { page, key: id },
      });

      return true;
    },
    /** Asks for a picture and shows it in the place of another one. */
    async replace(graphic: Graphic): Promise<void> {
      const file = await pickFile(pictureKinds);

      if (file !== null) {
        const { box } = graphic.place;
        const place = {
          ...graphic.place,
          box: roundedBox(boxIn(box, await ratioOf(file))),
          crop: wholePicture,
          mirrored: false,
        };
        const ids = [newId(), newId()] as const;
        edit(graphic, replacePicture(list(), ids, graphic, assets.add(file), place), 'replace');
      }
    },
  };
}

/** Largest box of a ratio in the middle of another box. */
function boxIn({ left, top, width, height }: Box, ratio: number): Box {
  const fitted = Math.min(width, height * ratio);
  const size = { width: fitted, height: fitted / ratio };

  return { left: left + (width - size.width) / 2, top: top + (height - size.height) / 2, ...size };
}

function boxAt(
  { x, y }: Point,
  ratio: number,
  page: { readonly width: number; readonly height: number },
): Box {
  const width = Math.min(page.width * mostShare, page.height * mostShare * ratio);
  const size = { width, height: width / ratio };

  return { left: x - size.width / 2, top: y - size.height / 2, ...size };
}
