export { FollowersDesk as Component } from '../../../features/desk-followers/followers-desk.tsx';
