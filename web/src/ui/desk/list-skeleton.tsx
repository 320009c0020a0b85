import { SkeletonLine } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A list on its way: `height` of each of its lines in px. */
export function ListSkeleton({ height = 72, lines = 4 }: { height?: number; lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine key={index} height={height} />
      ))}
    </div>
  );
}
