import { shareText } from '@first-show/domain/articles/card-text';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { shareUrl, type Shared } from './share-targets.ts';

export const canShareNatively = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/**
 * Opens the device's share sheet. Returns false if there is none or it failed. It returns true if
 * the reader closed the sheet (`AbortError`) or the sheet is still open (`InvalidStateError`),
 * because a menu of ours would open behind the sheet.
 */
export async function shareNatively(shared: Shared): Promise<boolean> {
  if (!canShareNatively()) return false;
  try {
    await navigator.share({
      title: shared.title,
      text: shareText(shared),
      url: shareUrl(shared, window.location.origin),
    });
    return true;
  } catch (error) {
    return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
  }
}

/** Copies the URL, and shows a toast that says whether this worked. */
export async function copyLink(shared: Shared): Promise<void> {
  const url = shareUrl(shared, window.location.origin);
  const isCopied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => true,
      () => copyWithoutClipboardApi(url),
    );
  if (isCopied) showToast({ title: 'Link Copied!', description: 'Paste it wherever your friends are.' });
  else showToast({ title: 'Not Copied', description: `Your browser said no. The link is ${url}`, tone: 'error' });
}

/**
 * Copies text without the clipboard API, which is missing over plain HTTP on a local network, for
 * example. Returns whether it worked.
 */
function copyWithoutClipboardApi(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  const focused = document.activeElement as HTMLElement | null;
  field.select();
  // `execCommand` is deprecated, but there is no other way without the clipboard API.
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return isCopied;
}
