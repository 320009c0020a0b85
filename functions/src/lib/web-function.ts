/** What the functions behind Hosting have in common. */
export const webFunction = {
  region: 'asia-south1',
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 20,
  cors: false,
  invoker: 'public',
} as const;
