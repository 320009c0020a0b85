import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';

export type Documents = Record<string, Record<string, unknown>>;

/**
 * A separate database with the project's security rules. A test reads and writes it as different
 * people.
 */
export type Rules = {
  anonymous: () => Firestore;
  /**
   * Firestore as a signed-in person with the id `uid` and `claims`, such as `{ role: 'editor' }`.
   */
  as: (uid: string, claims: Record<string, unknown>) => Firestore;
  /** Writes documents by path, bypassing the rules. */
  write: (documents: Documents) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens the database `demo-rules-{name}` with only these documents. Needs the Firestore emulator.
 */
export async function openRules(name: string, documents: Documents = {}): Promise<Rules> {
  const [host = '127.0.0.1', port = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');
  // Do not log refusals: these tests expect hundreds of them.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  });
  const rules: Rules = {
    anonymous: () => environment.unauthenticatedContext().firestore() as unknown as Firestore,
    as: (uid, claims) => environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore,
    write: (added) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const firestore = context.firestore() as unknown as Firestore;
        await Promise.all(Object.entries(added).map(([path, data]) => setDoc(doc(firestore, path), data)));
      }),
    clear: () => environment.clearFirestore(),
    close: () => environment.cleanup(),
  };
  await rules.clear();
  await rules.write(documents);
  return rules;
}
