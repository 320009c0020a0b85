import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A list that is loading: `height` of each of its lines in px. */
export function ListSkeleton({ height = 72, lines = 4, label = 'Loading' }: { height?: number; lines?: number; label?: string }) {
  return (
    <Stack role="status" spacing={3}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
