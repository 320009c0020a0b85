const region = 'asia-south1';

/**
 * The options that all background functions share. `maxInstances` bounds the bill, so every
 * function has it. One instance is enough for a scheduled job; most triggers override the number.
 */
export const backgroundFunction = { region, maxInstances: 1 } as const;

/** The options that all functions behind Hosting share. */
export const webFunction = {
  region,
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
  cors: false,
  invoker: 'public',
} as const;
