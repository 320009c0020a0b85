import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '@first-show/domain/media/media.schema';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/lib/failure-text.ts';
import { MEDIA_KEY, MEDIA_PATH } from './media-api.ts';
import { callStaffApi } from './staff-api.ts';

export type Upload = {
  key: number;
  name: string;
  /** The share that was sent, 0 to 1. At 1 the server creates the renditions. */
  share: number;
  /** Why the upload failed. */
  error: string | null;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads pictures one after another, because an API instance processes one at a time. */
export function useUploads(onAdded: (media: Media) => void = () => undefined) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const nextKey = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (key: number, changes: Partial<Upload>): void =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dismiss = (key: number): void => setUploads((before) => before.filter((one) => one.key !== key));

  const add = (name: string, work: (onProgress: (share: number) => void) => Promise<Media>): void => {
    const key = (nextKey.current += 1);
    setUploads((before) => [...before, { key, name, share: 0, error: null }]);
    queue.current = queue.current.then(async () => {
      try {
        const media = await work((share) => change(key, { share }));
        dismiss(key);
        onAdded(media);
        await client.invalidateQueries({ queryKey: MEDIA_KEY });
      } catch (error) {
        change(key, { error: failureText(error, 'This picture could not be added. Please try again.') });
      }
    });
  };
  return {
    uploads,
    dismiss,
    addFiles: (files: Iterable<File>): void => {
      for (const file of files)
        add(file.name || 'Pasted picture', (onProgress) =>
          callStaffApi(`${MEDIA_PATH}?name=${encodeURIComponent(file.name || 'picture')}`, {
            method: 'POST',
            file: { blob: file, onProgress },
          }),
        );
    },
    addAddress: (url: string): void =>
      add(url, (onProgress) => {
        onProgress(1);
        return callStaffApi(MEDIA_PATH, { method: 'POST', body: { url } });
      }),
  };
}
