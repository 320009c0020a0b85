/**
 * How many different readers asked for one thing, without a list of them: each sets one of 256
 * marks, chosen by a keyed hash of day, search and reader (linear counting). The same reader sets
 * the same mark; many readers share one. Nobody can be read out of it without the key.
 */
const MARKS = 256n;

/** Marks as hexadecimal text; '' for none. `position` 0 to 255. */
export function withMark(marks: string, position: number): string {
  return (parse(marks) | (1n << BigInt(position))).toString(16);
}

export function markCount(marks: string): number {
  return [...parse(marks).toString(2)].filter((bit) => bit === '1').length;
}

/** Exact for a few; a few per cent off at a hundred; 1,420 where all marks are set. */
export function readersOf(marks: string): number {
  const free = Math.max(1, Number(MARKS) - markCount(marks));
  return Math.round(Number(MARKS) * Math.log(Number(MARKS) / free));
}

const parse = (marks: string): bigint => (marks === '' ? 0n : BigInt(`0x${marks}`));
