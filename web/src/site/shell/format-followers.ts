import { formatCount, formatRupees } from '@first-show/domain/core/money';

const LAKH = 100_000;

/** A follower count in Indian units: '2.1 L', '1.2 Cr', in full below a lakh. */
export const formatFollowers = (count: number): string =>
  count >= LAKH ? formatRupees(count).replace('₹', '') : formatCount(count);
