import { z } from 'zod';
import { listQuery } from '@first-show/domain/core/fields';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import {
  invitation,
  newStaff,
  passwordReset,
  staffAccount,
  staffChanges,
  type StaffAccount,
  type StaffDoc,
} from '@first-show/domain/staff/staff.schema';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, readerRoute, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import { mailOrigin } from '../../platform/http/origin.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import { accountsOf } from '../../platform/identity/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { patchOf } from '../../platform/partial.ts';
import { changeMember, inviteAgain, inviteStaff, sendPasswordReset, type StaffDesk } from './store/manage-staff.ts';
import { listStaff, readAccount } from './store/staff.ts';

const tag = 'staff';
const params = z.object({ uid: idParam });

const RESET_SENT =
  'If that is one of our accounts, a letter with a link is on its way. Look into your spam folder, too.';
const refusals = {
  stale: 'Someone else changed this account in the meantime',
  'own-account': 'You cannot disable or demote your own account: another administrator can',
  'last-admin': 'This is the last active administrator: make someone else one first',
} as const;

const deskOf = (deps: Deps): StaffDesk => ({
  db: deps.db(),
  accounts: accountsOf(deps),
  randomId: deps.randomId,
  newId: deps.newId,
  now: deps.clock.now,
});
const currentOf = async (deps: Deps, doc: StaffDoc | null) => (doc === null ? null : readAccount(deps.db(), doc));
/** Answers 409 with the current state of the account. */
const conflict = (c: ApiContext, message: string, current: StaffAccount | null): Response =>
  answerConflict(c, { message, current });

export function registerStaff(app: ApiApp, deps: Deps): void {
  registerAccounts(app, deps);
  registerNewLink(app, deps);
  registerPasswordReset(app, deps);
}

function registerAccounts(app: ApiApp, deps: Deps): void {
  staffRoute('staff')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/staff',
      summary: 'All staff accounts by name, including disabled accounts',
      tag,
      query: listQuery({ limit: LIST_MAX }),
      answer: z.array(staffAccount),
    },
    async ({ query }) => {
      const found = await listStaff(deps.db(), query);
      return found === null ? fail(UNKNOWN_AFTER) : ok(found);
    },
  );

  staffRoute('staff')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/staff',
      summary: 'Invite a person; the link for setting a password is emailed, and only this answer contains it',
      tag,
      body: newStaff,
      status: 201,
      answer: invitation,
      errors: [409],
      isLogged: false,
    },
    async ({ body, staff, request, c }) => {
      const invited = await inviteStaff(deskOf(deps), {
        form: body,
        actor: staff,
        origin: mailOrigin(request, deps.config),
      });
      if (!invited.ok) return conflict(c, invited.error.message, await currentOf(deps, invited.error.doc));
      return ok({ staff: await readAccount(deps.db(), invited.value.doc), invitationLink: invited.value.link });
    },
  );

  staffRoute('staff')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/staff/{uid}',
      summary: 'Change the name, role or state of an account; it takes effect at once, also on open desks',
      tag,
      params,
      body: patchOf(staffChanges),
      answer: staffAccount,
      errors: [404, 409],
      isLogged: false,
    },
    async ({ params: { uid }, body: { changes, revision }, staff, c }) => {
      const changed = await changeMember(deskOf(deps), { uid, changes, revision, actor: staff });
      if (changed.outcome === 'missing') return fail(NOT_FOUND);
      if (changed.outcome !== 'changed')
        return conflict(c, refusals[changed.outcome], await currentOf(deps, changed.doc));
      return ok(await readAccount(deps.db(), changed.doc));
    },
  );
}

function registerNewLink(app: ApiApp, deps: Deps): void {
  staffRoute('staff')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/staff/{uid}/invite-again',
      summary: 'Send another invitation link for setting a password',
      tag,
      params,
      answer: invitation,
      errors: [404, 409],
      isLogged: false,
    },
    async ({ params: { uid }, staff, request, c }) => {
      const invited = await inviteAgain(deskOf(deps), { uid, actor: staff, origin: mailOrigin(request, deps.config) });
      if (invited === 'missing') return fail(NOT_FOUND);
      if (invited === 'inactive') return conflict(c, 'This account is disabled: enable it first', null);
      if (invited === 'taken')
        return conflict(c, 'The address has got another account in the meantime. Remove it in Firebase first.', null);
      return ok({ staff: await readAccount(deps.db(), invited.doc), invitationLink: invited.link });
    },
  );
}

function registerPasswordReset(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/staff/password-reset',
      summary: 'Email a link for setting a new password; the answer is the same for unknown user names and addresses',
      tag,
      body: passwordReset,
      answer: z.object({ message: z.string() }),
      errors: [429],
    },
    async ({ body, c, request }) => {
      const reader = readerOf(c, deps);
      const refused = await chargeReader(c, deps, { action: 'passwordReset', reader });
      if (refused !== null) return fail(refused);
      await sendPasswordReset(deskOf(deps), { email: body.account, origin: mailOrigin(request, deps.config) });
      return ok({ message: RESET_SENT });
    },
  );
}
