/**
 * Maximum number of elements of a sent content inside each other. Stories need fewer than ten
 * levels, and word processors add some. Parsers take long for thousands.
 */
const DEPTH_MAX = 100;

const TAG = /<(\/?)([a-z][a-z\d-]*)\b[^<>]*>/gi;
/** Elements without content, and elements whose end tag is optional. */
const NOT_COUNTED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd option tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** The error of a content that is nested too deeply; `null` if it is not. Takes linear time. */
export function depthProblem(html: string): string | null {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (NOT_COUNTED.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (depth > DEPTH_MAX) return `The content has more than ${DEPTH_MAX} elements inside each other`;
  }
  return null;
}
