import { TextLink } from './text-link.tsx';
import { styled } from '../styled.ts';

/** A hashtag as a link, at least 26 px high. On touch screens its hit area is 44 px high. */
export const HashtagLink = styled(TextLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-9px -5px' } },
});
