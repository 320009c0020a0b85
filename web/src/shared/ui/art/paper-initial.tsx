import { cutEdge, seedOf } from './cut.ts';
import { ECZAR } from './families.ts';
import { initialOf } from './initial-of.ts';
import { styled } from '../styled.ts';

const papers = ['#FF6FA8', '#BE93FF', '#4FC9AC', '#FFB92E', '#6FB1FF', '#FF7A4D'];

/** The colour of the paper that stands for a name. */
export const paperColour = (name: string): string => papers[seedOf(name) % papers.length] ?? '';

const Paper = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: '#1B0A13',
  fontFamily: ECZAR,
  fontWeight: 800,
  lineHeight: 1,
});

/**
 * The first letter of a name, as if cut out of paper, `size` px wide. `name` determines the colour
 * and `seed` the shape. Screen readers do not read the letter, so show the name beside it.
 */
export function PaperInitial({ name, seed, size = 46 }: { name: string; seed: string; size?: number }) {
  const look = {
    width: size,
    height: size,
    fontSize: `${(size * 0.47) / 16}rem`,
    backgroundColor: paperColour(name),
    clipPath: cutEdge(seed, 9),
  };
  return (
    <Paper aria-hidden="true" style={look}>
      {initialOf(name)}
    </Paper>
  );
}
