import { changeDirection } from '@first-show/domain/box-office/figures';
import { formatChange } from '@first-show/domain/core/money';
import { Icon } from '../art/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { styled } from '../styled.ts';

const Text = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  whiteSpace: 'nowrap',
  '& svg': { strokeWidth: 2.5 },
}));

/**
 * A change in percent, shown by arrow, sign and colour together. A change of zero has a neutral
 * dash as its icon; an unknown one (`null`) is only '—'. `size` in px.
 */
export function Change({ percent, size = 18 }: { percent: number | null; size?: number }) {
  if (percent === null)
    return (
      <Text style={{ color: 'var(--fs-palette-text-disabled)', fontSize: `${size / 16}rem`, position: 'relative' }}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>not known</VisuallyHidden>
      </Text>
    );
  const direction = changeDirection(percent);
  const color = { up: 'success-main', down: 'error-main', flat: 'text-disabled' }[direction];
  return (
    <Text style={{ color: `var(--fs-palette-${color})`, fontSize: `${size / 16}rem` }}>
      <Icon name={{ up: 'arrow-up', down: 'arrow-down', flat: 'dash' }[direction]} size={Math.round(size * 1.05)} />
      <span>{formatChange(percent)}</span>
    </Text>
  );
}
