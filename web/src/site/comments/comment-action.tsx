import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { styled } from '../../shared/ui/styled.ts';

/**
 * A small text button below a comment, such as Reply or Report. Hidden where scripts are disabled.
 */
export const CommentAction = styled(ButtonBase)({
  minHeight: 44,
  gap: 7,
  fontSize: '.9375rem',
  fontWeight: 600,
  borderRadius: 4,
  color: 'var(--fs-palette-text-disabled)',
  '&:hover, &[data-strong]': { color: 'var(--fs-palette-text-primary)' },
  '@media (scripting: none)': { display: 'none' },
});
