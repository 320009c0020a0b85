export type DemoStaff = {
  username: string;
  displayName: string;
  role: 'moderator' | 'editor' | 'admin';
  email: string;
  /** The demo only: shown on the sign-in page of a demo installation. */
  password: string;
};

/** The three accounts of the demo newsroom. */
export const staff: DemoStaff[] = [
  {
    username: 'moderator',
    displayName: 'Gauri Naik',
    role: 'moderator',
    email: 'moderator@example.com',
    password: 'moderator-demo',
  },
  {
    username: 'editor',
    displayName: 'Imtiaz Contractor',
    role: 'editor',
    email: 'editor@example.com',
    password: 'editor-demo',
  },
  {
    username: 'admin',
    displayName: 'Sudha Krishnamoorthy',
    role: 'admin',
    email: 'admin@example.com',
    password: 'admin-demo',
  },
];
