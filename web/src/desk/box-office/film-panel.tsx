import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { LibraryField } from '../ui/library-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { FieldGrid, Stack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import type { TextField as FieldName } from './film-values.ts';
import type { FilmForm } from './use-film.ts';

/** The facts, texts and poster of the film's page. */
export function FilmPanel({ form }: { form: FilmForm }) {
  const { field, values } = form;
  const input = (name: FieldName, label: string, hint?: ReactNode, props: TextFieldProps = {}) => (
    <TextField
      label={label}
      slotProps={{ htmlInput: { lang: langOf(values[name]) } }}
      {...props}
      {...field(name, hint)}
    />
  );
  const area = (name: FieldName, label: string, hint: string) => (
    <div data-wide="">{input(name, label, hint, { multiline: true, minRows: 4 })}</div>
  );
  return (
    <Panel title="The film">
      <FieldGrid>
        {input('movieName', 'Movie name', undefined, { required: true })}
        {input('nativeTitle', 'Native title')}
        {input('language', 'Language')}
        <TextField label="Release date" type="date" {...field('releaseDate', undefined, { deps: 'days' })} />
        {input('director', 'Director')}
        {input('studio', 'Studio')}
        {input('runtimeMinutes', 'Runtime in minutes')}
        {input('certificate', 'Certificate', 'U, U/A, A or S')}
        {area('cast', 'Cast', 'One name per line')}
        <div data-wide="">
          <PosterField form={form} />
        </div>
        {area('about', 'About the Movie', `${values.about.length} / ${FILM_MAX.about}`)}
        {area('socialBullets', 'Trending on Social Media', `One line each, at most ${FILM_MAX.socialBullets}`)}
      </FieldGrid>
    </Panel>
  );
}

/** Rejects if the browser cannot load the picture. */
async function load(url: string): Promise<true> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return true;
}

/** The poster's URL, chosen from the library or typed. Shows the poster and whether it loads. */
function PosterField({ form: { field, set, values, base } }: { form: FilmForm }) {
  const url = values.imageUrl.trim();
  const debounced = useDebouncedValue(url, 500);
  const { isSuccess, isError } = useQuery({
    queryKey: ['picture-loads', debounced],
    queryFn: () => load(debounced),
    enabled: debounced !== '',
    gcTime: 0,
  });
  const isChecked = url === debounced;
  const [doesLoad, isBroken] = [isChecked && isSuccess, isChecked && isError];
  const hint = url === '' ? 'Without one a plain poster is shown' : doesLoad ? 'The picture loads' : 'Checking…';
  const input = field('imageUrl', isBroken ? 'This picture does not load. Check the URL.' : hint);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 92px', gap: 16, alignItems: 'start' }}>
      <Stack>
        <LibraryField address={values.imageUrl} onChoose={(media) => set('imageUrl', media.url)} />
        <TextField label="Poster URL" spellCheck={false} {...input} error={input.error || isBroken} />
      </Stack>
      <Poster imageUrl={doesLoad ? url : null} title={values.movieName} alt="" seed={base.slug} sizes="92px" />
    </div>
  );
}
