import { shareText } from '@first-show/domain/articles/card-text';
import type { IconName } from '../../shared/ui/art/icon.tsx';

export type Shared = { title: string; hashtags: readonly string[]; path: string };
export type ShareTarget = {
  id: 'whatsapp' | 'x' | 'facebook' | 'telegram' | 'linkedin';
  label: string;
  icon: IconName;
  href: string;
};

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const shareUrl = (shared: Shared, origin: string): string => new URL(shared.path, origin).href;

/**
 * The sites where a page can be shared by a plain link, the most used first. Nothing is loaded from
 * them before the click.
 */
export function shareTargets(shared: Shared, origin: string): ShareTarget[] {
  const url = shareUrl(shared, origin);
  const text = shareText(shared);
  return [
    {
      id: 'whatsapp',
      label: 'WhatsApp',
      icon: 'whatsapp',
      href: `https://wa.me/?${query({ text: `${text} ${url}` })}`,
    },
    { id: 'x', label: 'X', icon: 'x', href: `https://x.com/intent/post?${query({ text, url })}` },
    {
      id: 'facebook',
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: text })}`,
    },
    { id: 'telegram', label: 'Telegram', icon: 'telegram', href: `https://t.me/share/url?${query({ url, text })}` },
    {
      id: 'linkedin',
      label: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url, text })}`,
    },
  ];
}
