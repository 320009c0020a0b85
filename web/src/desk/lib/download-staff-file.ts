import { ApiError } from '../../shared/lib/call-api.ts';
import { staffFetch } from './staff-api.ts';

/** How long the file is kept in memory, so that every browser can start the download. */
const KEPT_MS = 60_000;

/**
 * Downloads a file from the API with the ID token, which a link could not send. `name`: the file's
 * name if the response has none. Throws `ApiError` for an error response.
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
