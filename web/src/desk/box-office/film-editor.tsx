import Alert from '@mui/material/Alert';
import { chartFilms } from '@first-show/domain/box-office/figures';
import { rankByTotal } from '@first-show/domain/box-office/suggest';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/button.tsx';
import { listAddress } from '../lib/list-address.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { RestoredNotice } from '../ui/form-dialog.tsx';
import { ItemState } from '../ui/item-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { RailLayout } from '../ui/rail-layout.tsx';
import { SavedForm } from '../ui/saved-form.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { DayEditor } from './day-editor.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FilmPanel } from './film-panel.tsx';
import { fieldText } from './film-values.ts';
import { HistoryPanel } from './history-panel.tsx';
import { RankDialog, useRankByTotal } from './rank.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { deleteFilm, useEntries } from './use-entries.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { type DeskFilm, type FilmForm, revisionOf, useFilm, useFilmForm } from './use-film.ts';

/** The figures by which films are ranked. */
const RANKED_BY = ['day1Collection', 'weekendCollection', 'totalCollection', 'totalGrossRupees'] as const;

export function FilmEditor({ id }: { id: string }) {
  const { query, isDeleted } = useFilm(id);
  const { data, refetch } = query;
  if (data !== undefined) return <LoadedFilm {...data} isDeleted={isDeleted} onSaved={() => void refetch()} />;
  return (
    <ItemState
      query={query}
      title="Film"
      what="the film"
      missing="This film does not exist. It may have been deleted."
      back={{ to: deskPaths.boxOffice, label: 'Back to Box Office' }}
    />
  );
}

type LoadedProps = DeskFilm & { isDeleted: boolean; onSaved: () => void };

function LoadedFilm({ film, versions, isRankPinned, isDeleted, onSaved }: LoadedProps) {
  const form = useFilmForm(film, onSaved);
  const { base, theirs, isDirty } = form;
  const navigate = useNavigate();
  const { status, entries } = useEntries();
  const ranked = chartFilms(entries);
  const byTotal = status === 'ready' ? rankByTotal(form.draft, ranked) : null;
  const isRankContradicted = useRankByTotal({
    rank: form.values.rank,
    setRank: (rank) => form.set('rank', rank),
    byTotal,
    initial: fieldText('rank', base.rank),
    mayFollow: !isRankPinned && RANKED_BY.some((name) => form.draft[name] !== base[name]),
  });
  const [isAskingRank, setAskingRank] = useState(false);
  const save = async () => {
    if (!isDirty) return;
    if (isRankContradicted && (await form.trigger(undefined, { shouldFocus: true }))) setAskingRank(true);
    else await form.submit();
  };
  const chooseRank = (rank: string) => {
    setAskingRank(false);
    form.set('rank', rank);
    void form.submit();
  };
  const remove = async () => {
    if (!(await deleteFilm(base))) return;
    // The guard must know that there are no changes left before the page is opened.
    flushSync(form.discard);
    // Back must not open the page of the deleted film.
    void navigate(deskPaths.boxOffice, { replace: true });
  };
  return (
    <>
      <DeskHeading title={base.movieName}>
        <Line style={{ gap: 12 }}>
          <LinkButton to={listAddress(deskPaths.boxOffice)} variant="outlined">
            All entries
          </LinkButton>
          <LinkButton to={deskPaths.filmFacts(film.id)} variant="outlined">
            Facts
          </LinkButton>
          <Button component="a" href={paths.movie(base.slug)} variant="outlined">
            View page
          </Button>
          <Button variant="outlined" onClick={() => void remove()}>
            Delete
          </Button>
        </Line>
      </DeskHeading>
      <Notices form={form} isDeleted={isDeleted} />
      <RailLayout isWide rail={<HistoryPanel id={film.id} revision={revisionOf(film)} />} railLabel="History">
        <SavedForm form={form} onDiscard={form.takeTheirs} onSave={() => void save()}>
          <Stack style={{ gap: 32 }}>
            <RestoredNotice form={form} />
            <FiguresPanel form={form} isRankPinned={isRankPinned} entries={ranked} />
            <Panel title="Day by day">
              <DayEditor form={form} startsOn={form.values.releaseDate} startPlace=" under ‘The film’" />
            </Panel>
            <VersionsPanel filmId={film.id} versions={versions} />
            <FilmPanel form={form} />
          </Stack>
        </SavedForm>
      </RailLayout>
      {isAskingRank && byTotal !== null && (
        <RankDialog
          movieName={base.movieName}
          rank={form.values.rank}
          byTotal={byTotal}
          onChoose={chooseRank}
          onClose={() => setAskingRank(false)}
        />
      )}
      {theirs !== null && form.isComparing && <StaleDialog form={form} theirs={theirs} />}
    </>
  );
}

function Notices({ form, isDeleted }: { form: FilmForm; isDeleted: boolean }) {
  return (
    <Stack style={{ marginBottom: 24 }}>
      {form.theirs !== null && form.isDirty && (
        <Alert
          severity="info"
          role="status"
          action={<QuietButton onClick={() => form.setComparing(true)}>Compare</QuietButton>}
        >
          Someone else changed this film in the meantime.
        </Alert>
      )}
      {isDeleted && <Alert severity="error">This film has been deleted. Your changes are kept on this device.</Alert>}
    </Stack>
  );
}
