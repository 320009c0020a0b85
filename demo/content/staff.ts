import { demoLogins } from '@first-show/domain/staff/demo-logins';

type DemoStaff = {
  username: string;
  displayName: string;
  role: 'moderator' | 'editor' | 'admin';
  email: string;
};

const people: DemoStaff[] = [
  {
    username: 'moderator',
    displayName: 'Gauri Naik',
    role: 'moderator',
    email: 'moderator@example.com',
  },
  {
    username: 'editor',
    displayName: 'Imtiaz Contractor',
    role: 'editor',
    email: 'editor@example.com',
  },
  {
    username: 'admin',
    displayName: 'Sudha Krishnamoorthy',
    role: 'admin',
    email: 'admin@example.com',
  },
];

/** The accounts of the demo newsroom, with the passwords that its login page shows. */
export const staff = demoLogins.map(({ username, password }) => {
  const person = people.find((one) => one.username === username);
  if (person === undefined) throw new Error(`The demo has a login for ${username}, and nobody of that name`);
  return { ...person, password };
});
