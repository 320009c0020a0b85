import { newStaff, staffEmailOf, staffRole, type StaffRole } from '@first-show/domain/staff/staff.schema';
import { CommandError, bold, dim, main, say } from './lib/console.ts';
import { openDatabase } from './lib/open-database.ts';
import { host } from './lib/ports.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Looks after the accounts of the desks on the running site ('npm start' in another terminal).

  npm run staff -- add --email <address> --name "Asha Rao" --role admin|editor|moderator
  npm run staff -- link --email <address>            another link that sets a password
  npm run staff -- role --email <address> --role <role>
  npm run staff -- disable --email <address>         signs out and locks out, at once
  npm run staff -- enable --email <address>
  npm run staff -- list

  --email       also a user name: 'editor' is the editor of the staff domain
  --project     a real Firebase project instead of the running site; needs --production as well
  --site        origin of the links, such as https://your.domain (or SITE_URL); a real project needs it`;

const ACTOR = { uid: null, displayName: 'command line' };
const commands = ['add', 'link', 'role', 'disable', 'enable', 'list'] as const;
type Values = ReturnType<typeof readArguments>['values'];

/**
 * `npm run staff`: manages the staff accounts from the command line, for example to create the
 * first administrator of a new project, or to restore access if nobody can open `/admin/staff`.
 */
await main(async () => {
  const { values, positionals } = readArguments();
  const command = commands.find((one) => one === positionals[0]);
  if (values.help || positionals.length === 0) return say(USAGE);
  if (command === undefined || positionals.length > 1)
    throw new CommandError(`Choose a command: ${commands.join(', ')}.\n\n${USAGE}`);
  const form = command === 'add' ? readForm(values) : null;
  const email = command === 'add' || command === 'list' ? '' : readEmail(values);
  const role = command === 'role' ? readRole(values.role) : null;
  const origin = originOf(values);

  const desk = await openDesk(values);
  const { changeMember, inviteAgain, inviteStaff } =
    await import('../functions/src/features/staff/store/manage-staff.ts');
  const { findStaffByEmail, listStaff } = await import('../functions/src/features/staff/store/staff.ts');

  if (command === 'list') {
    const people = (await listStaff(desk.db, { limit: 50, offset: 0 })) ?? [];
    if (people.length === 0) return say("Nobody yet: 'npm run staff -- add …' makes the first administrator.");
    for (const one of people) {
      const state = one.isActive ? '' : '  disabled';
      const loose = one.isSettled ? '' : '  (interrupted: send the change or a link again)';
      say(`${one.role.padEnd(10)} ${one.email.padEnd(36)} ${one.displayName}${state}${loose}`);
    }
    return;
  }
  if (form !== null) {
    const invited = await inviteStaff(desk, { form, actor: ACTOR, origin });
    if (!invited.ok) throw new CommandError(`${invited.error.message}.`);
    say(`${bold(form.displayName)} is ${form.role} now. This link sets the password, once, within an hour:`);
    return say(invited.value.link ?? '');
  }
  const member = await findStaffByEmail(desk.db, email);
  if (member === null)
    throw new CommandError(`No staff account has the address ${email}: 'npm run staff -- list' shows all accounts.`);
  if (command === 'link') {
    const invited = await inviteAgain(desk, { uid: member.uid, actor: ACTOR, origin, isOperator: true });
    if (invited === 'inactive') throw new CommandError(`${email} is disabled: enable it first.`);
    if (typeof invited === 'string')
      throw new CommandError(
        `${email} already has an account that is not a staff account: remove it in Firebase first.`,
      );
    say(`This link sets the password of ${bold(member.displayName)}, once, within an hour:`);
    return say(invited.link ?? '');
  }
  const changes = role !== null ? { role } : { isActive: command === 'enable' };
  const changed = await changeMember(desk, { uid: member.uid, changes, actor: ACTOR });
  if (changed.outcome === 'last-admin')
    throw new CommandError(`${email} is the last active administrator: make someone else one first.`);
  if (changed.outcome !== 'changed')
    throw new CommandError(`Someone else changed ${email} in the meantime: run this again.`);
  const { displayName, isActive } = changed.doc;
  say(
    `${bold(displayName)} is ${changed.doc.role}${isActive ? '' : ', disabled'} now. ${dim('Open desks follow at once.')}`,
  );
});

function readArguments() {
  return readOptions(USAGE, {
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      site: { type: 'string' },
      ...databaseOptions,
    },
  });
}

function readForm(values: Values) {
  const form = newStaff.safeParse({
    email: values.email && staffEmailOf(values.email),
    displayName: values.name,
    role: values.role,
  });
  if (form.success) return form.data;
  const flags = { email: '--email', displayName: '--name', role: '--role' };
  const [issue] = form.error.issues;
  throw new CommandError(`${flags[issue?.path[0] as keyof typeof flags]}: ${issue?.message ?? ''}.\n\n${USAGE}`);
}

function readEmail({ email }: Values): string {
  if (email === undefined || email.trim() === '')
    throw new CommandError(`The option --email <address> is missing: the account to change.\n\n${USAGE}`);
  return staffEmailOf(email);
}

function readRole(role: string | undefined): StaffRole {
  const parsed = staffRole.safeParse(role);
  if (!parsed.success) throw new CommandError(`--role: one of ${staffRole.options.join(', ')}.`);
  return parsed.data;
}

function originOf({ site = process.env.SITE_URL, production }: Values): string {
  if (site === undefined && production)
    throw new CommandError('The option --site https://your.domain is missing: links in emails lead there.');
  const url = URL.parse(site ?? `http://${host}:${process.env.SITE_PORT || 5050}`);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandError(`'${site}' is not a URL: use --site https://your.domain.`);
  return url.origin;
}

async function openDesk({ project, production }: Values) {
  if (production) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  else process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `${host}:${process.env.AUTH_PORT || 9099}`;
  const db = await openDatabase({ project, isProduction: production, consequence: 'its staff are to be changed' });
  const [{ getAuth }, { firebaseAccounts }, { adminApp }, { newId, randomId }] = await Promise.all([
    import('firebase-admin/auth'),
    import('../functions/src/platform/identity/auth.ts'),
    import('../functions/src/platform/firestore/firestore.ts'),
    import('../functions/src/platform/firestore/ids.ts'),
  ]);
  return { db, accounts: firebaseAccounts(() => getAuth(adminApp())), randomId, newId, now: () => new Date() };
}
