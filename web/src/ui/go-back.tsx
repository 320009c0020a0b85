import { paths } from '@first-show/domain/core/paths';
import { useNavigate } from 'react-router-dom';
import { Button } from './button.tsx';

/** Back in the history; home for who came here first. */
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
