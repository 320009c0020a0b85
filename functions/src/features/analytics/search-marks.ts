/**
 * Counts the different readers of a search without storing who they are (linear counting). Each
 * reader sets one of 256 marks, chosen by a keyed hash of day, search and reader. The same reader
 * always sets the same mark, and many readers share one, so marks identify nobody without the key.
 */
const MARKS = 256n;

/** Adds a mark at `position` (0 to 255). Marks are hexadecimal text; '' for none. */
export function withMark(marks: string, position: number): string {
  return (parse(marks) | (1n << BigInt(position))).toString(16);
}

export function markCount(marks: string): number {
  return [...parse(marks).toString(2)].filter((bit) => bit === '1').length;
}

/**
 * Estimates the number of readers: exact for a few, a few per cent off at a hundred, 1,420 when all
 * marks are set.
 */
export function readersOf(marks: string): number {
  const free = Math.max(1, Number(MARKS) - markCount(marks));
  return Math.round(Number(MARKS) * Math.log(Number(MARKS) / free));
}

const parse = (marks: string): bigint => (marks === '' ? 0n : BigInt(`0x${marks}`));
