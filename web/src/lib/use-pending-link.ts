import { useNavigation } from 'react-router-dom';

/**
 * The one of `addresses` to which the reader is navigating while its page loads; otherwise `null`.
 */
export function usePendingLink(addresses: readonly string[]): string | null {
  const { location } = useNavigation();
  const target = location === undefined ? null : location.pathname + location.search;
  return target !== null && addresses.includes(target) ? target : null;
}
