export { PollsDesk as Page } from '../../../features/desk-polls/polls-desk.tsx';
