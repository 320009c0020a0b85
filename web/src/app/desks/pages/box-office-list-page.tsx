import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { AddForm } from '../../../features/desk-box-office/add-form.tsx';
import { EntryList } from '../../../features/desk-box-office/entry-list.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';
import { Panel } from '../../../ui/desk/panel.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';

export function Component() {
  const [params] = useSearchParams();
  // After a link to a filtered list (`?show=…`), the list is above the form, because the form is
  // long on a phone.
  const [isListFirst] = useState(params.has('show'));
  const form = (
    <Panel title="Add a film">
      <AddForm />
    </Panel>
  );
  return (
    <>
      <DeskHeading title="Box Office">
        <LinkButton to={deskPaths.boxOfficeImport} variant="outlined">
          Import from CSV
        </LinkButton>
      </DeskHeading>
      <div style={{ display: 'grid', gap: 32 }}>
        {!isListFirst && form}
        <EntryList />
        {isListFirst && form}
      </div>
    </>
  );
}
