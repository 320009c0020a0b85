// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

afterEach(cleanup);

function Desk() {
  useFocusAfterNavigation(useLocation().pathname);
  return (
    <>
      <Link to="/film">Tab</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const openList = () => {
  const children = [
    { path: '/', element: <Link to="/film">Edit</Link> },
    { path: '/film', element: <h1>Film</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Desk />, children }])} />);
  return userEvent.setup();
};

it('moves the focus to the page that replaces the one with the focus', async () => {
  const user = openList();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Film' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus in the tab that opened the page', async () => {
  const user = openList();
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  await screen.findByRole('heading', { name: 'Film' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab' }));
});
