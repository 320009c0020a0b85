import type { ReactNode } from 'react';
import { useDeskTitle } from '../lib/desk-title.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Line } from './stack.ts';
import { PageTitle } from './text.ts';

type Props = { title: string; titleText?: string; isHidden?: boolean; children?: ReactNode };

/**
 * A page's `h1` with buttons (`children`) beside it. Sets the window title (`titleText`, else
 * `title`). `isHidden`: the `h1` is for screen readers only, without buttons.
 */
export function DeskHeading({ title, titleText, isHidden = false, children }: Props) {
  useDeskTitle(titleText ?? title);
  if (isHidden) return <VisuallyHidden as="h1">{title}</VisuallyHidden>;
  return (
    <Line sx={{ justifyContent: 'space-between', gap: '12px 24px', mb: 6 }}>
      <PageTitle lang={langOf(title)} sx={{ fontSize: 'clamp(1.625rem, 2.4vw, 2rem)' }}>
        {title}
      </PageTitle>
      {children}
    </Line>
  );
}
