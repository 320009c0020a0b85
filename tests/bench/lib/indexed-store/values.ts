/** Values as stored in documents (`Plain`) and as sent by the protocol (`Wire`). */

export type Plain = null | boolean | number | string | Moment | Packed | Plain[] | { [name: string]: Plain };
export type Fields = Record<string, Plain>;
/** A Firestore timestamp. */
export class Moment {
  readonly seconds: number;
  readonly nanos: number;
  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/**
 * A map stored as JSON text. As objects, a hundred thousand search entries with three hundred keys
 * each would fill the memory.
 */
export class Packed {
  readonly #json: string;
  constructor(map: object) {
    this.#json = JSON.stringify(map);
  }
  open(): Fields {
    return JSON.parse(this.#json) as Fields;
  }
}
export const opened = (value: Plain): Plain => (value instanceof Packed ? value.open() : value);

export type Wire = Record<string, unknown>;

export function toWire(packed: Plain): Wire {
  const value = opened(packed);
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Moment) return { timestampValue: { seconds: String(value.seconds), nanos: value.nanos } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: fieldsToWire(value as Fields) } };
}

export const fieldsToWire = (fields: Fields): Record<string, Wire> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWire(value)]));

export function fromWire(wire: Wire): Plain {
  const [kind] = Object.keys(wire).filter((name) => name.endsWith('Value'));
  const value = wire[kind ?? ''];
  switch (kind) {
    case 'booleanValue':
    case 'stringValue':
      return value as Plain;
    case 'referenceValue':
      return value as string;
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'timestampValue': {
      const { seconds, nanos } = value as { seconds?: string; nanos?: number };
      return new Moment(Number(seconds ?? 0), nanos ?? 0);
    }
    case 'arrayValue':
      return ((value as { values?: Wire[] }).values ?? []).map(fromWire);
    case 'mapValue':
      return fieldsFromWire((value as { fields?: Record<string, Wire> }).fields ?? {});
    default:
      return null;
  }
}

export const fieldsFromWire = (fields: Record<string, Wire>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));

const rank = (value: Plain): number => {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Moment) return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
};

/**
 * Firestore's order of values, as far as the measurements need it. Text is compared by code units,
 * which is enough for ISO dates, ids and slugs.
 */
export function compareValues(a: Plain, b: Plain): number {
  const [left, right] = [rank(a), rank(b)];
  if (left !== right) return left - right;
  if (a instanceof Moment && b instanceof Moment) return a.seconds - b.seconds || a.nanos - b.nanos;
  if (left > 4) return 0;
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
}

/** Splits a field path into names: 'a.`b.c`' becomes ['a', 'b.c']. */
export function parsePath(path: string): string[] {
  const parts = [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)];
  return parts.map(([, quoted, simple]) => (quoted === undefined ? (simple ?? '') : quoted.replace(/\\(.)/g, '$1')));
}

/** The value at a path; `undefined` if there is none. */
export function at(fields: Fields, parts: readonly string[]): Plain | undefined {
  let value: Plain | undefined = fields;
  for (const part of parts) {
    if (value instanceof Packed) value = value.open();
    if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Moment)
      return undefined;
    value = Object.hasOwn(value, part) ? value[part] : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** A copy with `value` at a path; `undefined` removes the value. */
export function withValue(fields: Fields, parts: readonly string[], value: Plain | undefined): Fields {
  const [first = '', ...rest] = parts;
  const copy = { ...fields };
  if (rest.length > 0) {
    const inner = opened(copy[first] ?? null);
    const isMap = inner !== null && typeof inner === 'object' && !Array.isArray(inner) && !(inner instanceof Moment);
    if (isMap || value !== undefined) copy[first] = withValue(isMap ? (inner as Fields) : {}, rest, value);
  } else if (value === undefined) delete copy[first];
  else copy[first] = value;
  return copy;
}

/** A copy with only the values at `paths`. */
export function masked(fields: Fields, paths: readonly string[]): Fields {
  let kept: Fields = {};
  for (const path of paths) {
    const parts = parsePath(path);
    const value = at(fields, parts);
    if (value !== undefined) kept = withValue(kept, parts, value);
  }
  return kept;
}
