import { newRelease, type ReleaseValues } from '../lib/release-values.ts';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { KIND_NAMES, ReleaseFields } from '../ui/release-fields.tsx';
import type { FactsForm } from './use-facts-form.ts';

const nameOf = ({ kind, platform, date }: ReleaseValues): string =>
  [KIND_NAMES[kind], platform, date].filter((part) => part !== '').join(' ');

/** When and where the film is released. The server sorts the releases by date. */
export function ReleasesPanel({ form }: { form: FactsForm }) {
  const releases = form.watch('releases');
  return (
    <Panel title="Releases">
      <EditableRows
        rows={releases}
        nameOf={nameOf}
        onChange={(next) => form.setList('releases', next)}
        error={form.messageAt('releases')}
        add={{ label: 'Add a release', newRow: () => newRelease(releases) }}
      >
        {(release, index) => (
          <ReleaseFields
            release={release}
            legend={`Release ${index + 1}`}
            field={(part, hint) => form.field(`releases.${index}.${part}`, hint)}
            onCheck={(today) => form.setValue(`releases.${index}.checkedOn`, today, { shouldDirty: true })}
          />
        )}
      </EditableRows>
    </Panel>
  );
}
