import FormHelperText from '@mui/material/FormHelperText';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { CellNote } from '../ui/desk-table.tsx';
import { EditableRows } from '../ui/editable-rows.tsx';
import { LibraryField } from '../ui/library-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Line } from '../ui/stack.ts';
import type { FactsForm } from './use-facts-form.ts';

const STILL_RATIO = 16 / 9;

/** Pictures from the film, in the order of its page. The library describes them. */
export function StillsPanel({ form }: { form: FactsForm }) {
  const stills = form.watch('stills');
  return (
    <Panel title="Stills">
      <EditableRows
        rows={stills}
        nameOf={({ alt }, index) => alt || `still ${index + 1}`}
        isOrdered
        onChange={(next) => form.setList('stills', next)}
        error={form.messageAt('stills')}
      >
        {({ url, alt }, index) => {
          const problem = form.messageAt(`stills.${index}.url`);
          return (
            <Line style={{ gap: 16, flexWrap: 'nowrap' }}>
              <div style={{ flex: '0 0 128px' }}>
                <CutPicture imageUrl={url} alt="" seed={url} ratio={STILL_RATIO} sizes="128px" cut={false} />
              </div>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {alt === '' ? <CellNote>Not described in the library</CellNote> : alt}
                {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
              </div>
            </Line>
          );
        }}
      </EditableRows>
      <div style={{ marginTop: 16 }}>
        <LibraryField
          isMultiple
          onChoose={({ url, alt }) => {
            const known = form.getValues('stills');
            if (known.every((still) => still.url !== url)) form.setList('stills', [...known, { url, alt }]);
          }}
        />
      </div>
    </Panel>
  );
}
