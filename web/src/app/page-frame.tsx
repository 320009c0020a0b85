import type { ComponentType } from 'react';
import { NotFoundPage } from '../site/pages/not-found-page.tsx';
import { useEnvelope } from '../site/pages/use-page.ts';

/** Shows `page`, or the not-found page if the data says that the item does not exist. */
export function PageFrame({ page: Page }: { page: ComponentType }) {
  const { page } = useEnvelope();
  return page.kind === 'not-found' ? <NotFoundPage what={page.what} /> : <Page />;
}
