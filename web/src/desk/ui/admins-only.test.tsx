import { ThemeProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import { theme } from '../../shared/theme/theme.ts';
import { SessionProvider } from '../lib/session.ts';
import { AdminsOnly } from './admins-only.tsx';

const shownTo = (role: StaffRole) =>
  renderToString(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <SessionProvider
          value={{
            staff: { uid: 'gauri', displayName: 'Gauri Naik', email: 'gauri@example.org', role },
            epoch: 1,
            signOut: () => Promise.resolve(),
            signOutEverywhere: () => Promise.resolve(),
          }}
        >
          <AdminsOnly title="Site health" sentence="Only administrators see the site’s health.">
            the figures
          </AdminsOnly>
        </SessionProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );

it('shows administrators the page, and other staff its title and the reason', () => {
  expect(shownTo('admin')).toContain('the figures');
  for (const role of ['editor', 'moderator'] as const) {
    expect(shownTo(role)).not.toContain('the figures');
    expect(shownTo(role)).toContain('Site health');
    expect(shownTo(role)).toContain('Only administrators see the site’s health.');
  }
});
