import type { Media } from '@first-show/domain/media/media.schema';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl, staffToken } from './site.ts';

/**
 * Makes a JPEG of this size from random noise that compresses like a photo. Each call returns a
 * different picture.
 */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 50 };
  const small = await sharp({
    create: { width: width / 8, height: height / 8, channels: 3, background: '#888', noise },
  })
    .blur(2)
    .png()
    .toBuffer();
  return sharp(small).resize(width, height).tint({ r: 220, g: 90, b: 60 }).jpeg({ quality: 85 }).toBuffer();
}

/** Adds a picture with alt text to the library through the API. */
export async function addPicture(alt: string, bytes: Buffer): Promise<Media> {
  const authorization = `Bearer ${await staffToken('editor')}`;
  const send = async (method: string, path: string, type: string, body: BodyInit): Promise<Media> => {
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`${siteUrl}/api/admin/media${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} picture: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Media;
  };
  const { id, revision } = await send('POST', '', 'image/jpeg', bytes as unknown as BodyInit);
  const details = JSON.stringify({ revision, alt, credit: 'Asha Rao' });
  return send('PATCH', `/${id}`, 'application/json', details);
}

/** Drops files on an element, as if dragged from the desktop. */
export async function dropFiles(
  target: Locator,
  files: readonly { name: string; type: string; bytes: Buffer }[],
): Promise<void> {
  const sent = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }));
  const data = await target.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, sent);
  await target.dispatchEvent('drop', { dataTransfer: data });
}

export async function pictureSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
