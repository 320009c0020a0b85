import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Stack } from './stack.ts';

type Props = { height?: number; lines?: number; label?: string };

/** Skeleton of a list. `height`: the height of each line, in px. */
export function ListSkeleton({ height = 72, lines = 4, label = 'Loading' }: Props) {
  return (
    <Stack role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
