// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';

test('the dialog for a forgotten password sends the user name and shows the answer of the server', async () => {
  const message = 'If there is an account, a letter with a link is on its way.';
  const { user, calls } = renderDesk(<ForgottenPassword />, {
    api: { 'POST /api/staff/password-reset': () => ({ message }) },
  });
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reset password' }));
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(await dialog.findByText('Please enter your user name or email')).toBeTruthy();
  await user.type(dialog.getByLabelText(/User name/), 'editor{Enter}');
  expect((await dialog.findByRole('status')).textContent).toBe(message);
  expect(calls.map(({ body }) => body)).toEqual([{ account: 'editor' }]);
});
