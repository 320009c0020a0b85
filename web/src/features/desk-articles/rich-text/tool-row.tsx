import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ButtonBase } from '../../../ui/controls/button.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 4 });
const Tool = styled(ButtonBase)({
  minWidth: 44,
  height: 44,
  padding: '0 8px',
  '@media (min-width:1200px)': { minWidth: 42 },
  fontWeight: 700,
  color: 'var(--fs-palette-text-secondary)',
  '&:hover': { backgroundColor: 'var(--fs-palette-background-default)' },
  '&[aria-pressed="true"]': {
    backgroundColor: 'var(--fs-palette-primary-main)',
    color: 'var(--fs-palette-primary-contrastText)',
  },
  '&[aria-disabled="true"]': { color: 'var(--fs-palette-text-disabled)', opacity: 0.6 },
  '&:focus-visible': { outlineOffset: -3 },
});
const Divider = styled('span')({ width: 1, margin: '8px 4px', backgroundColor: 'var(--fs-palette-edge)' });

/** A button of a toolbar. With `isOn`, it shows whether its format applies at the cursor. */
export type ToolButton = {
  key: string;
  label: string;
  keys?: string;
  face: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  /** Whether the button's menu is open. */
  isMenuOpen?: boolean;
  run: (button: HTMLElement) => void;
};

/**
 * A toolbar with one tab stop; arrow keys, Home and End move inside. `controls`: id of the text.
 */
export function ToolRow({
  label: name,
  controls,
  groups,
  className,
}: {
  label: string;
  controls: string;
  groups: readonly (readonly ToolButton[])[];
  className?: string;
}) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(groups[0]?.[0]?.key);

  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    tools[(next + tools.length) % tools.length]?.focus();
  };

  return (
    <Row
      ref={row}
      className={className}
      role="toolbar"
      aria-label={name}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {groups.map((tools, index) => [
        index > 0 && <Divider key={`before-${tools[0]?.key}`} aria-hidden="true" />,
        ...tools.map(({ key, label, keys, face, isOn, isOff, isMenuOpen, run }) => (
          <Tool
            key={key}
            aria-label={label}
            aria-pressed={isOn}
            aria-disabled={isOff === true ? true : undefined}
            aria-keyshortcuts={keys}
            aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
            aria-expanded={isMenuOpen}
            data-tip={label === face ? undefined : label}
            tabIndex={key === current ? 0 : -1}
            onFocus={() => setCurrent(key)}
            // Keeps the selection of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              if (isOff !== true) run(currentTarget);
            }}
          >
            {face}
          </Tool>
        )),
      ])}
    </Row>
  );
}
