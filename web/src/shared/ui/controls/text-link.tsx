import { Link } from 'react-router-dom';
import { styled } from '../styled.ts';

/**
 * A link inside the site in the colour and weight of the text around it, underlined on hover, for
 * titles, menus and meta lines.
 */
export const TextLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '.08em', textUnderlineOffset: '.14em' },
});
