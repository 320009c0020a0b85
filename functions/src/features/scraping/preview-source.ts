import type { SourcePreview } from '@first-show/domain/scraping/source.schema';
import { loadRecentTitles, previewSource, type PipelineSource } from './ingest/pipeline.ts';
import { openFetch } from './open-fetch.ts';
import type { Deps } from '../../platform/deps.ts';

/** The stories that a run would import from a source now. Writes nothing. */
export async function previewOf(deps: Deps, source: PipelineSource): Promise<SourcePreview> {
  const db = deps.db();
  const recent = await loadRecentTitles(db, deps.clock.now());
  return previewSource(source, {
    db,
    now: deps.clock.now,
    recent,
    fetch: openFetch(deps, { isReadOnly: true }),
    exclusively: (work) => work(),
  });
}
