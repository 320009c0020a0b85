import { ThemeSwitch } from '../../site/shell/theme-switch.tsx';
import { SetPassword } from '../sign-in/set-password.client.tsx';
import { DeskFirebase } from '../sign-in/desk-firebase.client.tsx';
import { DoorLayout } from '../sign-in/sign-in-page.tsx';
import { DeskQueries } from '../lib/query-client.tsx';
import { DeskThemeProvider } from '../shell/desk-theme-provider.tsx';

/** The page that invitations and password resets link to. */
export function Component() {
  return (
    <DeskThemeProvider>
      <DoorLayout themeSwitch={<ThemeSwitch />}>
        <DeskFirebase>
          <DeskQueries>
            <SetPassword />
          </DeskQueries>
        </DeskFirebase>
      </DoorLayout>
    </DeskThemeProvider>
  );
}
