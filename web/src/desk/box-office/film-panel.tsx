import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import { PictureAddressField } from '../ui/picture-address-field.tsx';
import { FieldGrid } from '../ui/stack.ts';
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
          <PictureAddressField
            label="Poster URL"
            url={values.imageUrl}
            input={(hint) => field('imageUrl', hint)}
            onChoose={(url) => form.set('imageUrl', url)}
            title={values.movieName}
            seed={form.base.slug}
          />
        </div>
        {area('about', 'About the Movie', `${values.about.length} / ${FILM_MAX.about}`)}
        {area('socialBullets', 'Trending on Social Media', `One line each, at most ${FILM_MAX.socialBullets}`)}
      </FieldGrid>
    </Panel>
  );
}
