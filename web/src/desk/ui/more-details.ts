import { styled } from '@mui/material/styles';

/** A `details` element in small print, with a list inside. */
export const MoreDetails = styled('details')(({ theme }) => ({
  ...theme.typography.meta,
  '& summary': {
    minHeight: 44,
    display: 'list-item',
    paddingBlock: 11,
    fontWeight: 700,
    cursor: 'pointer',
    width: 'fit-content',
  },
  '& ul': { margin: 0, paddingLeft: 20, display: 'grid', gap: 6 },
  '& ol': { margin: '0 0 8px', paddingLeft: 24, display: 'grid', gap: 4 },
}));
