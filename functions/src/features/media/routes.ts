import { z } from 'zod';
import { PICTURE_MAX_BYTES } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import {
  media,
  mediaDetails,
  mediaFromAddress,
  mediaListQuery,
  renditionFormat,
} from '@first-show/domain/media/media.schema';
import { cacheControl } from '../../platform/http/cache.ts';
import { answerConflict, refuse } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { filesOf, type Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { addPicture, contentTypeOf, copyPicture, renditionPath } from './store/add-picture.ts';
import { changeMedia, deleteMedia, findMedia, listMedia, restoreMedia } from './store/media.ts';

const shared = { tag: 'media' } as const;
const params = z.object({ id: idParam });

/** The endpoints of the media library, and those for the renditions that readers load. */
export function registerMedia(app: ApiApp, deps: Deps): void {
  registerAdding(app, deps);
  registerReading(app, deps);
  registerChange(app, deps);
  registerDeletion(app, deps);
  registerRenditions(app, deps);
}

function registerAdding(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'post',
      path: '/api/admin/media',
      summary: 'Add a picture, as a file or from a URL',
      query: z.object({ name: z.string().max(300).optional() }),
      body: mediaFromAddress,
      fileMaxBytes: PICTURE_MAX_BYTES,
      status: 201,
      answer: media,
    },
    async ({ file, body, query, staff, log }) => {
      const by = staff.displayName;
      return file === null
        ? copyPicture(deps, body.url, { by, allowHosts: deps.config.feedHosts, log })
        : addPicture(deps, { ...file, fileName: query.name ?? null, sourceUrl: null, by, log });
    },
  );
}

function registerReading(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'get',
      path: '/api/admin/media',
      summary: 'Pictures in the media library, newest first',
      query: mediaListQuery,
      answer: z.array(media),
    },
    async ({ query }) => ok(await listMedia(deps.db(), { ...query, now: deps.clock.now() })),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'get',
      path: '/api/admin/media/{id}',
      summary: 'A picture in the media library',
      params,
      answer: media,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const found = await findMedia(deps.db(), id);
      return found === null ? fail(NOT_FOUND) : ok(found);
    },
  );
}

function registerChange(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'patch',
      path: '/api/admin/media/{id}',
      summary: 'Change a picture’s texts, licence or focal point, based on a revision',
      params,
      body: patchOf(mediaDetails),
      answer: media,
      errors: [404, 409],
    },
    async ({ params: { id }, body, log, c }) => {
      const changed = await changeMedia(deps.db(), { id, ...body, now: deps.clock.now(), log });
      if (changed.outcome === 'missing') return fail(NOT_FOUND);
      if (changed.outcome === 'stale') {
        return answerConflict(c, {
          message: 'Someone else changed this picture in the meantime',
          current: changed.media,
        });
      }
      return ok(changed.media);
    },
  );
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'delete',
      path: '/api/admin/media/{id}',
      summary: 'Move an unused picture to the trash',
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, log, c }) => {
      const deleted = await deleteMedia(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      if (deleted.outcome === 'missing') return fail(NOT_FOUND);
      if (deleted.outcome === 'used') {
        const titles = deleted.uses.map(({ title }) => `“${title}”`);
        return answerConflict(c, { message: `This picture is used by ${titles.join(', ')}`, uses: deleted.uses });
      }
      return ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'post',
      path: '/api/admin/media/{id}/undo',
      summary: 'Restore a picture from the trash',
      params,
      answer: media,
      errors: [404, 409],
    },
    async ({ params: { id }, log }) => restoreMedia(deps.db(), id, log),
  );
}

const renditionFile = /^([1-9]\d{0,3})\.(\w{3,4})$/;

/**
 * Serves renditions. The URL names the file, so no database read is needed. A rendition never
 * changes at its URL, so browsers and the CDN may cache it for a year.
 */
function registerRenditions(app: ApiApp, deps: Deps): void {
  app.get('/media/:id/:file', async (c) => {
    const { id, file } = c.req.param();
    const [, width, extension] = renditionFile.exec(file) ?? [];
    const format = renditionFormat.safeParse(extension);
    if (width === undefined || !format.success || !/^[a-z0-9]{1,40}$/.test(id)) return refuse(c, NOT_FOUND, 'public');
    const bytes = await filesOf(deps).read(renditionPath(id, Number(width), format.data));
    if (bytes === null) return refuse(c, NOT_FOUND, 'public');
    c.header('Cache-Control', cacheControl.immutable);
    c.header('Content-Type', contentTypeOf(format.data));
    return c.body(bytes, 200);
  });
}
