import type { ReactNode } from 'react';
import type { Scale } from './scale.ts';
import { styled } from '../../shared/ui/styled.ts';

/** The box of a chart with two axes. Its children are placed in percent. */
const Frame = styled('div')({
  position: 'relative',
  margin: '0 10px 0 62px',
  borderLeft: '2px solid var(--fs-palette-edge)',
  borderBottom: '2px solid var(--fs-palette-edge)',
});
const Ticks = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  '& > span': { position: 'absolute', whiteSpace: 'nowrap' },
  '& > [data-y]': { right: 'calc(100% + 8px)', transform: 'translateY(50%)' },
  '& > [data-x]': { top: 'calc(100% + 6px)', transform: 'translateX(-50%)' },
  '& > i': { position: 'absolute', inset: '0 0 auto', borderTop: '1px solid var(--fs-palette-divider)' },
}));
const Name = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '34px 10px 0 62px',
  textAlign: 'right',
  color: 'var(--fs-palette-text-disabled)',
}));

type Axis = { scale: Scale; text: (value: number) => string };

/**
 * Two axes with ticks. `children` are the drawing. `xName` stands below the horizontal axis. The
 * ticks are decoration: screen readers get the values from the drawing or its table.
 */
export function Axes({
  x,
  y,
  xName,
  heightPx,
  children,
}: {
  x: Axis;
  y: Axis;
  xName: string;
  heightPx: number;
  children: ReactNode;
}) {
  return (
    <>
      <Frame style={{ height: heightPx }}>
        <Ticks aria-hidden="true">
          {y.scale.ticks.map((value) => (
            <span key={value} data-y="" style={{ bottom: percent(y.scale.at(value)) }}>
              {y.text(value)}
            </span>
          ))}
          {y.scale.ticks.map((value) => (
            <i key={value} style={{ top: percent(1 - y.scale.at(value)) }} />
          ))}
          {x.scale.ticks.map((value) => (
            <span key={value} data-x="" style={{ left: percent(x.scale.at(value)) }}>
              {x.text(value)}
            </span>
          ))}
        </Ticks>
        {children}
      </Frame>
      <Name aria-hidden="true">{xName}</Name>
    </>
  );
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
