import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import type { DeskFilm } from '@first-show/domain/films/film.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../shared/lib/call-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { deleteWithUndo } from '../ui/delete-with-undo.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { RestoredNotice } from '../ui/form-dialog.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { SavedForm } from '../ui/saved-form.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { CreditsPanel } from './credits-panel.tsx';
import { MoneyPanel, TitlesPanel, TrailersPanel } from './facts-panels.tsx';
import { filmFactsQuery, reloadFilms } from './film-api.ts';
import { ReleasesPanel } from './releases-panel.tsx';
import { useFactsForm } from './use-facts-form.ts';

/** `/admin/films/{id}`: the facts of a film. Its figures are at the box-office desk. */
export function FilmFactsEditor({ id }: { id: string }) {
  const query = useQuery(filmFactsQuery(id));
  if (query.data !== undefined) return <LoadedFacts opened={query.data} />;
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <DeskHeading title="Film" />
      {isMissing ? (
        <EmptyState sentence="This film does not exist. It may have been deleted.">
          <LinkButton to={deskPaths.films}>Back to Films</LinkButton>
        </EmptyState>
      ) : (
        <QueryState query={query} what="the film" lines={6} height={50} />
      )}
    </>
  );
}

function LoadedFacts({ opened }: { opened: DeskFilm }) {
  const form = useFactsForm(opened);
  const { film } = form;
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = async () => {
    const path = `/api/films/${encodeURIComponent(film.id)}`;
    const isDeleted = await deleteWithUndo({ path, name: film.title }, () => reloadFilms(client));
    if (!isDeleted) return;
    reloadFilms(client);
    // The guard must know that there are no changes left before the page is opened.
    flushSync(form.discard);
    void navigate(deskPaths.films);
  };
  return (
    <>
      <DeskHeading title={film.title}>
        <Line style={{ gap: 12 }}>
          <LinkButton to={deskPaths.films} variant="outlined">
            All films
          </LinkButton>
          <LinkButton to={deskPaths.film(film.id)} variant="outlined">
            Figures and history
          </LinkButton>
          {film.isPublished && (
            <Button component="a" href={paths.movie(film.slug)} variant="outlined">
              View page
            </Button>
          )}
          <Button variant="outlined" onClick={() => void remove()}>
            Delete
          </Button>
        </Line>
      </DeskHeading>
      <SavedForm form={form} onSave={() => void (form.isDirty && form.submit())} onDiscard={form.discard}>
        <Stack style={{ gap: 32 }}>
          <RestoredNotice form={form} />
          <TitlesPanel form={form} />
          <CreditsPanel form={form} />
          <ReleasesPanel form={form} />
          <TrailersPanel form={form} />
          <MoneyPanel form={form} />
        </Stack>
      </SavedForm>
    </>
  );
}
