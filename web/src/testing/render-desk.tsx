import { ThemeProvider } from '@mui/material/styles';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import { cleanup, configure, render, screen as page } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { AppProviders } from '../shared/theme/app-providers.tsx';
import { deskTheme } from '../desk/shell/desk-theme.ts';
import { DeskQueries } from '../desk/lib/query-client.tsx';
import { SessionProvider } from '../desk/lib/session.ts';
import { setTokens } from '../desk/lib/staff-api.ts';
import { createEmotionCache } from '../shared/lib/emotion-cache.ts';
import { Toaster } from '../shared/ui/toast/toaster.tsx';

/** A call to the fake API. `path` has no query. */
type FakeCall = { method: string; path: string; query: URLSearchParams; body: unknown };

/**
 * The answers of the fake API, by method and path, for example 'GET /api/admin/log'. A function
 * returns the JSON of the answer, or a `Response` for another status; if it throws, the network is
 * down.
 */
export type FakeApi = Record<string, (call: FakeCall) => unknown>;

type Options = { role?: StaffRole; path?: string; api?: FakeApi };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// happy-dom computes styles slowly, so find and click elements without checking their visibility.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
const pointerEventsCheck = PointerEventsCheckLevel.Never;

// React warns about `<search>`, which happy-dom does not know.
const logError = console.error;
vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
  if (!(String(message[0]).startsWith('The tag <%s>') && message[1] === 'search')) logError(...message);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/**
 * Renders a screen of the desks for a signed-in person, with the desks' theme, a router, toasts and
 * a fake API. Needs `@vitest-environment happy-dom`. Returns the calls to the API, the router and a
 * keyboard and mouse.
 */
export function renderDesk(screen: ReactNode, { role = 'editor', path = '/admin', api = {} }: Options = {}) {
  const calls = fakeApi(api);
  setTokens({ token: () => Promise.resolve('token'), renew: () => Promise.resolve(false) });
  const session = {
    staff: { uid: 'imtiaz', displayName: 'Imtiaz Contractor', email: 'imtiaz@example.org', role },
    epoch: 1,
    signOut: () => Promise.resolve(),
    signOutEverywhere: () => Promise.resolve(),
  };
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  const shown = render(
    <AppProviders cache={createEmotionCache()}>
      <ThemeProvider theme={deskTheme}>
        <SessionProvider value={session}>
          <DeskQueries>
            <RouterProvider router={router} />
          </DeskQueries>
        </SessionProvider>
        <Toaster />
      </ThemeProvider>
    </AppProviders>,
  );
  const user = userEvent.setup({ pointerEventsCheck });
  /** Replaces the text of a field at once, which is faster than typing letter by letter. */
  const fill = async (field: HTMLElement, text: string): Promise<void> => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { ...shown, calls, router, user, fill };
}

/** The field with this label. */
export const fieldOf = (label: string): HTMLInputElement | HTMLSelectElement => page.getByLabelText(label);

/**
 * Replaces `fetch` by the answers of `api`; a call without an answer fails. Adds each call to the
 * returned list.
 */
function fakeApi(api: FakeApi): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(url, location.href);
    const call = { method, path, query, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined };
    calls.push(call);
    const answer = api[`${method} ${path}`];
    if (answer === undefined) throw new TypeError(`The fake API has no answer to ${method} ${path}`);
    const json = await answer(call);
    return json instanceof Response ? json : Response.json(json);
  });
  return calls;
}
