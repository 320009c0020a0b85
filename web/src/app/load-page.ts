import type { PageEnvelope, PageRedirect } from '@first-show/domain/pages/page-data';
import { redirect } from 'react-router-dom';
import type { LoadPage } from './routes.tsx';

/** A page's data in the browser: public and cacheable, so without credentials. An unknown thing has data too, and status 404. */
export const loadPage: LoadPage = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(`/api/page-data?path=${encodeURIComponent(pathname + search)}`, {
    credentials: 'omit',
    signal: request.signal,
  });
  const answer = (await response.json().catch(() => ({}))) as PageEnvelope | PageRedirect | { message?: string };
  if ('redirectTo' in answer) throw redirect(answer.redirectTo);
  if ('page' in answer) return answer;
  throw new Response(answer.message ?? '', { status: response.ok ? 502 : response.status });
};
