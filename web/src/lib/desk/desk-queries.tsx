import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * The spec's policy for client data: no retries, no refetch on focus, and data never goes stale by
 * itself. A list that must follow its colleagues' work sets `refetchInterval: REFRESH_MS`; a save
 * invalidates the keys it changed.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Offline, a screen says so at once, and asks again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** How often a list that colleagues change as well is asked for again. */
export const REFRESH_MS = 60_000;

/** The server data of one session: the next person at this browser begins with an empty cache. */
export function DeskQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
