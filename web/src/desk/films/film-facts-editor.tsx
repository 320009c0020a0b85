import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import type { DeskFilm } from '@first-show/domain/films/film.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { listAddress } from '../lib/list-address.ts';
import { searchFilms } from '../lib/name-search.ts';
import { openedQuery, reloadFilms } from '../lib/queries.ts';
import { useUrlText } from '../lib/use-url-filter.ts';
import { deleteWithUndo } from '../ui/delete-with-undo.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { RestoredNotice } from '../ui/form-dialog.tsx';
import { ItemState } from '../ui/item-state.tsx';
import { MergeDialog } from '../ui/merge-dialog.tsx';
import { SavedForm } from '../ui/saved-form.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { CreditsPanel } from './credits-panel.tsx';
import { MoneyPanel, TitlesPanel, TrailersPanel } from './facts-panels.tsx';
import { FilmWikidata } from './film-wikidata.tsx';
import { ReleasesPanel } from './releases-panel.tsx';
import { StillsPanel } from './stills-panel.tsx';
import { useFactsForm } from './use-facts-form.ts';

/** `/admin/films/{id}`: the facts of a film. Its figures are at the box-office desk. */
export function FilmFactsEditor({ id }: { id: string }) {
  const query = useQuery(openedQuery<DeskFilm>(['film-facts', id], `/api/admin/films/${encodeURIComponent(id)}`));
  if (query.data !== undefined) return <LoadedFacts opened={query.data} />;
  return (
    <ItemState
      query={query}
      title="Film"
      what="the film"
      missing="This film does not exist. It may have been deleted."
      back={{ to: deskPaths.films, label: 'Back to Films' }}
    />
  );
}

function LoadedFacts({ opened }: { opened: DeskFilm }) {
  const form = useFactsForm(opened);
  const { film } = form;
  const [isMerging, setMerging] = useState(false);
  const [wikidata, setWikidata] = useUrlText('wikidata');
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = async () => {
    const path = `/api/films/${encodeURIComponent(film.id)}`;
    const isDeleted = await deleteWithUndo({ path, name: film.title }, () => reloadFilms(client));
    if (!isDeleted) return;
    reloadFilms(client);
    // The guard must know that there are no changes left before the page is opened.
    flushSync(form.discard);
    // Back must not open the page of the deleted film.
    void navigate(listAddress(deskPaths.films), { replace: true });
  };
  const merge = () => {
    // A merge would drop them, or take only what is saved.
    if (form.isDirty) showToast({ title: 'Unsaved changes', description: 'Save or discard them, then merge.' });
    else setMerging(true);
  };
  const openKept = (keptId: string) => {
    reloadFilms(client);
    // As after a delete: the unsaved changes were those of the duplicate.
    flushSync(form.discard);
    void navigate(deskPaths.filmFacts(keptId), { replace: true });
  };
  return (
    <>
      <DeskHeading title={film.title}>
        <Line style={{ gap: 12 }}>
          <LinkButton to={listAddress(deskPaths.films)} variant="outlined">
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
          <Button variant="outlined" onClick={() => setWikidata('open')}>
            From Wikidata
          </Button>
          <Button variant="outlined" onClick={merge}>
            Merge
          </Button>
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
          <StillsPanel form={form} />
          <MoneyPanel form={form} />
        </Stack>
      </SavedForm>
      {wikidata !== '' && <FilmWikidata form={form} onClose={() => setWikidata('')} />}
      {isMerging && (
        <MergeDialog
          kind="film"
          duplicate={{ id: film.id, name: film.title, revision: film.revision }}
          search={searchFilms}
          onMerged={openKept}
          onUndone={() => reloadFilms(client)}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  );
}
