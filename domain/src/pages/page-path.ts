/**
 * Query parameters that pages use. Other parameters (campaigns, click ids) must not cause cache
 * misses or get into the markup.
 */
const PAGE_PARAMETERS = [
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
];

/**
 * The path with the parameters that pages use, in a fixed order. It is the cache key of a page, and
 * an input of its markup.
 */
export function pagePath(url: URL): string {
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    // The form that compares films has several fields of one name.
    const value = url.searchParams.getAll(name).join(',');
    if (value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
