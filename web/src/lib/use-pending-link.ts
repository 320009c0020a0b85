import { useNavigation } from 'react-router-dom';

/** The one of `addresses` that the reader has pressed and whose page is on its way; else `null`. */
export function usePendingLink(addresses: readonly string[]): string | null {
  const { location } = useNavigation();
  const target = location === undefined ? null : location.pathname + location.search;
  return target !== null && addresses.includes(target) ? target : null;
}
