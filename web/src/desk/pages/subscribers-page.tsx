export { SubscribersDesk as Component } from '../subscribers/subscribers-desk.tsx';
