import { PollsDesk } from '../../../features/desk-polls/polls-desk.tsx';

export function Page() {
  return <PollsDesk />;
}
