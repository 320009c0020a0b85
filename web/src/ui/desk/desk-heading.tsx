import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDeskTitle } from '../../lib/desk/desk-title.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
});
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, fontSize: 'clamp(1.625rem, 2.4vw, 2rem)' }));

/**
 * The `h1` of a desk's page, its name in the window's title, and what can be done there
 * (`children`). `isHidden`: only for screen readers, where the tab above says it already.
 * `titleText`: the window's title where it says more.
 */
export function DeskHeading({
  title,
  titleText,
  isHidden = false,
  children,
}: {
  title: string;
  titleText?: string;
  isHidden?: boolean;
  children?: ReactNode;
}) {
  useDeskTitle(titleText ?? title);
  if (isHidden)
    return (
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
    );
  return (
    <Row>
      <Title>{title}</Title>
      {children}
    </Row>
  );
}
