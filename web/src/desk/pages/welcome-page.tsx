import { ThemeProvider } from '@mui/material/styles';
import { ThemeSwitch } from '../../site/shell/theme-switch.tsx';
import { SetPassword } from '../sign-in/set-password.client.tsx';
import { DeskFirebase } from '../sign-in/desk-firebase.client.tsx';
import { DoorLayout } from '../sign-in/sign-in-page.tsx';
import { DeskQueries } from '../lib/query-client.tsx';
import { deskTheme } from '../shell/desk-theme.ts';

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
