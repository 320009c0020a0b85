import TextField from '@mui/material/TextField';
import { parseTrailer } from '@first-show/domain/articles/trailers';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { z } from 'zod';
import { useDeskForm } from '../../../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../../../ui/desk/form-dialog.tsx';
import type { LiveBlockAttributes } from './live-blocks.ts';

const isYouTube = (url: string): boolean => parseTrailer(url)?.site === 'youtube';
const trailerSchema = z.object({
  url: z.string().trim().refine(isYouTube, 'Please enter the URL of a YouTube video'),
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title')
    .max(ARTICLE_MAX.trailerTitle, `At most ${ARTICLE_MAX.trailerTitle} characters`),
});
type Trailer = z.infer<typeof trailerSchema>;

/** The video of a trailer block. */
export function TrailerDialog({
  before,
  onDone,
  onClose,
}: {
  /** `null`: a new block. */
  before: LiveBlockAttributes | null;
  onDone: (attributes: LiveBlockAttributes) => void;
  onClose: () => void;
}) {
  const form = useDeskForm<Trailer, Trailer>({
    initial: { url: before?.href ?? '', title: before?.title ?? '' },
    schema: trailerSchema,
    send: async ({ url, title }) => {
      const video = parseTrailer(url);
      if (video !== null) onDone({ id: video.id, versusId: null, title, href: video.watchUrl });
    },
  });
  return (
    <FormDialog
      title="Trailer"
      form={form}
      submitLabel={before === null ? 'Add trailer' : 'Change trailer'}
      onClose={onClose}
    >
      <TextField
        label="Trailer URL"
        required
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'url' } }}
        {...form.field('url', 'A video page on YouTube')}
      />
      <TextField label="Trailer title" required {...form.field('title')} />
    </FormDialog>
  );
}
