import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/**
 * A link that takes the colour and weight of its surroundings and is underlined on hover: titles,
 * menus, meta lines.
 */
export const TextLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '.08em', textUnderlineOffset: '.14em' },
});
