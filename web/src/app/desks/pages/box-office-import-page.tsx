import { deskPaths } from '@first-show/domain/core/desk-paths';
import { ImportScreen } from '../../../features/desk-box-office/import-screen.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';

export function Component() {
  return (
    <>
      <DeskHeading title="Import from CSV">
        <LinkButton to={deskPaths.boxOffice} variant="outlined">
          All entries
        </LinkButton>
      </DeskHeading>
      <ImportScreen />
    </>
  );
}
