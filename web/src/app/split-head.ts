const HEAD_ELEMENTS = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/**
 * React emits what belongs into `<head>` (preloads of pictures, say) in front of the page's HTML: splits that prefix off.
 * Attribute values hold no bare '>', React escapes it.
 */
export function splitHead(markup: string): { head: string; body: string } {
  const head = HEAD_ELEMENTS.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
