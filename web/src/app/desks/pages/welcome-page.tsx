import { ThemeSwitch } from '../../../features/shell/theme-switch.tsx';
import { SetPassword } from '../../../features/desk-welcome/set-password.client.tsx';
import { DeskFirebase } from '../../../features/desk-sign-in/desk-firebase.client.tsx';
import { DoorLayout } from '../../../features/desk-sign-in/sign-in-page.tsx';

/** Where an invitation or a forgotten password leads. */
export function Page() {
  return (
    <DoorLayout themeSwitch={<ThemeSwitch />}>
      <DeskFirebase>
        <SetPassword />
      </DeskFirebase>
    </DoorLayout>
  );
}
