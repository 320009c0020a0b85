// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, renderDesk } from '../../testing/render-desk.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const day = (nettRupees: number, source: string) => ({
  day: 3,
  date: '2026-11-08',
  nettRupees,
  grossRupees: null,
  isEstimate: true,
  source,
});
const option = { id: 'kept', name: 'Rain over Dadar', note: '2026' };
const duplicate = { id: 'twice', name: 'Rain Over Dadar (Hindi)', revision: 4 };
const MERGE = 'POST /api/films/twice/merge';

async function openDialog(api: FakeApi) {
  const [onMerged, onUndone] = [vi.fn(), vi.fn()];
  const search = () => Promise.resolve([option, { ...option, id: 'twice', name: duplicate.name }]);
  const desk = renderDesk(
    <MergeDialog kind="film" {...{ duplicate, search, onMerged, onUndone }} onClose={() => undefined} />,
    { api },
  );
  await desk.user.type(await screen.findByRole('combobox'), 'rain');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await desk.user.click(screen.getByRole('option', { name: /^Rain over Dadar/ }));
  const merge = async () => desk.user.click(screen.getByRole('button', { name: 'Merge' }));
  const bodies = () => desk.calls.filter(({ path }) => path.endsWith('/merge')).map(({ body }) => body);
  return { ...desk, onMerged, onUndone, merge, bodies };
}

it('says what a merge does, asks about differing days, and undoes it', async () => {
  const { user, merge, bodies, onMerged, onUndone } = await openDialog({
    [MERGE]: ({ body }) =>
      'figures' in (body as object)
        ? {}
        : Response.json(
            { message: 'Differ', differingDays: [{ day: 3, kept: day(180, 'Trade'), duplicate: day(170, 'Studio') }] },
            { status: 409 },
          ),
    'POST /api/films/twice/undo': () => ({}),
  });
  expect(screen.getByText(/goes to the trash.*move to “Rain over Dadar” \(2026\)/)).toBeTruthy();
  await merge();
  const choices = within(await screen.findByRole('group', { name: 'Day 3, 8 November 2026' }));
  await user.click(choices.getByLabelText('Duplicate: ₹170 nett · Studio'));
  await merge();
  expect(await screen.findByText('Rain Over Dadar (Hindi) is now Rain over Dadar.')).toBeTruthy();
  expect(bodies()).toEqual([
    { into: 'kept', revision: 4 },
    { into: 'kept', revision: 4, figures: { 3: 'take' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => onUndone.mock.calls.length).toBe(1);
  expect(onMerged.mock.calls).toEqual([['kept']]);
});

it('merges the newer version only after the editor has been told of it', async () => {
  const { merge, bodies } = await openDialog({
    [MERGE]: ({ body }) =>
      (body as { revision: number }).revision === 5
        ? {}
        : Response.json({ message: 'Someone else changed this film', current: { revision: 5 } }, { status: 409 }),
  });
  await merge();
  expect(await screen.findByText('Someone else changed this film')).toBeTruthy();
  await merge();
  await expect.poll(bodies).toEqual([
    { into: 'kept', revision: 4 },
    { into: 'kept', revision: 5 },
  ]);
});
