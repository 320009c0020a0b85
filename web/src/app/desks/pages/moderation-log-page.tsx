export { ModerationLog as Component } from '../../../features/desk-comments/moderation-log.tsx';
