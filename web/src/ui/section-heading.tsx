import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { BulbRule } from './bulbs.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 22,
  rowGap: 4,
  marginBottom: 24,
  [theme.breakpoints.up('sm')]: { flexWrap: 'nowrap' },
}));
/** The size of every heading in a rail. */
export const RAIL_HEADING = '1.625rem';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

/**
 * A section's heading with its row of bulbs. `children` (optional) stand at the end of the row:
 * links, tabs; they wrap below on phones where `wraps` is set. `as`: the heading level, h2 unless
 * told. `id` lets a section be `aria-labelledby` it.
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
  /** 'rail': the one smaller size of all headings in a rail, of tickets too. */
  size?: 'section' | 'rail';
  children?: ReactNode;
}) {
  return (
    <Row sx={{ flexWrap: wraps ? undefined : 'nowrap' }}>
      <Title as={as} id={id} lang={lang} sx={size === 'rail' ? { fontSize: RAIL_HEADING } : undefined}>
        {title}
      </Title>
      <BulbRule aria-hidden="true" sx={{ minWidth: 33 }} />
      {children}
    </Row>
  );
}
