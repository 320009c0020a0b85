import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';

export type Documents = Record<string, Record<string, unknown>>;

/** A database of its own under the project's rules, seen by whom a test names. */
export type Rules = {
  anonymous: () => Firestore;
  /** Signed in with these claims: `{ role: 'editor' }`. The same person each time. */
  as: (uid: string, claims: Record<string, unknown>) => Firestore;
  /** Past the rules, by path. */
  write: (documents: Documents) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens `demo-rules-{name}` with these documents and nothing else. Needs the Firestore emulator.
 */
export async function openRules(name: string, documents: Documents = {}): Promise<Rules> {
  const [host = '127.0.0.1', port = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');
  // Hundreds of refusals are what these tests expect: the SDK need not report each.
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
