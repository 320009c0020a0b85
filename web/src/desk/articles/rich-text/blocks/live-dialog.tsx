import TextField from '@mui/material/TextField';
import type { LiveBlockKind } from '@first-show/domain/articles/story-blocks';
import { parseTrailer } from '@first-show/domain/articles/trailers';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useDeskForm } from '../../../lib/use-desk-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';
import { type Choice, ChoiceField, choicesByKind, filmChoicesQuery } from './choice-field.tsx';
import type { LiveBlockAttributes } from './live-blocks.ts';

type Kind = Exclude<LiveBlockKind, 'trailer'>;
type Values = { first: Choice | null; second: Choice | null };

const choice = z.custom<Choice>().nullable();
const schemaFor = (kind: Kind) =>
  z
    .object({ first: choice, second: choice })
    .refine(({ first }) => first !== null, {
      path: ['first'],
      message: `Please choose a ${choicesByKind[kind].label.toLowerCase()}`,
    })
    .refine(({ first, second }) => second === null || second.id !== first?.id, {
      path: ['second'],
      message: 'Please choose another film',
    });

/** The text of the block's link, which readers see if the block's data is missing. */
function titleOf(kind: Kind, first: Choice, second: Choice | null): string {
  if (kind !== 'chart') return first.title;
  return `${second === null ? first.title : `${first.title} and ${second.title}`}: box office`;
}

/**
 * The choices of a stored block, with titles from the text of its link. The titles of two films are
 * split at the first 'and'. The split is wrong if the first title contains 'and'; `LiveDialog`
 * corrects this once the films are loaded.
 */
function choicesOf(kind: Kind, { id, versusId, title, href }: LiveBlockAttributes): Values {
  const words = kind === 'chart' ? title.replace(/: box office$/, '') : title;
  const choiceOf = (itemId: string, itemTitle: string): Choice => ({ id: itemId, title: itemTitle, href, hint: '' });
  if (versusId === null) return { first: choiceOf(id, words), second: null };
  const [first = '', ...rest] = words.split(' and ');
  return { first: choiceOf(id, first), second: choiceOf(versusId, rest.join(' and ')) };
}

type Props = BlockDialogProps<LiveBlockAttributes>;

/** Chooses the film, poll, prediction or article of a live block. */
export function LiveDialog({ kind, before, onDone, dialog }: Props & { kind: Kind }) {
  const { data: films } = useQuery({ ...filmChoicesQuery, enabled: kind === 'chart' });
  // Once the list of films is loaded, take the titles from it.
  const named = (chosen: Choice | null): Choice | null => films?.find(({ id }) => id === chosen?.id) ?? chosen;
  const form = useDeskForm<Values, Values>({
    initial: before === null ? { first: null, second: null } : choicesOf(kind, before),
    schema: schemaFor(kind),
    send: async (values) => {
      const [first, second] = [named(values.first), named(values.second)];
      if (first !== null)
        onDone({ id: first.id, versusId: second?.id ?? null, title: titleOf(kind, first, second), href: first.href });
    },
  });
  const props = (path: keyof Values) => ({
    kind,
    value: named(form.watch(path)),
    error: form.messageAt(path),
    onChange: (chosen: Choice | null) => form.setValue(path, chosen, { shouldDirty: true }),
  });
  return (
    <FormDialog form={form} {...dialog}>
      <ChoiceField {...props('first')} />
      {kind === 'chart' && <ChoiceField label="Compare with" isRequired={false} {...props('second')} />}
    </FormDialog>
  );
}

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

/** Sets the YouTube video and the title of a trailer block. */
export function TrailerDialog({ before, onDone, dialog }: Props) {
  const form = useDeskForm<Trailer, Trailer>({
    initial: { url: before?.href ?? '', title: before?.title ?? '' },
    schema: trailerSchema,
    send: async ({ url, title }) => {
      const video = parseTrailer(url);
      if (video !== null) onDone({ id: video.id, versusId: null, title, href: video.watchUrl });
    },
  });
  return (
    <FormDialog form={form} {...dialog}>
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
