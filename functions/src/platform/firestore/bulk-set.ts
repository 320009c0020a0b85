import type {
  BulkWriterOptions,
  DocumentData,
  DocumentReference,
  Firestore,
  SetOptions,
} from 'firebase-admin/firestore';

/**
 * Writes more documents than fit into one commit. `close` throws if a document could not be
 * written. (The SDK's own `close` does not throw: the failed write would be an unhandled rejection,
 * which ends the process.)
 */
export function openBulkSet(
  db: Firestore,
  options: BulkWriterOptions = {},
): {
  set: (ref: DocumentReference, data: DocumentData, options?: SetOptions) => void;
  close: () => Promise<void>;
} {
  const writer = db.bulkWriter(options);
  const failures: unknown[] = [];
  const noted = (error: unknown): void => void failures.push(error);
  return {
    set: (ref, data, setOptions) =>
      void (setOptions === undefined ? writer.set(ref, data) : writer.set(ref, data, setOptions)).catch(noted),
    close: async () => {
      await writer.close();
      if (failures.length > 0) throw failures[0];
    },
  };
}
