import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { deleteFile } from '@octavo/application/files/delete-file';
import { findDownload, findFile } from '@octavo/application/files/find-file';
import { receiveFile } from '@octavo/application/files/receive-file';
import { Failure } from '@octavo/contract/failures';
import { fileView } from '@octavo/contract/job';
import { contentQuery, filePath, uploadHeaders, uploadQuery } from '@octavo/contract/routes/files';
import { type SizeLimit, uploadLimit } from '@octavo/domain/access/access';
import { ByteLimit } from '../http/byte-limit.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { answerFile } from '../http/download.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { OpenStreams } from '../http/open-streams.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { answerContent } from '../http/signed-content.ts';
import { receiveUpload } from '../http/upload.ts';
import type { ServerPorts } from '../ports.ts';
import { viewFile } from '../views.ts';
import { bytesOf, jsonOf, problems, refuseInvalid, toContentHost } from './describe.ts';

const upload = createRoute({
  method: 'post',
  path: '/',
  tags: ['files'],
  summary: 'Upload a file',
  description:
    'The first file of a form, or the body itself with its name in `x-file-name`. The address of a web page is sent ' +
    'as `text/uri-list`: tools that take `url` open it. Answered once the file is ' +
    'encrypted and durable. With `id` a repeated upload is the same upload. A form sent with the cookies of a ' +
    'browser needs the header `x-requested-with`, which no page of another site can send.',
  request: {
    query: uploadQuery,
    headers: uploadHeaders,
    body: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
        'text/uri-list': { schema: { type: 'string', examples: ['https://example.org/'] } },
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      },
    },
  },
  responses: { 201: jsonOf(fileView, 'The file'), ...problems },
});

const read = createRoute({
  method: 'get',
  path: '/{token}',
  tags: ['files'],
  summary: 'Get information about a file',
  request: { params: filePath },
  responses: { 200: jsonOf(fileView, 'The file'), ...problems },
});

const content = createRoute({
  method: 'get',
  path: '/{token}/content',
  tags: ['files'],
  summary: 'Download a file or a byte range',
  request: { params: filePath, query: contentQuery },
  responses: {
    200: bytesOf('The bytes of the file'),
    206: bytesOf('The range that was asked for'),
    302: toContentHost,
    416: { description: 'Range not satisfiable; `Content-Range` contains the size' },
    ...problems,
  },
});

const forget = createRoute({
  method: 'delete',
  path: '/{token}',
  tags: ['files'],
  summary: 'Delete a file immediately',
  request: { params: filePath },
  responses: { 204: { description: 'Deleted' }, ...problems },
});

/**
 * Maximum number of simultaneous uploads per address: pages send a few, and a whole office may share an
 * address.
 */
const uploadsAtOnce = 32;

export function fileRoutes(ports: ServerPorts) {
  const open = new OpenStreams(uploadsAtOnce);
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid });
  const byteLimit = new ByteLimit(ports.config.limits.uploadBytesPerMinute, ports.clock);
  routes.post('/', rateLimit(ports.config.limits.uploadsPerMinute, ports.clock, ports.config.behindProxy));

  return routes
    .openapi(upload, async (context) => {
      const { id } = context.req.valid('query');
      const viewer = context.get('viewer');
      const limit = uploadLimit(viewer, ports.config.limits.taskBytes);
      const announced = Number(context.req.header('content-length') ?? 0);
      refuseAnnouncedExcess(announced, limit);
      const client = clientAddressOf(context, ports.config.behindProxy);
      byteLimit.require(client, announced);
      await ports.space.requireRoom(announced);
      const leave = open.enter(client);

      try {
        const file = await receiveUpload(context, ({ name, bytes }) =>
          receiveFile(
            ports,
            viewer,
            { name, bytes: byteLimit.count(client, bytes), announcedBytes: announced },
            id,
          ),
        );

        return context.json(viewFile(file), 201);
      } finally {
        leave();
      }
    })
    .openapi(read, async (context) => {
      const file = await findFile(ports, context.get('viewer'), context.req.valid('param').token);

      return context.json(viewFile(file), 200);
    })
    .openapi(content, async (context) => {
      const file = await findDownload(ports, context.get('viewer'), context.req.valid('param').token);
      const { inline, name } = context.req.valid('query');
      const how = { inline: inline === '1', name, range: context.req.header('range') };

      return answerContent(context, ports, () => answerFile(ports.vault, file, how));
    })
    .openapi(forget, async (context) => {
      await deleteFile(ports, context.get('viewer'), context.req.valid('param').token);

      return context.body(null, 204);
    });
}

/**
 * Refuses an upload that announces too many bytes before it is sent. A form is slightly larger than its file.
 */
function refuseAnnouncedExcess(announced: number, { bytes: limit, because, values }: SizeLimit): void {
  const formBytes = 64 * 1024;

  if (announced > limit + formBytes) {
    throw new Failure(because, `announced ${announced}`, { values });
  }
}
