import { formatCount } from '@first-show/domain/core/money';
import { Icon } from '../art/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** How often a story was viewed, beside an eye. */
export function ViewCount({ count }: { count: number }) {
  return (
    <span style={{ position: 'relative' }}>
      <Icon name="eye" size={18} />
      <span>{formatCount(count)}</span>
      <VisuallyHidden> views</VisuallyHidden>
    </span>
  );
}
