import type { IconName } from './icon.tsx';

const icons: Record<string, IconName> = { videos: 'video', photos: 'camera', posts: 'posts', community: 'facebook' };

/** The icon of one of `site.profiles`, by its id; 'link' for an unknown id. */
export const profileIcon = (profileId: string): IconName => icons[profileId] ?? 'link';
