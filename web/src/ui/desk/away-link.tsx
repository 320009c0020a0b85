import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Look = styled('a')({ color: 'inherit', textUnderlineOffset: 3, overflowWrap: 'anywhere' });

/** A link that opens beside the desk, without telling the other site where it was. */
export const AwayLink = (props: ComponentProps<typeof Look>) => (
  <Look target="_blank" rel="noreferrer nofollow" {...props} />
);
