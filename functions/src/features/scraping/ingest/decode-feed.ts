/**
 * Decodes the bytes of a feed. Order of the checks:
 *
 * 1. a byte order mark
 * 2. UTF-16 without a byte order mark, recognised by its zero bytes
 * 3. valid UTF-8 with characters beyond ASCII. This check precedes the labels, against the
 *    standards, because such bytes are hardly ever in another encoding.
 * 4. the charset of the HTTP answer, unless it is unknown, UTF-8 or UTF-16
 * 5. the XML declaration, with the same exceptions
 * 6. UTF-8 or, if the bytes are not valid UTF-8, windows-1252, which can decode any bytes
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null = null): string {
  const marked = encodingOfMark(bytes);
  if (marked !== null) return textIn(bytes, marked);
  const wide = wideEncoding(bytes);
  if (wide !== null) return textIn(bytes, wide);
  const utf8 = strictUtf8(bytes);
  if (utf8 !== null && bytes.some((byte) => byte > 0x7f)) return utf8;
  for (const label of [charsetOf(contentType), declaredEncoding(bytes)]) {
    const encoding = label === null ? null : knownEncoding(label);
    // Ignore the label UTF-16, because the bytes do not begin like UTF-16. Ignore the label UTF-8,
    // because the last line of this function decodes ASCII and invalid UTF-8.
    if (encoding !== null && encoding !== 'utf-8' && !encoding.startsWith('utf-16')) return textIn(bytes, encoding);
  }
  return utf8 ?? textIn(bytes, 'windows-1252');
}

const textIn = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

function encodingOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/**
 * Recognises UTF-16 without a byte order mark by its first two characters: '<' and a character from
 * U+0001 to U+00FF, each in two bytes.
 */
function wideEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0 && fourth !== 0) return 'utf-16be';
  return null;
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const charsetOf = (contentType: string | null): string | null =>
  /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType ?? '')?.[1] ?? null;

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  return /<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1] ?? null;
}

/**
 * The name that `TextDecoder` uses for a label: 'windows-1252' for 'ISO-8859-1', as in browsers.
 * `null` for an unknown label.
 */
function knownEncoding(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
