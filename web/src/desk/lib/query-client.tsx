import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * The desks' policy for server data: no retries, no refetch on focus, and data never becomes stale
 * by age. Lists that colleagues change too set `refetchInterval`. A save invalidates the keys of
 * the data that it changed.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Offline, a query fails at once and is sent again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Refetch interval of lists that colleagues change too. */
export const REFRESH_MS = 60_000;

/** The query cache of one session. The next person at this browser starts with an empty cache. */
export function DeskQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
