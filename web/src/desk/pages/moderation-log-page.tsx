export { ModerationLog as Component } from '../comments/moderation-log.tsx';
