import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { whenChosen } from '../../ui/desk/when-chosen.ts';

export type EditorView = 'write' | 'preview';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [data-part="preview"]': { position: 'sticky', top: 16, alignSelf: 'start' },
  },
  '@media (max-width:1199px)': {
    '&[data-view="write"] > [data-part="preview"], &[data-view="preview"] > [data-part="write"]': { display: 'none' },
  },
});

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
  return (
    <>
      {!isWide && (
        <div style={{ marginBottom: 16 }}>
          <ToggleButtonGroup aria-label="View" value={view} onChange={whenChosen(onView)}>
            <ToggleButton value="write">Write</ToggleButton>
            <ToggleButton value="preview">Preview</ToggleButton>
          </ToggleButtonGroup>
        </div>
      )}
      <Columns data-view={view} inert={isInert} style={isInert ? { opacity: 0.5 } : undefined}>
        <div data-part="write">{children}</div>
        <div data-part="preview">{(isWide || view === 'preview') && preview}</div>
      </Columns>
    </>
  );
}
