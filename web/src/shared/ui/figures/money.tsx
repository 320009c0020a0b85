import { formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * An amount of rupees in short form, such as '₹12.3 Cr'. The exact amount is shown on hover and
 * read by screen readers. An unknown amount (`null`) is '—', read as "not known".
 */
export function Money({ rupees }: { rupees: number | null }) {
  const short = formatRupees(rupees);
  const full = rupees === null ? 'not known' : formatRupeesInFull(rupees);
  if (short === full) return <span>{short}</span>;
  return (
    <span title={rupees === null ? undefined : full} style={{ whiteSpace: 'nowrap', position: 'relative' }}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
