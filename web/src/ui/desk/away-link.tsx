import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Look = styled('a')({ color: 'inherit', textUnderlineOffset: 3, overflowWrap: 'anywhere' });

/** A link to another site. It opens in a new tab and sends no referrer. */
export const AwayLink = (props: ComponentProps<typeof Look>) => (
  <Look target="_blank" rel="noreferrer nofollow" {...props} />
);
