import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/call-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { showToast, type Toast } from '../../shared/ui/toast/toast.ts';
import { decidedByText, failureTitle, successTitle } from './acts.ts';
import { Decisions } from './decisions.ts';
import { applyOverlay } from './overlay.ts';

vi.mock('../lib/staff-api.ts');
vi.mock('../../shared/ui/toast/toast.ts');
vi.stubGlobal('navigator', { onLine: true });
beforeEach(() => void vi.useFakeTimers());

const comment = (id: string) =>
  ({
    id,
    authorId: `by ${id}`,
    status: 'pending',
    createdAt: `2026-11-14T09:0${id.length}:00.000Z`,
    moderatedBy: null,
  }) as QueuedComment;

type Body = { ids: string[] };

function desk(answer: (path: string, body: Body) => unknown = () => undefined) {
  const calls: string[] = [];
  const told: Toast[] = [];
  vi.mocked(showToast).mockImplementation((toast) => void told.push(toast));
  vi.mocked(callStaffApi).mockImplementation((async (path: string, call: { method?: string; body: Body }) => {
    calls.push(`${call.method} ${path}`);
    return await answer(path, call.body);
  }) as never);
  const decisions = new Decisions();
  return {
    decisions,
    calls,
    told,
    pass: (ms: number) => vi.setSystemTime(Date.now() + ms),
    shown: (...ids: string[]) =>
      applyOverlay(ids.map(comment), decisions.state().overlay, { list: 'pending', order: 'newest' }).map(
        ({ comment: { id } }) => id,
      ),
  };
}
const done = ({ ids }: Body) => ({ results: ids.map((id) => ({ id, outcome: 'done' })) });
const bulk = (path: string, body: Body) =>
  path.endsWith('/undo') || path.endsWith('/decisions') ? done(body) : undefined;
const fail = () => {
  throw new ApiError(500, 'oops', '{"message":"Something broke."}');
};
const conflict = () => {
  throw new ApiError(
    409,
    '',
    JSON.stringify({
      message: 'Already approved by Gauri Naik',
      comment: { id: 'a', status: 'approved', moderatedBy: 'Gauri Naik' },
    }),
  );
};

test('has texts for decisions about one and several comments', () => {
  expect(successTitle('approve', 1)).toBe('Comment approved successfully');
  expect(successTitle('reject', 1)).toBe('Comment rejected successfully');
  expect(successTitle('delete', 3)).toBe('3 comments deleted successfully');
  expect(failureTitle('approve', 1)).toBe('Failed to approve comment');
  expect(failureTitle('delete', 2)).toBe('Failed to delete 2 comments');
  expect(decidedByText(null)).toBe('Already deleted by another moderator');
});

test('removes the card at once, sends the decision and shows a toast', async () => {
  const { decisions, calls, told, shown } = desk();
  const sent = decisions.decide('pending', [comment('a')], 'approve');
  expect(shown('a', 'bb')).toEqual(['bb']);
  expect(told).toEqual([]);
  await sent;
  expect(calls).toEqual(['POST /api/admin/comments/a/approve']);
  expect(told[0]).toMatchObject({
    title: 'Comment approved successfully',
    action: { label: 'Undo', onAction: expect.any(Function) },
  });
});

test('marks decisions about decided comments as reversals', async () => {
  const bodies: unknown[] = [];
  const { decisions, calls } = desk((path, body) => {
    bodies.push(body);
    return bulk(path, body);
  });
  const approved = (id: string) => ({ ...comment(id), status: 'approved' as const });
  await decisions.decide('approved', [approved('a')], 'reject');
  await decisions.decide('approved', [approved('b'), approved('c')], 'reject');
  expect(calls).toEqual(['POST /api/admin/comments/a/reject', 'POST /api/admin/comments/decisions']);
  expect(bodies).toEqual([{ isReversal: true }, { ids: ['b', 'c'], decision: 'reject', isReversal: true }]);
});

test('sends a decision once, even if it is clicked twice', async () => {
  const { decisions, calls } = desk();
  await Promise.all([
    decisions.decide('pending', [comment('a')], 'reject'),
    decisions.decide('pending', [comment('a')], 'delete'),
  ]);
  expect(calls).toHaveLength(1);
});

