export { FollowersDesk as Component } from '../followers/followers-desk.tsx';
