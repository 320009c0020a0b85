/**
 * Decodes a spreadsheet's file: UTF-8 or UTF-16 by its byte order mark, UTF-16 without a mark by
 * its zero bytes, UTF-8 if the bytes are valid, else Windows-1252, which old spreadsheets write.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.length > 1 && second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** True for a file that is not text, such as a workbook or a picture. */
export const looksBinary = (text: string): boolean =>
  text.startsWith('PK\u0003\u0004') || text.slice(0, 2000).includes('\u0000');
