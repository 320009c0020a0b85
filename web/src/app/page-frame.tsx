import type { ComponentType } from 'react';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { useEnvelope } from './use-page.ts';

/** Shows a page or, if its data says so, the not-found page. */
export function PageFrame({ page: Page }: { page: ComponentType }) {
  const { page } = useEnvelope();
  return page.kind === 'not-found' ? <NotFoundPage what={page.what} /> : <Page />;
}
