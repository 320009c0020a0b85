import { styled } from '@mui/material/styles';
import { cutEdge, seedOf } from '../../ui/cut.ts';
import { ECZAR } from '../../ui/families.ts';

const papers = ['#FF6FA8', '#BE93FF', '#4FC9AC', '#FFB92E', '#6FB1FF', '#FF7A4D'];

const Paper = styled('span')({
  width: 46,
  height: 46,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: '#1B0A13',
  fontFamily: ECZAR,
  fontWeight: 800,
  fontSize: '1.375rem',
  lineHeight: 1,
});

/** The first letter of a name with its marks, cut out of paper; always the same cut and colour for the same `seed` and name. Decoration. */
export function PaperInitial({ name, seed }: { name: string; seed: string }) {
  return (
    <Paper
      aria-hidden="true"
      style={{ backgroundColor: papers[seedOf(name) % papers.length], clipPath: cutEdge(seed, 9) }}
    >
      {/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '★'}
    </Paper>
  );
}
