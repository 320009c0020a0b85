/**
 * User names and passwords of the demo's accounts. They exist only on emulators. The sign-in page
 * of a demo shows them.
 */
export const demoLogins = [
  { username: 'moderator', password: 'moderator-demo' },
  { username: 'editor', password: 'editor-demo' },
  { username: 'admin', password: 'admin-demo' },
] as const;
