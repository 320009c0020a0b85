import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const queries = new Map<string, string>();

/** Remembers the query of a list, which has its filters, until the page is loaded again. */
export function useKeptFilters(): void {
  const { pathname, search } = useLocation();
  useEffect(() => void queries.set(pathname, search), [pathname, search]);
}

/** The address of a list with the filters that it had last, for links that lead back to it. */
export const listAddress = (path: string): string => `${path}${queries.get(path) ?? ''}`;
