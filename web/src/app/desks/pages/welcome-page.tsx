import { ThemeProvider } from '@mui/material/styles';
import { ThemeSwitch } from '../../../features/shell/theme-switch.tsx';
import { SetPassword } from '../../../features/desk-sign-in/set-password.client.tsx';
import { DeskFirebase } from '../../../features/desk-sign-in/desk-firebase.client.tsx';
import { DoorLayout } from '../../../features/desk-sign-in/sign-in-page.tsx';
import { DeskQueries } from '../../../lib/desk/query-client.tsx';
import { deskTheme } from '../desk-theme.ts';

/** The page that invitations and password resets link to. */
export function Component() {
  return (
    <ThemeProvider theme={deskTheme}>
      <DoorLayout themeSwitch={<ThemeSwitch />}>
        <DeskFirebase>
          <DeskQueries>
            <SetPassword />
          </DeskQueries>
        </DeskFirebase>
      </DoorLayout>
    </ThemeProvider>
  );
}
