import { readFileSync } from 'node:fs';
import { Query } from 'firebase-admin/firestore';
import { indexRules, requireIndexes, type IndexFile, type StructuredQuery } from './index-plan.ts';

/**
 * A setup file of the emulator tests: a query without an index fails as it does in production. The
 * emulators need no indexes and would answer it.
 */
const rules = indexRules(
  JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')) as IndexFile,
);

type Sent = { structuredQuery: StructuredQuery };
// Every query of the SDK is built by this method: a list, a count or a part of a transaction.
const target = Query.prototype as unknown as { toProto: (...input: unknown[]) => Sent };
const original = target.toProto;
if (typeof original !== 'function') throw new Error('The Firestore SDK no longer has the method toProto');
target.toProto = function (...input) {
  const sent = original.apply(this, input);
  requireIndexes(rules, sent.structuredQuery);
  return sent;
};
