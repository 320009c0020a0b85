import { paths } from '@first-show/domain/core/paths';
import { useNavigate } from 'react-router-dom';
import { Button } from './button.tsx';

/** A button that goes back in the history, or to the home page if the history has one entry. */
export function GoBack({ variant }: { variant?: 'contained' | 'outlined' }) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      onClick={() => (window.history.length > 1 ? void navigate(-1) : void navigate(paths.home))}
    >
      Go Back
    </Button>
  );
}
