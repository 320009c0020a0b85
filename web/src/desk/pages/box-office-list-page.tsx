import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { AddForm } from '../box-office/add-form.tsx';
import { EntryList } from '../box-office/entry-list.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';

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
