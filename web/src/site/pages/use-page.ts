import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { useLoaderData } from 'react-router-dom';

/**
 * The data of the current page, from the server or `/api/page-data`. Call this hook only inside a
 * page's route.
 */
export const useEnvelope = (): PageEnvelope => useLoaderData<PageEnvelope>();

/**
 * The page's data, narrowed to its kind: `const { article } = usePage('article')`. Throws for data
 * of another kind. A page never gets the not-found data, because `PageFrame` then shows the
 * not-found page instead.
 */
export function usePage<Kind extends PageData['kind']>(kind: Kind): Extract<PageData, { kind: Kind }> {
  const { page } = useEnvelope();
  if (page.kind !== kind) throw new Error(`This page wants data of kind ${kind} and got ${page.kind}`);
  return page as Extract<PageData, { kind: Kind }>;
}
