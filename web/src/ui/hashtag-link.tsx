import { styled } from '@mui/material/styles';
import { TextLink } from './text-link.tsx';

/** A hashtag as a link: 26 px high, and on touch screens with a hit area of 44. */
export const HashtagLink = styled(TextLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-9px -5px' } },
});
