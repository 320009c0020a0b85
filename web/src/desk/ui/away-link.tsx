import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Look = styled('a')({ color: 'inherit', textUnderlineOffset: 3, overflowWrap: 'anywhere' });

/** A link that opens in a new tab. It sends no referrer, unless the caller sets another `rel`. */
export const AwayLink = (props: ComponentProps<typeof Look>) => (
  <Look target="_blank" rel="noreferrer nofollow" {...props} />
);
