import { ApiError } from '../call-api.ts';
import { staffFetch } from './staff-api.ts';

/** Long enough for every browser to start the download. */
const KEPT_MS = 60_000;

/**
 * Fetches a file with the token, which a link could not send, and starts a download. The file has
 * the name that the server gives, or else `name`. Throws `ApiError` if the server refuses or the
 * file breaks off.
 */
export async function downloadStaffFile(path: string, name: string): Promise<void> {
  const response = await staffFetch(path);
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const file = await response.blob();
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
