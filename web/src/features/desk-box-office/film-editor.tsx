import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import {
  SUGGESTED_FIELDS,
  suggestFigures,
  differs,
  type FilmSuggestion,
  type SuggestedField,
} from '@first-show/domain/box-office/suggest';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm, changedFields, FILM_MAX, type FilmChanges } from '@first-show/domain/box-office/change-film';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { useSaveKey } from '../../lib/desk/use-save-key.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { amountText, plainAmount } from './amount-text.ts';
import { type DeskFilm, saveFilm } from './box-office-api.ts';
import { DayEditor } from './day-editor.tsx';
import { deleteWithUndo } from './delete-with-undo.ts';
import {
  draftFilm,
  figureText,
  mergeValues,
  toInput,
  valuesOf,
  type FilmValues,
  type TextField,
} from './film-values.ts';
import { HistoryPanel } from './history-panel.tsx';
import { PosterField } from './poster-field.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { SuggestionNote } from './suggestion-note.tsx';
import { revisionOf, useFilm } from './use-film.ts';

const Stack = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Leaves room for the fixed bar when a focused field scrolls into view. */
const Form = styled('form')({ '& input, & select, & textarea, & button': { scrollMarginBlock: '16px 110px' } });
const Fields = styled('div')({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:600px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '8px 12px',
  padding: '12px 16px',
  marginTop: 24,
  backgroundColor: 'var(--fs-palette-background-paper)',
  borderTop: '1px solid var(--fs-palette-edge)',
  '& > span': { marginRight: 'auto', fontWeight: 600 },
  '@media (max-width:599px)': { '& > button': { padding: '0 16px' } },
});
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type Props = { id: string; entries: readonly BoxOfficeEntry[] };

/**
 * One film: all fields of its page, its daily figures, suggestions computed from them, and the
 * history of its figures.
 */
export function FilmEditor({ id, entries }: Props) {
  const saved = useFilm(id);
  if (saved.loaded !== null)
    return <LoadedFilm {...saved.loaded} isDeleted={saved.isDeleted} entries={entries} onSaved={saved.reload} />;
  return (
    <>
      <DeskHeading title="Film" />
      {saved.isMissing ? (
        <EmptyState sentence="This film does not exist. It may have been deleted.">
          <LinkButton to={deskPaths.boxOffice}>Back to Box Office</LinkButton>
        </EmptyState>
      ) : saved.error !== null ? (
        <LoadFailed what="the film" error={saved.error} onRetry={saved.reload} />
      ) : (
        <ListSkeleton lines={6} height={50} />
      )}
    </>
  );
}

type LoadedProps = DeskFilm & { isDeleted: boolean; entries: readonly BoxOfficeEntry[]; onSaved: () => void };

/**
 * `film`: as saved now. The form stays on the version it was opened with until the editor saves or
 * compares.
 */
