/**
 * Counts different readers of a search without a list of them (linear counting). Each reader sets
 * one of 256 marks, chosen by a keyed hash of day, search and reader. The same reader always sets
 * the same mark, and many readers share one. Without the key, no reader can be identified.
 */
const MARKS = 256n;

/** Marks as hexadecimal text; '' for none. `position` is 0 to 255. */
export function withMark(marks: string, position: number): string {
  return (parse(marks) | (1n << BigInt(position))).toString(16);
}

export function markCount(marks: string): number {
  return [...parse(marks).toString(2)].filter((bit) => bit === '1').length;
}

/** Exact for a few readers, a few per cent off at a hundred, and 1,420 when all marks are set. */
export function readersOf(marks: string): number {
  const free = Math.max(1, Number(MARKS) - markCount(marks));
  return Math.round(Number(MARKS) * Math.log(Number(MARKS) / free));
}

const parse = (marks: string): bigint => (marks === '' ? 0n : BigInt(`0x${marks}`));
