export { PollsDesk as Component } from '../../../features/desk-polls/polls-desk.tsx';
