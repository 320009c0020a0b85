/**
 * Query parameters that pages use, in the order of a canonical path. Other parameters (campaigns,
 * click ids) must not cause cache misses or get into the markup.
 */
export const PAGE_PARAMETERS = [
  'search',
  'category',
  'kind',
  'in',
  'language',
  'month',
  'year',
  'films',
  'letter',
  'before',
  'after',
  'sort',
  'page',
] as const;

/**
 * The path with the parameters that pages use, in a fixed order: the key of a page that is saved
 * for reading offline.
 */
export function pagePath(url: URL): string {
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    // The form that compares films has several fields of that name.
    const value = name === 'films' ? url.searchParams.getAll(name).join(',') : url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
