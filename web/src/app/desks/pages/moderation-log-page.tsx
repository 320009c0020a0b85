import { ModerationLog } from '../../../features/desk-comments/moderation-log.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Component() {
  return (
    <>
      <DeskHeading title="Moderation log" />
      <ModerationLog />
    </>
  );
}
