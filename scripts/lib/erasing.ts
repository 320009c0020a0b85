import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import type { ErasureReport } from '../../functions/src/features/erasure/erasure.ts';
import type { PersonIdentifier } from '../../functions/src/features/erasure/person.ts';
import type { ErasureEntry, Reapplied } from '../../functions/src/features/erasure/register.ts';
import { CommandError } from './console.ts';
import { fixedFolders } from './fixed-folders.ts';

type Options = { followsLinks: boolean; allowsWide: boolean; isDryRun?: boolean };

/** The operations of `npm run erase`. */
export type Erasing = {
  erase: (identifier: PersonIdentifier, options: Options) => Promise<ErasureReport>;
  register: () => Promise<ErasureEntry[]>;
  /** Repeats the erasures of the site's own register and those of `more`. */
  again: (more: readonly ErasureEntry[]) => Promise<Reapplied>;
};

export async function openErasing(db: Firestore, target: { production: boolean }): Promise<Erasing> {
  const secrets = signingSecrets(target);
  return erasingWith(db, secrets);
}

/** `secrets`: the signing secrets, the current one first. */
export async function erasingWith(db: Firestore, secrets: readonly [string, ...string[]]): Promise<Erasing> {
  const [{ erasePerson }, register, { randomId }] = await Promise.all([
    import('../../functions/src/features/erasure/erase.ts'),
    import('../../functions/src/features/erasure/register.ts'),
    import('../../functions/src/platform/firestore/ids.ts'),
  ]);
  const erase = (identifier: PersonIdentifier, { followsLinks, allowsWide, isDryRun = false }: Options) =>
    erasePerson(db, {
      identifier,
      isDryRun,
      followsLinks,
      allowsWide,
      randomId: () => randomId(20),
      register: () => {
        const erasure = { identifier, followsLinks, allowsWide, now: new Date() };
        return register.registerErasure(db, register.erasureEntry(erasure, secrets[0]));
      },
    });
  return {
    erase,
    register: () => register.readErasures(db),
    again: async (more) => {
      const own = await register.readErasures(db);
      const entries = [...new Map([...own, ...more].map((entry) => [`${entry.keyId} ${entry.hash}`, entry])).values()];
      return register.reapplyErasures(db, { entries, secrets, erase });
    },
  };
}

/**
 * The current signing secret, then the previous one if there is one. For a real project both come
 * from the environment. For the local site the current one may also come from its data folder.
 */
function signingSecrets({ production }: { production: boolean }): readonly [string, ...string[]] {
  const current = process.env.SIGNING_SECRET ?? (production ? undefined : localSecret());
  if (!current)
    throw new CommandError(
      'The register of erasures is keyed with the signing secret: give it as SIGNING_SECRET ' +
        '("npx firebase functions:secrets:access SIGNING_SECRET" prints it).',
    );
  const previous = process.env.SIGNING_SECRET_PREVIOUS;
  return previous ? [current, previous] : [current];
}

function localSecret(): string | undefined {
  const file = join(fixedFolders().dataFolder, 'secrets.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).SIGNING_SECRET
    : // A test stack, or emulators that somebody started by hand, have no such file.
      'demo-only-not-a-secret';
}

/**
 * Reads the entries of a register of erasures from a JSON file. Throws `CommandError` if it cannot
 * be read.
 */
export function readRegisterFile(file: string): ErasureEntry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ErasureEntry[];
  } catch (error) {
    throw new CommandError(
      `${file} is not a register of erasures: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
