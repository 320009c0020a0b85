export { FollowersDesk as Page } from '../../../features/desk-followers/followers-desk.tsx';
