import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ButtonBase } from '../../../shared/ui/controls/button.tsx';

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

/** A button of a toolbar. `isOn`: its format applies at the cursor. `isOff`: it is disabled. */
export type ToolButton = {
  label: string;
  keys?: string;
  /** The visible content. Default: the label. */
  face?: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  /** Whether the button's menu is open; `undefined` if the button has none. */
  isMenuOpen?: boolean;
  run: (button: HTMLElement) => void;
};

type Props = {
  label: string;
  controls: string;
  groups: readonly (readonly ToolButton[])[];
  className?: string;
};

/** A toolbar that is one tab stop. Left, Right, Home and End move between its buttons. */
export function ToolRow({ label: name, controls, groups, className }: Props) {
  const [current, setCurrent] = useState(groups[0]?.[0]?.label);

  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    tools[(next + tools.length) % tools.length]?.focus();
  };

  return (
    <Row className={className} role="toolbar" aria-label={name} aria-controls={controls} onKeyDown={onKeyDown}>
      {groups.map((tools, index) => [
        index > 0 && <Divider key={index} aria-hidden="true" />,
        ...tools.map(({ label, keys, face, isOn, isOff = false, isMenuOpen, run }) => (
          <Tool
            key={label}
            aria-label={label}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            aria-keyshortcuts={keys}
            aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
            aria-expanded={isMenuOpen}
            data-tip={face === undefined ? undefined : label}
            tabIndex={label === current ? 0 : -1}
            onFocus={() => setCurrent(label)}
            // A press of the mouse must not take focus and selection from the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => !isOff && run(currentTarget)}
          >
            {face ?? label}
          </Tool>
        )),
      ])}
    </Row>
  );
}
