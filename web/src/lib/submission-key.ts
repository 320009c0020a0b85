function randomKey(): string {
  // `randomUUID` needs a secure context; a phone on the local network has none.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys for `Idempotency-Key`: the same body keeps its key until it got through, so that a retry
 * after a lost answer makes no second comment; another body is another submission. Call `done`
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
