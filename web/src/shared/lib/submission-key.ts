function randomKey(): string {
  // `randomUUID` needs a secure context, which a phone on a local network does not have.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates keys for `Idempotency-Key`. The same body keeps its key until `done`, so that a retry
 * after a lost answer does not create a second comment. Another body gets another key. Call `done`
 * after a success.
 */
export function createSubmissionKeys(random: () => string = randomKey): {
  keyFor(body: unknown): string;
  done(): void;
} {
  let current: { body: string; key: string } | null = null;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (current?.body !== text) current = { body: text, key: random() };
      return current.key;
    },
    done() {
      current = null;
    },
  };
}
