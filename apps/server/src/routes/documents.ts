import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { deleteDocument } from '@octavo/application/documents/delete-document';
import { findDocument } from '@octavo/application/documents/find-document';
import { addDocumentFile, openDocument } from '@octavo/application/documents/open-document';
import { readSoFar } from '@octavo/application/documents/read-so-far';
import { isStillTheirs } from '@octavo/application/jobs/still-theirs';
import {
  documentFileRequest,
  documentList,
  documentRequest,
  documentView,
  pageWords,
} from '@octavo/contract/document';
import { Failure } from '@octavo/contract/failures';
import { documentPath, exportQuery, pagePath, pageQuery } from '@octavo/contract/routes/documents';
import { isExpired } from '@octavo/domain/retention';
import { bodyLimit } from 'hono/body-limit';
import { exportChat } from '../documents/export/export-chat.ts';
import { readFilesOf } from '../documents/read-files.ts';
import { viewDocument, viewLeft, viewRow } from '../documents/view-document.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { streamDocument } from '../http/document-events.ts';
import type { AppEnvironment } from '../http/environment.ts';
import type { OpenStreams } from '../http/open-streams.ts';
import { answerProblem } from '../http/problems.ts';
import { jobTools } from '../job-tools.ts';
import type { ServerPorts } from '../ports.ts';
import { bytesOf, eventsOf, jsonOf, problems, refuseInvalid } from './describe.ts';

const tags = ['documents'];
const path = { params: documentPath };

/** Size limit of a request in bytes: the longest question, with each character escaped, and a selection. */
const requestBytes = 64 * 1024;

const open = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Open uploaded files as a document to ask about',
  description:
    '`id` is 32 random characters chosen by the client: sending the same request again returns the same document. ' +
    'Each file is read by a job of its own; questions can be asked once one of them is ready, or has `pagesRead`: then ' +
    'the answer is `partial`, and knows the pages in `readSoFar`.',
  request: { body: { required: true, content: { 'application/json': { schema: documentRequest } } } },
  responses: { 202: jsonOf(documentView, 'The document as it stands'), ...problems },
});

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List the documents of the current user',
  responses: {
    200: jsonOf(documentList, 'Documents that are not deleted yet, the latest first'),
    ...problems,
  },
});

const read = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Get a document with its questions and answers',
  request: path,
  responses: { 200: jsonOf(documentView, 'The document'), ...problems },
});

const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a document with its uploads, questions and answers',
  request: path,
  responses: { 204: { description: 'Deleted' }, ...problems },
});

const addFile = createRoute({
  method: 'post',
  path: '/{id}/files',
  tags,
  summary: 'Add a file to a document',
  request: {
    ...path,
    body: { required: true, content: { 'application/json': { schema: documentFileRequest } } },
  },
  responses: { 202: jsonOf(documentView, 'The document as it stands'), ...problems },
});

const events = createRoute({
  method: 'get',
  path: '/{id}/events',
  tags,
  summary: 'Follow a document',
  description:
    'Server-sent events named `document`, each with the complete document: while files are read, and when a question ' +
    'is asked or ends. The stream ends when the document expires or is deleted.',
  request: path,
  responses: { 200: eventsOf, 204: { description: 'No events after the last one' }, ...problems },
});

const words = createRoute({
  method: 'get',
  path: '/{id}/pages/{page}',
  tags,
  summary: 'Get the words of a page with their positions',
  request: { params: pagePath, query: pageQuery },
  responses: { 200: jsonOf(pageWords, 'The words by lines'), ...problems },
});

const take = createRoute({
  method: 'get',
  path: '/{id}/export',
  tags,
  summary: 'Export questions and answers with their quotes and pages',
  request: { ...path, query: exportQuery },
  responses: { 200: bytesOf('The file'), ...problems },
});

export function documentRoutes(ports: ServerPorts, streams: OpenStreams) {
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid });
  // Registering routes calls no port.
  const openPorts = () => ({
    ...ports,
    tools: jobTools(ports.tools),
    readingTool: ports.tools.readingTool,
  });
  routes.use(
    bodyLimit({
      maxSize: requestBytes,
      onError: (context) => answerProblem(context.get('locale'), 'illegal-input', {}),
    }),
  );

  return routes
    .openapi(open, async (context) => {
      const { viewer, locale } = context.var;
      const document = await openDocument(openPorts(), viewer, context.req.valid('json'));

      return context.json(await viewDocument(ports, viewer, document, locale), 202);
    })
    .openapi(list, async (context) => {
      const { viewer, locale } = context.var;
      const found = await ports.documents.of(viewer, ports.clock.now());
      const documents = await Promise.all(found.map((document) => viewRow(ports, document, locale)));

      return context.json({ documents, left: await viewLeft(ports, viewer) }, 200);
    })
    .openapi(read, async (context) => {
      const { viewer, locale } = context.var;
      const document = await findDocument(ports, viewer, context.req.valid('param').id);

      return context.json(await viewDocument(ports, viewer, document, locale), 200);
    })
    .openapi(remove, async (context) => {
      await deleteDocument(ports, context.var.viewer, context.req.valid('param').id);

      return context.body(null, 204);
    })
    .openapi(addFile, async (context) => {
      const { viewer, locale } = context.var;
      const { id } = context.req.valid('param');
      const document = await addDocumentFile(openPorts(), viewer, id, context.req.valid('json'));

      return context.json(await viewDocument(ports, viewer, document, locale), 202);
    })
    .openapi(events, async (context) => {
      const { viewer, locale } = context.var;
      const { id, files } = await findDocument(ports, viewer, context.req.valid('param').id);
      const enter = () => streams.enter(clientAddressOf(context, ports.config.behindProxy));
      const look = async () => {
        const document = await ports.documents.find(id);
        const isGone = document === null || document.isErased || isExpired(document, ports.clock.now());

        // Sends nothing more once the user has logged out, here or everywhere, or the session has expired.
        return isGone || !(await isStillTheirs(ports, context.var, document))
          ? null
          : viewDocument(ports, viewer, document, locale);
      };

      return streamDocument(context, ports, enter, [id, ...files.map(({ job }) => job)], look);
    })
    .openapi(words, async (context) => {
      const { id, page } = context.req.valid('param');
      const document = await findDocument(ports, context.var.viewer, id);
      const { file } = context.req.valid('query');
      const files = await readFilesOf(ports, document, await readSoFar(ports, document));
      const found = await ports.reader.words(files, file, page);

      if (found === null) {
        throw new Failure('not-found', 'page');
      }

      return context.json(found, 200);
    })
    .openapi(take, async (context) => {
      const { viewer, locale } = context.var;
      const document = await findDocument(ports, viewer, context.req.valid('param').id);
      const view = await viewDocument(ports, viewer, document, locale);

      return exportChat(view, context.req.valid('query').format, locale);
    });
}
