import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ToggleChoice } from '../../ui/desk/toggle-choice.tsx';

export type EditorView = 'write' | 'preview';

/** The form beside the preview. Narrow windows show one of them. `isInert`: makes both inert. */
export function EditorColumns({
  view,
  onView,
  isInert,
  preview,
  children,
}: {
  view: EditorView;
  onView: (view: EditorView) => void;
  isInert: boolean;
  preview: ReactNode;
  children: ReactNode;
}) {
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const column = 'minmax(0, 1fr)';
  return (
    <>
      {!isWide && (
        <div style={{ marginBottom: 16 }}>
          <ToggleChoice
            label="View"
            value={view}
            onChange={onView}
            options={[
              ['write', 'Write'],
              ['preview', 'Preview'],
            ]}
          />
        </div>
      )}
      <div
        inert={isInert}
        style={{
          display: 'grid',
          gap: 32,
          gridTemplateColumns: isWide ? `${column} ${column}` : column,
          opacity: isInert ? 0.5 : undefined,
        }}
      >
        <div hidden={!isWide && view === 'preview'}>{children}</div>
        {(isWide || view === 'preview') && (
          <div style={isWide ? { position: 'sticky', top: 16, alignSelf: 'start' } : undefined}>{preview}</div>
        )}
      </div>
    </>
  );
}
