/**
 * User names and passwords of the demo's accounts, which exist only on emulators. The demo's
 * sign-in page shows them.
 */
export const demoLogins = [
  { username: 'moderator', password: 'moderator-demo' },
  { username: 'editor', password: 'editor-demo' },
  { username: 'admin', password: 'admin-demo' },
] as const;
