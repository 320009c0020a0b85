export { PollsDesk as Component } from '../polls/polls-desk.tsx';
