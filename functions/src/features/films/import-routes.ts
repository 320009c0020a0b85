import type { z } from 'zod';
import { importPreview, importResult, type ImportPreview } from '@first-show/domain/box-office/import-preview';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { ok, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../../platform/deps.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';

type ImportRoutes<Body, Confirmed extends Body & { planId: string }, Planned extends { preview: ImportPreview }> = {
  tag: string;
  /** The path of the import; its preview is below it. */
  path: `/api/${string}`;
  summaries: { preview: string; import: string };
  body: z.ZodType<Body>;
  confirmed: z.ZodType<Confirmed>;
  /** The answer if the stored films have changed since the preview. */
  changedText: string;
  planOf: (body: Body) => Promise<Result<Planned>>;
  /** Returns the names of the films that somebody else changed meanwhile. */
  write: (planned: Planned, how: { by: string; now: Date }) => Promise<string[]>;
};

/** The calls of an import from a file: a preview, and the import of what the editor saw in it. */
export function registerImportRoutes<
  Body,
  Confirmed extends Body & { planId: string },
  Planned extends { preview: ImportPreview },
>(app: ApiApp, deps: Deps, routes: ImportRoutes<Body, Confirmed, Planned>): void {
  const { tag, path, summaries, planOf, write } = routes;
  const shared = { tag, method: 'post', bodyMaxBytes: BOX_OFFICE_IMPORT_BODY_MAX_BYTES } as const;

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      path: `${path}/preview`,
      summary: summaries.preview,
      isLogged: false,
      body: routes.body,
      answer: importPreview,
    },
    async ({ body }) => {
      const planned = await planOf(body);
      return planned.ok ? ok(planned.value.preview) : planned;
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...shared,
      path,
      summary: summaries.import,
      body: routes.confirmed,
      answer: importResult,
      errors: [409],
    },
    async ({ body, c, staff }) => {
      const planned = await planOf(body);
      if (!planned.ok) return planned;
      const { preview } = planned.value;
      if (preview.planId !== body.planId) return answerConflict(c, { message: routes.changedText, preview });
      const conflicts = await write(planned.value, { by: staff.displayName, now: deps.clock.now() });
      return ok({ ...preview, conflicts });
    },
  );
}