test('restores the card and offers no undo if the call fails', async () => {
  const { decisions, told, shown } = desk(fail);
  await decisions.decide('pending', [comment('a')], 'delete');
  expect(shown('a')).toEqual(['a']);
  expect(decisions.state().restored).toEqual({ ids: ['a'], isUndo: false });
  expect(told[0]).toMatchObject({ title: 'Failed to delete comment', description: 'Something broke.', tone: 'error' });
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('shows a notice about the earlier decision until it is dismissed', async () => {
  const { decisions, told } = desk(conflict);
  await decisions.decide('pending', [comment('a')], 'reject');
  const card = () => applyOverlay([], decisions.state().overlay, { list: 'pending', order: 'newest' });
  expect(card()[0]).toMatchObject({ notice: 'Already approved by Gauri Naik', comment: { status: 'approved' } });
  expect(told[0]).toMatchObject({ title: 'Failed to reject comment', description: 'Already approved by Gauri Naik' });
  decisions.dismiss('a');
  expect(card()).toEqual([]);
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('undoes decisions, latest first, and reports the restored comments', async () => {
  const { decisions, calls, told, shown } = desk(bulk);
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.decide('pending', [comment('bb')], 'reject');
  await decisions.undo();
  expect(shown()).toEqual(['bb']);
  expect(decisions.state().restored?.ids).toEqual(['bb']);
  await decisions.undo();
  expect(decisions.state().answeredAuthors, 'whose counts have changed').toEqual(['by a']);
  expect(shown()).toEqual(['bb', 'a']);
  expect(calls.filter((path) => path.endsWith('/undo'))).toHaveLength(2);
  expect(told.at(-1)?.title).toBe('Decision undone');
});

test('undoes an older decision from its toast and then the latest', async () => {
  const { decisions, told, shown } = desk(bulk);
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.decide('pending', [comment('bb')], 'reject');
  told[0]?.action?.onAction();
  await vi.waitFor(() => expect(told.at(-1)?.title).toBe('Decision undone'));
  expect(shown()).toEqual(['a']);
  told[0]?.action?.onAction();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
  await decisions.undo();
  expect(shown()).toEqual(['bb', 'a']);
});

test('undoes the previous decision if the latest one failed', async () => {
  const { decisions, shown } = desk((path, body) => (path.endsWith('/bb/reject') ? fail() : bulk(path, body)));
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.decide('pending', [comment('bb')], 'reject');
  await decisions.undo();
  expect(shown()).toEqual(['a']);
});

test('shows no toast for a decision that is undone while it is being sent', async () => {
  const { decisions, told } = desk(bulk);
  await Promise.all([decisions.decide('pending', [comment('a')], 'approve'), decisions.undo()]);
  expect(told.map(({ title }) => title)).toEqual(['Decision undone']);
});

test('waits for a running decision before undoing it', async () => {
  let arrive = () => {};
  const { decisions, calls, shown } = desk((path) =>
    path.endsWith('/approve')
      ? new Promise<void>((resolve) => (arrive = resolve))
      : { results: [{ id: 'a', outcome: 'done' }] },
  );
  const sent = decisions.decide('pending', [comment('a')], 'approve');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const undone = decisions.undo();
  expect(shown('a'), 'the undo is shown at once').toEqual(['a']);
  await Promise.resolve();
  expect(calls).toEqual(['POST /api/admin/comments/a/approve']);
  arrive();
  await Promise.all([sent, undone]);
  expect(calls).toEqual(['POST /api/admin/comments/a/approve', 'POST /api/admin/comments/undo']);
});

test('undoes only the last of two decisions about a comment, even before the answer to the second', async () => {
  const { decisions, calls, told } = desk(bulk);
  await decisions.decide('pending', [comment('a'), comment('b')], 'reject');
  const rejected = { ...comment('a'), status: 'rejected' as const };
  const reversed = decisions.decide('rejected', [rejected], 'approve');
  told[0]?.action?.onAction();
  await reversed;
  await vi.waitFor(() => expect(told.at(-1)?.title).toBe('Comment approved successfully'));
  expect(
    calls.filter((path) => path.endsWith('/undo')),
    'for the other comment of the first decision',
  ).toHaveLength(1);
  expect(decisions.state().restored?.ids).toEqual(['b']);
  await decisions.undo();
  expect(decisions.state().restored?.ids).toEqual(['a']);
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('still undoes a decision after a later decision about the comment has failed', async () => {
  const { decisions, calls, told } = desk((path, body) => (path.endsWith('/approve') ? fail() : bulk(path, body)));
  await decisions.decide('pending', [comment('a')], 'reject');
  await decisions.decide('rejected', [{ ...comment('a'), status: 'rejected' }], 'approve');
  expect(told.at(-1)?.title).toBe('Failed to approve comment');
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Decision undone');
  expect(calls.at(-1)).toBe('POST /api/admin/comments/undo');
});

test('decides a comment again after its undo has finished', async () => {
  const { decisions, calls, shown } = desk((path) =>
    path.endsWith('/undo') ? { results: [{ id: 'a', outcome: 'done' }] } : undefined,
  );
  await decisions.decide('pending', [comment('a')], 'approve');
  const undone = decisions.undo();
  await vi.waitFor(() => expect(shown()).toEqual(['a']));
  await Promise.all([undone, decisions.decide('pending', [comment('a')], 'reject')]);
  expect(calls).toEqual([
    'POST /api/admin/comments/a/approve',
    'POST /api/admin/comments/undo',
    'POST /api/admin/comments/a/reject',
  ]);
  expect(shown('a')).toEqual([]);
});

test('reverses a decision at once, after its call has been answered', async () => {
  const { decisions, calls, shown } = desk();
  const rejected = decisions.decide('pending', [comment('a')], 'reject');
  await Promise.all([
    rejected,
    decisions.decide('rejected', [{ ...comment('a'), status: 'rejected' as const }], 'approve'),
  ]);
  expect(calls).toEqual(['POST /api/admin/comments/a/reject', 'POST /api/admin/comments/a/approve']);
  expect(shown('a'), 'still approved').toEqual([]);
});

test('offers no undo after ten seconds', async () => {
  const { decisions, told, pass, calls } = desk();
  await decisions.decide('pending', [comment('a')], 'approve');
  pass(10_000);
  await decisions.undo();
  expect(calls).toHaveLength(1);
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('can retry a failed undo until ten seconds after the decision', async () => {
  let isDown = true;
  const { decisions, told, shown, pass } = desk((path, body) =>
    path.endsWith('/undo') && isDown ? fail() : bulk(path, body),
  );
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.undo();
  expect(told.at(-1)).toMatchObject({
    title: 'Failed to undo',
    description: 'Something broke.',
    action: { label: 'Undo', onAction: expect.any(Function) },
  });
  expect(shown()).toEqual([]);
  isDown = false;
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Decision undone');
  expect(shown()).toEqual(['a']);

  isDown = true;
  await decisions.decide('pending', [comment('bb')], 'approve');
  pass(9_999);
  await decisions.undo();
  pass(1);
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('undoes sixty decisions in two calls and retries only the failed call', async () => {
  const many = Array.from({ length: 60 }, (_, index) => comment(`c${index}`));
  const undone: number[] = [];
  let isDown = true;
  const { decisions, told, shown } = desk((path, body) => {
    if (path.endsWith('/undo')) undone.push(body.ids.length);
    return path.endsWith('/undo') && body.ids.includes('c59') && isDown ? fail() : done(body);
  });
  await decisions.decide('pending', many, 'reject');
  await decisions.undo();
  expect(told.at(-1)).toMatchObject({
    title: '50 decisions undone, 10 failed',
    description: 'Something broke.',
    tone: 'error',
  });
  expect(shown()).toHaveLength(50);
  isDown = false;
  await decisions.undo();
  expect(undone).toEqual([50, 10, 10]);
  expect(told.at(-1)?.title).toBe('10 decisions undone');
  expect(shown()).toHaveLength(60);
});

test('does not retry the undo of a comment that somebody else has decided since', async () => {
  const { decisions, told } = desk((path, { ids } = { ids: [] }) =>
    path.endsWith('/undo') ? { results: ids.map((id) => ({ id, outcome: 'conflict' })) } : undefined,
  );
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.undo();
  expect(told.at(-1)).toMatchObject({
    title: 'Failed to undo',
    description: 'It is too late, or someone else has decided since.',
  });
  await decisions.undo();
  expect(told.at(-1)?.title).toBe('Nothing to undo');
});

test('decides many comments with one call and undoes them with one', async () => {
  const { decisions, calls, told, shown } = desk(bulk);
  await decisions.decide('pending', [comment('a'), comment('bb')], 'approve');
  expect(calls).toEqual(['POST /api/admin/comments/decisions']);
  expect(told[0]?.title).toBe('2 comments approved successfully');
  expect(shown('a', 'bb')).toEqual([]);
  await decisions.undo();
  expect(calls.at(-1)).toBe('POST /api/admin/comments/undo');
  expect(told.at(-1)?.title).toBe('2 decisions undone');
  expect(shown()).toEqual(['bb', 'a']);
});

test('gives up every call after 30 seconds', async () => {
  const { decisions, calls } = desk(bulk);
  vi.mocked(callStaffApi).mockClear();
  await decisions.decide('pending', [comment('a')], 'approve');
  await decisions.decide('pending', [comment('bb')], 'delete');
  await decisions.decide('pending', [comment('ccc'), comment('dddd')], 'reject');
  await decisions.undo();
  expect(calls).toHaveLength(4);
  for (const [, call] of vi.mocked(callStaffApi).mock.calls) expect(call?.timeoutMs).toBe(30_000);
});

test('a decision that fails after its undo leaves the comment undecided', async () => {
  let arrive = () => {};
  const { decisions, calls, shown } = desk(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    fail();
  });
  const sent = decisions.decide('pending', [comment('a')], 'approve');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const undone = decisions.undo();
  arrive();
  await Promise.all([sent, undone]);
  expect(calls).toHaveLength(1);
  expect(shown('a')).toEqual(['a']);
  expect(shown(), 'only the live list counts').toEqual([]);
});

test('stops overriding the live list four seconds after the answer', async () => {
  const { decisions, shown } = desk();
  await decisions.decide('pending', [comment('a')], 'approve');
  expect(shown('a')).toEqual([]);
  vi.runAllTimers();
  expect(shown('a')).toEqual(['a']);
});

test('dismisses the reports of a comment', async () => {
  const { decisions, calls } = desk();
  const reported = { ...comment('a'), isReported: true, status: 'approved' as const };
  const sent = decisions.decide('reported', [reported], 'dismiss');
  expect(applyOverlay([reported], decisions.state().overlay, { list: 'reported', order: 'newest' })).toEqual([]);
  await sent;
  expect(calls).toEqual(['POST /api/admin/comments/a/dismiss-reports']);
});
