import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/desk/panel.tsx';
import { FieldGrid } from '../../ui/desk/stack.ts';
import { langOf } from '../../ui/lang-of.ts';
import type { TextField as FieldName } from './film-values.ts';
import { PosterField } from './poster-field.tsx';
import type { FilmForm } from './use-film-form.ts';

/** The texts, the dates and the poster of the film's page. */
export function FilmPanel({ form }: { form: FilmForm }) {
  const { field, set, values, base } = form;
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
        {input('movieName', 'Movie Name', undefined, { required: true })}
        {input('nativeTitle', 'Native title')}
        {input('language', 'Language')}
        {input('releaseDate', 'Release date', undefined, { type: 'date' })}
        {input('director', 'Director')}
        {input('studio', 'Studio')}
        {input('runtimeMinutes', 'Runtime in minutes')}
        {input('certificate', 'Certificate', 'U, U/A, A or S')}
        {area('cast', 'Cast', 'One name per line')}
        <div data-wide="">
          <PosterField
            value={values.imageUrl}
            title={values.movieName}
            seed={base.slug}
            onChoose={(url) => set('imageUrl', url)}
            {...field('imageUrl')}
          />
        </div>
        {area('about', 'About the Movie', `${values.about.length} / ${FILM_MAX.about}`)}
        {area('socialBullets', 'Trending on Social Media', `One line each, at most ${FILM_MAX.socialBullets}`)}
      </FieldGrid>
    </Panel>
  );
}
