import type { ElementType, ReactNode } from 'react';
import { BulbRule } from '../art/bulbs.tsx';
import { styled } from '../styled.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 12,
  rowGap: 4,
  marginBottom: 24,
  [theme.breakpoints.up('sm')]: { flexWrap: 'nowrap', columnGap: 22 },
}));
/** The font size of every heading in a rail. */
export const RAIL_HEADING = '1.625rem';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

/**
 * A section's heading, followed by a decorative row of bulbs.
 * - `children`: links or tabs at the end of the row. With `wraps`, they are below the heading on
 *   phones.
 * - `as`: the heading level, by default h2.
 * - `id`: for the section's `aria-labelledby`.
 */
export function SectionHeading({
  title,
  as = 'h2',
  id,
  lang,
  wraps = false,
  size = 'section',
  children,
}: {
  title: ReactNode;
  as?: ElementType;
  id?: string;
  lang?: string;
  wraps?: boolean;
  /** 'rail': the size of headings in a rail (`RAIL_HEADING`), which `TicketPanel` uses too. */
  size?: 'section' | 'rail';
  children?: ReactNode;
}) {
  return (
    <Row style={{ flexWrap: wraps ? undefined : 'nowrap' }}>
      <Title as={as} id={id} lang={lang} style={size === 'rail' ? { fontSize: RAIL_HEADING } : undefined}>
        {title}
      </Title>
      <BulbRule aria-hidden="true" style={{ minWidth: 33 }} />
      {children}
    </Row>
  );
}
