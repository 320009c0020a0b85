import { paths } from '@first-show/domain/core/paths';
import { useNavigate } from 'react-router-dom';
import { styled } from '../styled.ts';
import { Button } from './button.tsx';

const ScriptButton = styled(Button)({ '@media (scripting: none)': { display: 'none' } });

/**
 * Whether the reader came here from a page. The history of a new tab may begin with the browser's
 * empty page, which is no page of the site and no referrer.
 */
const hasPageBefore = (): boolean =>
  window.history.length > 1 &&
  // Not every browser has the Navigation API.
  ((window.navigation as Navigation | undefined)?.canGoBack !== false || document.referrer !== '');

/** A button that goes back in the history, or to the home page if there is no page before. */
export function GoBack({ variant }: { variant?: 'contained' | 'outlined' }) {
  const navigate = useNavigate();
  return (
    <ScriptButton variant={variant} onClick={() => (hasPageBefore() ? void navigate(-1) : void navigate(paths.home))}>
      Go Back
    </ScriptButton>
  );
}
