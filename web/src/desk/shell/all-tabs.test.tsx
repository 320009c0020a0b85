// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { AllTabs } from './all-tabs.tsx';

test('a button says how many pages a desk has, and its menu opens each of them', async () => {
  const tabs = [
    { to: '/admin', label: 'Dashboard' },
    { to: '/admin/articles', label: 'Articles' },
    { to: '/admin/trash', label: 'Trash' },
  ];
  const { user, router } = renderDesk(<AllTabs tabs={tabs} current={tabs[0]} />);
  // The test's window is wide, where the button is hidden and so has no accessible name.
  const button = screen.getByRole('button', { expanded: false });
  expect(button.textContent).toBe('All 3 pages');
  await user.click(button);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Articles',
    'Trash',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Trash' }));
  expect(router.state.location.pathname).toBe('/admin/trash');
});
