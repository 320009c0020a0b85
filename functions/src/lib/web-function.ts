/** The options that all functions behind Hosting share. */
export const webFunction = {
  region: 'asia-south1',
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
  cors: false,
  invoker: 'public',
} as const;
