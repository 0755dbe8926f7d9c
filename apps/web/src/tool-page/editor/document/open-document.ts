import type {
  EditingClient,
  EditingDocument as EngineDocument,
} from '@octavo/engine-browser/editing/editing-client';
import type { AnnotationView, EditingDocument, ReplyView, SignatureState } from './editing-document.ts';
import { union } from './geometry.ts';
import { textWordOf } from './text-word.ts';

type EngineContents = Awaited<ReturnType<EngineDocument['contents']>>;
type EngineAnnotation = EngineContents['annotations'][number];

/** Levels of changes that a certification permits (ISO 32000-2, table 257, P). */
const stateByLevel: Readonly<Record<number, SignatureState>> = {
  1: 'no-changes',
  2: 'forms-allowed',
  3: 'annotations-allowed',
};

/**
 * Opens a document in the engine, as the editor sees it.
 *
 * @throws Failure `password-required`, `wrong-password` or `damaged-file`.
 */
export async function openDocument(
  client: EditingClient,
  file: Blob,
  password: string,
): Promise<EditingDocument> {
  const document = await client.open(file, password);
  const { sha256, pages, restricted, permissions, isEncrypted, signatures, signers } = document.description;
  const { isSigned, certification } = signatures;
  const signature =
    certification === null ? (isSigned ? 'signed' : 'none') : (stateByLevel[certification] ?? 'no-changes');

  return {
    file,
    description: { sha256, pages, restricted, permissions, isEncrypted, signature, signers, certification },
    annotations: async (page) => viewsOf(await document.contents(page)),
    text: async (page) => (await document.words(page)).map(textWordOf),
    graphics: (page) => document.objects(page),
    rules: (page) => document.rules(page),
    redactions: (page, operations) => document.redactions(page, operations),
    textUnits: (page) => document.texts(page),
    findText: (page, query) => document.find(page, query),
    findTextAfter: (page, operations, query) => document.findAfter(page, operations, query),
    setTexts: (operations) => document.setTexts(operations),
    async annotationsAfter(page, operations) {
      const { origins, ...contents } = await document.contentsAfter(page, operations);

      return viewsOf(contents).map((view) => {
        const origin = origins.get(view.index) ?? view.index;

        return typeof origin === 'number' ? { ...view, index: origin } : { ...view, made: origin };
      });
    },
    textUnitsAfter: (page, operations) => document.textsAfter(page, operations),
    graphicsAfter: (page, operations) => document.objectsAfter(page, operations),
    textAfter: async (page, operations) => (await document.wordsAfter(page, operations)).map(textWordOf),
    assetPages: (name) => document.assetPages(name),
    draw: (page, operations, view, signal) => document.draw(page, operations, view, signal),
    addAsset: (name, asset) => document.addAsset(name, asset),
    readComments: (xml, prefix) => document.readComments(xml, prefix),
    writeComments: (operations) => document.writeComments(operations),
    fields: () => document.fields(),
    readValues: (format, values, operations) => document.readValues(format, values, operations),
    writeValues: (format, operations) => document.writeValues(format, operations),
    unsigned: () => document.unsigned(),
    close: () => document.close(),
  };
}

function viewsOf({ annotations, links }: EngineContents): readonly AnnotationView[] {
  const views = [
    ...annotations.filter(({ isHidden }) => !isHidden).map(annotationView),
    ...links.map(
      ({ index, areas, target }): AnnotationView => ({
        index,
        subtype: 'Link',
        author: '',
        contents: '',
        box: union(areas),
        replies: [],
        state: 'none',
        link: { areas, target },
        annotation: null,
      }),
    ),
  ];

  return views.toSorted((one, other) => one.index - other.index);
}

function annotationView(given: EngineAnnotation): AnnotationView {
  const { index, subtype, author, contents, box, states, annotation } = given;

  return {
    index,
    subtype,
    author,
    contents,
    box,
    replies: repliesOf(given),
    state: states.at(-1)?.state ?? 'none',
    link: null,
    annotation,
  };
}

/** Replies with those to them, in the order in which they are read. */
function repliesOf({ replies }: EngineAnnotation): readonly ReplyView[] {
  return replies.flatMap((reply) => [
    { author: reply.author, text: reply.contents, isOwn: false },
    ...repliesOf(reply),
  ]);
}