function LoadedFilm({ film, isRankPinned, isDeleted, entries, onSaved }: LoadedProps) {
  const [base, setBase] = useState(film);
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(false);
  const [isGone, setGone] = useState(false);
  const draftKey = `film:${film.id}`;
  const form = useDeskForm<FilmValues, FilmChanges>({
    initial: valuesOf(film),
    schema: changeableFilm,
    toInput: (values) => toInput(values, base),
    draftKey,
    revision: revisionOf(film),
    merge: (edited, opened, newer) => mergeValues(opened, edited, newer).merged,
    send: async (body) => {
      const answer = await saveFilm(film.id, changedFields(base, body), revisionOf(base));
      onSaved();
      if (answer.outcome === 'stale') {
        setComparing(true);
        throw new FormProblem('Someone else changed this film in the meantime. Compare the versions, then save again.');
      }
      setBase(answer.film);
      showToast({ title: 'Saved', description: `${answer.film.movieName} is saved.` });
      return { values: valuesOf(answer.film), revision: revisionOf(answer.film) };
    },
    failedText: 'Failed to save the film. Please try again.',
  });
  const { field, isDirty, isSending, rebase, discard, getValues, setValue, control } = form;
  const theirs = revisionOf(film) > revisionOf(base) ? film : null;
  const take = useCallback(
    (next: BoxOfficeFilm) => {
      setBase(next);
      rebase(valuesOf(next), revisionOf(next));
    },
    [rebase],
  );
  useEffect(() => {
    if (theirs !== null && !isDirty && !isSending) take(theirs);
  }, [theirs, isDirty, isSending, take]);
  useUnsavedGuard(isDirty && !isGone);
  useEffect(() => {
    if (isGone) void navigate(deskPaths.boxOffice);
  }, [isGone, navigate]);

  const values = useWatch({ control }) as FilmValues;
  const draft = useMemo(() => draftFilm(values, base), [values, base]);
  // Wait for the other films: without them every film would be ranked first.
  const suggestions = useMemo(
    () =>
      new Map(
        suggestFigures(draft, entries).flatMap((one) =>
          one.field === 'rank' && entries.length === 0 ? [] : [[one.field, one]],
        ),
      ),
    [draft, entries],
  );
  const differing = SUGGESTED_FIELDS.filter((name) => {
    const suggestion = suggestions.get(name);
    return suggestion !== undefined && differs(suggestion);
  });
  const set = (name: TextField, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const takeSuggestion = (name: SuggestedField, value: FilmSuggestion['suggested'] | undefined) =>
    set(name, figureText(name, value ?? ''));

  useSaveKey(() => void form.submit());
  const remove = async () => {
    if (!(await deleteWithUndo(base))) return;
    discard();
    setGone(true);
  };
  const takeTheirs = () => {
    setComparing(false);
    if (theirs !== null) take(theirs);
    discard();
  };

  const input = (
    name: TextField,
    label: string,
    { hint, isArea = false, ...props }: { hint?: string; isArea?: boolean } & TextFieldProps = {},
  ) => (
    <MuiTextField
      label={label}
      multiline={isArea}
      minRows={isArea ? 4 : undefined}
      slotProps={{ htmlInput: { lang: isHindi(values[name]) ? 'hi' : undefined } }}
      {...props}
      {...field(name, hint)}
    />
  );
  const note = (name: SuggestedField) => (
    <SuggestionNote
      suggestion={suggestions.get(name)}
      isSet={isSet(suggestions.get(name), isRankPinned)}
      onUse={(value) => takeSuggestion(name, value)}
    />
  );
  const amount = (name: TextField, label: string) => (
    <MuiTextField
      label={label}
      placeholder="Not known"
      {...field(name, amountText(values[name]), { onBlur: () => set(name, plainAmount(getValues(name))) })}
    />
  );

  return (
    <>
      <DeskHeading title={base.movieName}>
        <Links>
          <LinkButton to={deskPaths.boxOffice} variant="outlined">
            All entries
          </LinkButton>
          <Button component="a" href={paths.movie(base.slug)} variant="outlined">
            View page
          </Button>
          <Button variant="outlined" onClick={() => void remove()}>
            Delete
          </Button>
        </Links>
      </DeskHeading>
      <Stack style={{ gap: 16, marginBottom: 24 }}>
        {form.isRestored && (
          <Alert severity="info" role="status" action={<QuietButton onClick={discard}>Discard</QuietButton>}>
            Your unsaved changes have been restored.
          </Alert>
        )}
        {theirs !== null && isDirty && (
          <Alert
            severity="info"
            role="status"
            action={<QuietButton onClick={() => setComparing(true)}>Compare</QuietButton>}
          >
            Someone else changed this film in the meantime.
          </Alert>
        )}
        {isDeleted && !isGone && (
          <Alert severity="error">This film has been deleted. Your changes are kept on this device.</Alert>
        )}
      </Stack>
      <RailLayout rail={<HistoryPanel id={film.id} revision={revisionOf(film)} />} railLabel="History">
        <Form noValidate onSubmit={(event) => void (isDirty ? form.submit(event) : event.preventDefault())}>
          <Stack>
            <Panel
              title="Figures"
              actions={
                differing.length > 1 && (
                  <Button
                    variant="outlined"
                    onClick={() => differing.forEach((name) => takeSuggestion(name, suggestions.get(name)?.suggested))}
                  >
                    Use all {differing.length} suggestions
                  </Button>
                )
              }
            >
              <Fields>
                <div>
                  {amount('day1Collection', 'Day 1 nett')}
                  {note('day1Collection')}
                </div>
                <div>
                  {amount('weekendCollection', 'Weekend nett')}
                  {note('weekendCollection')}
                </div>
                <div>
                  {amount('totalCollection', 'Total nett')}
                  {note('totalCollection')}
                </div>
                <div>
                  {amount('totalGrossRupees', 'Total gross')}
                  {note('totalGrossRupees')}
                </div>
                {amount('budgetRupees', 'Budget')}
                <div>
                  <MuiTextField select label="Verdict" {...field('verdict')}>
                    <option value="">None</option>
                    {VERDICT_SCALE.map(({ verdict, label }) => (
                      <option key={verdict} value={verdict}>
                        {label}
                      </option>
                    ))}
                  </MuiTextField>
                  {note('verdict')}
                </div>
                <div>
                  {input('changePercent', 'Change in percent', { hint: 'The latest day compared with the day before' })}
                  {note('changePercent')}
                </div>
                <div>
                  {input('rank', 'Rank')}
                  {note('rank')}
                </div>
              </Fields>
            </Panel>
            <Panel title="Day by day">
              <DayEditor
                control={control}
                onDays={(days) =>
                  setValue('days', days, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
                }
              />
            </Panel>
            <Panel title="The film">
              <Fields>
                {input('movieName', 'Movie Name', { required: true })}
                {input('nativeTitle', 'Native title')}
                {input('language', 'Language')}
                {input('releaseDate', 'Release date', { type: 'date' })}
                {input('director', 'Director')}
                {input('studio', 'Studio')}
                {input('runtimeMinutes', 'Runtime in minutes')}
                {input('certificate', 'Certificate', { hint: 'U, U/A, A or S' })}
                <div data-wide="">{input('cast', 'Cast', { isArea: true, hint: 'One name per line' })}</div>
                <div data-wide="">
                  <PosterField
                    value={values.imageUrl}
                    title={values.movieName}
                    seed={base.slug}
                    onChoose={(url) => set('imageUrl', url)}
                    {...field('imageUrl')}
                  />
                </div>
                <div data-wide="">
                  {input('about', 'About the Movie', {
                    isArea: true,
                    hint: `${values.about.length} / ${FILM_MAX.about}`,
                  })}
                </div>
                <div data-wide="">
                  {input('socialBullets', 'Trending on Social Media', {
                    isArea: true,
                    hint: `One line each, at most ${FILM_MAX.socialBullets}`,
                  })}
                </div>
              </Fields>
            </Panel>
            {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
          </Stack>
          <Bar>
            <span role="status">{isSending ? 'Saving…' : isDirty ? 'Unsaved changes' : 'All changes saved'}</span>
            {isDirty && (
              <Button variant="outlined" onClick={takeTheirs}>
                Discard
              </Button>
            )}
            <Button type="submit" aria-disabled={!isDirty || isSending} aria-keyshortcuts="Control+S">
              Save
            </Button>
          </Bar>
        </Form>
      </RailLayout>
      {theirs !== null && (
        <StaleDialog
          isOpen={isComparing}
          base={base}
          mine={draft}
          theirs={theirs}
          onMerge={() => {
            take(theirs);
            setComparing(false);
          }}
          onTakeTheirs={takeTheirs}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

/**
 * Whether an editor set the value. The add form leaves a zero, and an unpinned rank may be out of
 * date.
 */
function isSet(suggestion: FilmSuggestion | undefined, isRankPinned: boolean): boolean {
  if (suggestion?.field === 'rank') return isRankPinned;
  return suggestion !== undefined && suggestion.current !== null && suggestion.current !== 0;
}
