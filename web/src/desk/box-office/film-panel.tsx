import TextField from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Panel } from '../ui/panel.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import type { FilmForm } from './use-film.ts';

/** The facts that belong to the figures. The form of facts has all others. */
export function FilmPanel({ form }: { form: FilmForm }) {
  const { field, values, base } = form;
  return (
    <Panel title="The film">
      <FieldGrid>
        <TextField
          label="Movie name"
          required
          slotProps={{ htmlInput: { lang: langOf(values.movieName) } }}
          {...field('movieName')}
        />
        <TextField label="Release date" type="date" {...field('releaseDate', undefined, { deps: 'days' })} />
        <TextField
          data-wide=""
          label="Trending on Social Media"
          multiline
          minRows={4}
          slotProps={{ htmlInput: { lang: langOf(values.socialBullets) } }}
          {...field('socialBullets', `One line each, at most ${FILM_MAX.socialBullets}`)}
        />
      </FieldGrid>
      <Sentence sx={{ mt: 5 }}>
        <span>Credits, releases, poster and texts are with </span>
        <TextLink to={deskPaths.filmFacts(base.id)} style={{ textDecoration: 'underline' }}>
          the film’s facts
        </TextLink>
      </Sentence>
    </Panel>
  );
}
