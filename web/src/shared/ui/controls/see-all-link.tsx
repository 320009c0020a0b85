import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';
import { Icon } from '../art/icon.tsx';
import { styled } from '../styled.ts';

const Row = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  width: 'fit-content',
  fontWeight: 700,
  color: 'var(--fs-palette-primary-main)',
});

/** A link with an arrow at the end of a panel, such as 'See all polls'. */
export function SeeAllLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Row to={to}>
      {children}
      <Icon name="arrow-right" size={18} />
    </Row>
  );
}
