// @vitest-environment happy-dom
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { ProposalsPanel } from './proposals-panel.tsx';
import { useEnhancement } from './use-enhancement.ts';

const proposalWith = (status: string) => ({
  id: 'one',
  at: '2026-11-20T06:00:00.000Z',
  by: 'Zoya',
  provider: 'built-in',
  model: 'extractive',
  promptVersion: '1',
  readingLevel: { level: 'easy', score: 70 },
  headlineChoices: [],
  refused: [],
  fields: { summary: { before: 'Old', after: 'New', status } },
});
const saved = { id: 'rain', title: 'Rain', isPublished: true, language: 'en', revision: 3 } as DeskArticle;

function Editor() {
  const [article, setArticle] = useState(saved);
  const enhancement = useEnhancement('rain', { hasProposals: true });
  const editor = {
    article,
    unsaved: [],
    hold: <Answer,>(call: () => Promise<Answer>) => call(),
    takeOver: (answer: object) => setArticle((before) => ({ ...before, ...answer })),
    mergeServerVersion: () => Promise.resolve(),
    showForm: () => undefined,
  };
  return (
    <>
      <ProposalsPanel enhancement={enhancement} editor={editor} />
      <button onClick={() => setArticle((before) => ({ ...before, revision: 9 }))}>Save again</button>
    </>
  );
}

const open = () =>
  renderDesk(<Editor />, {
    api: {
      'GET /api/admin/articles/rain/proposals': () => ({ proposals: [proposalWith('open')] }),
      'POST /api/admin/articles/rain/proposals/one/decide': () => ({
        ...saved,
        revision: 4,
        proposal: proposalWith('accepted'),
      }),
      'POST /api/admin/articles/rain/restore': () => ({ ...saved, revision: 5 }),
    },
  });

test('an accepted proposal of a published article says that readers see it, and can be undone', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await screen.findByText(/Saved and visible to readers\./);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone, also for readers.');
  expect(calls.find(({ path }) => path.endsWith('/restore'))?.body).toEqual({ revision: 3, basedOn: 4 });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an accepted proposal cannot be undone after another save of the article', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
