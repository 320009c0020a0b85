import { useNavigation } from 'react-router-dom';

/**
 * The address (path and query) in `addresses` to which the reader is navigating; `null` if none of
 * them is loading.
 */
export function usePendingLink(addresses: readonly string[]): string | null {
  const { location } = useNavigation();
  const target = location === undefined ? null : location.pathname + location.search;
  return target !== null && addresses.includes(target) ? target : null;
}
