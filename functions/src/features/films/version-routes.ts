import { z } from 'zod';
import { parseVersion, versionDoc, versionRequest } from '@first-show/domain/box-office/versions';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadVersion, removeVersion, saveVersion } from './store/versions.ts';

const shared = {
  tag: 'box office',
  path: '/api/admin/box-office/{id}/versions/{version}',
  params: z.object({ id: idParam, version: idParam }),
} as const;

/** The desk's calls for the days of one language or re-release of a film. */
export function registerVersions(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'get',
      summary: 'The days of a language or re-release, for the desk’s form',
      answer: versionDoc,
      errors: [404],
    },
    async ({ params }) => {
      const version = await loadVersion(deps.db(), params.id, params.version);
      return version === null ? fail(NOT_FOUND) : ok(version);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      method: 'put',
      summary: 'Store the days of a language or re-release; 409 if somebody else has stored others',
      body: versionRequest,
      answer: z.object({ version: versionDoc, remark: z.string().nullable() }),
      errors: [404, 409],
    },
    async ({ params, body, staff, log }) => {
      const named = parseVersion(body.name);
      if (named?.id !== params.version)
        return fail(invalidField('name', `'${body.name}' is not the name of this version`));
      const saved = await saveVersion(deps.db(), {
        filmId: params.id,
        version: { ...named, startsOn: body.startsOn, days: body.days, updatedAt: deps.clock.now().toISOString() },
        base: body.updatedAt,
        by: staff.displayName,
        log,
      });
      if (saved.outcome === 'missing') return fail(NOT_FOUND);
      if (saved.outcome === 'refused') return fail(saved.failure);
      if (saved.outcome === 'saved') return ok({ version: saved.version, remark: saved.remark });
      const message =
        body.updatedAt === null
          ? `The film has a version '${named.name}' already`
          : 'Someone else changed this version in the meantime';
      return fail({ status: 409, message });
    },
  );

  staffRoute('content')(
    app,
    deps,
    { ...shared, method: 'delete', summary: 'Remove a language or re-release', status: 204, errors: [404] },
    async ({ params, staff, log }) => {
      const isRemoved = await removeVersion(deps.db(), {
        filmId: params.id,
        id: params.version,
        by: staff.displayName,
        at: deps.clock.now().toISOString(),
        log,
      });
      return isRemoved ? ok(undefined) : fail(NOT_FOUND);
    },
  );
}
