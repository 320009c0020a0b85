import { TOAST_MS } from '@first-show/domain/core/limits';
import type { Toast } from './toast.ts';

let box: HTMLElement | null = null;

/**
 * Shows a toast without the toaster, if the toaster's script did not load: no failure may be
 * silent. It has no action button.
 */
export function showPlainToast({ title, description = '', durationMs = TOAST_MS }: Toast): void {
  box?.remove();
  const shown = document.createElement('div');
  box = shown;
  shown.lang = 'en';
  shown.setAttribute('role', 'alert');
  shown.style.cssText =
    'position:fixed;z-index:1500;right:0;bottom:var(--fs-toast-bottom,0px);padding:20px;background:var(--fs-palette-inverse-bg);color:var(--fs-palette-inverse-text);white-space:pre-line;overflow-wrap:anywhere';
  shown.textContent = `${title}\n${description}`;
  document.body.append(shown);
  setTimeout(() => shown.remove(), durationMs);
}
