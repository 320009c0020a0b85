import { styled } from '@mui/material/styles';
import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { SUGGESTED_FIELDS, suggestFigures, differs, type FilmSuggestion, type SuggestedField } from '@first-show/domain/box-office/suggest';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { writeLocal } from '../../lib/local-store.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormField, SelectInput, TextArea, TextInput } from '../../ui/form/form-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AmountField } from './amount-field.tsx';
import { DayEditor } from './day-editor.tsx';
import { deleteWithUndo } from './delete-with-undo.ts';
import type { DayValues, TextField } from './film-values.ts';
import { HistoryPanel } from './history-panel.tsx';
import { PosterField } from './poster-field.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { SuggestionNote } from './suggestion-note.tsx';
import { useFilmEditor, type EditorState } from './use-film-editor.ts';

const Stack = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });
/** What the keyboard reaches stays above the bar. */
const Form = styled('form')({ '& input, & select, & textarea, & button': { scrollMarginBlock: '16px 110px' } });
const Fields = styled('div')({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > [data-wide]': { gridColumn: '1 / -1' } },
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

/** One film: everything its page shows, its days, what they suggest, and what became of its figures. */
export function FilmEditor({ id, entries }: Props) {
  const editor = useFilmEditor(id);
  const { loading, state } = editor;
  if (state !== null) return <LoadedFilm id={id} entries={entries} editor={editor} state={state} />;
  return (
    <>
      <DeskHeading title="Film" />
      {loading.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonLine key={index} height={50} />
          ))}
        </div>
      )}
      {loading.status === 'missing' && (
        <EmptyState sentence="There is no such film: it may have been deleted.">
          <LinkButton to={deskPaths.boxOffice}>Back to Box Office</LinkButton>
        </EmptyState>
      )}
      {loading.status === 'failed' && (
        <AlertBox tone="error">
          <p>{loading.text}</p>
          <Button variant="outlined" onClick={editor.retry} sx={{ mt: 3 }}>
            Try again
          </Button>
        </AlertBox>
      )}
    </>
  );
}

function LoadedFilm({ id, entries, editor, state }: Props & { editor: ReturnType<typeof useFilmEditor>; state: EditorState }) {
  const { base, values, theirs } = state;
  const { change, isDirty, isSaving, messages, draft, isDeleted } = editor;
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [isComparing, setComparing] = useState(false);
  const [isGone, setGone] = useState(false);
  useUnsavedGuard(isDirty && !isGone);
  useEffect(() => {
    if (isGone) void navigate(deskPaths.boxOffice);
  }, [isGone, navigate]);

  // Before the other films are there, every film would be the first.
  const suggestions = useMemo(
    () => new Map(suggestFigures(draft ?? base, entries).flatMap((one) => (one.field === 'rank' && entries.length === 0 ? [] : [[one.field, one]]))),
    [draft, base, entries],
  );
  const set = useCallback((field: TextField, value: string) => change((before) => ({ ...before, [field]: value })), [change]);
  const setDays = useCallback((next: (days: DayValues[]) => DayValues[]) => change((before) => ({ ...before, days: next(before.days) })), [change]);

  const save = async () => {
    if (!isDirty) return;
    const result = await editor.save();
    if (result.outcome === 'saved') showToast({ title: 'Saved', description: `${base.movieName} is saved.` });
    if (result.outcome === 'failed') showToast({ tone: 'error', title: 'Error', description: result.text });
    if (result.outcome === 'stale') setComparing(true);
    if (result.outcome !== 'saved') requestAnimationFrame(() => focusProblem(form.current));
  };
  const saveByKey = useRef(save);
  useEffect(() => {
    saveByKey.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void saveByKey.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const remove = async () => {
    if (!(await deleteWithUndo(base))) return;
    writeLocal(`fs-desk-film-${id}`, null);
    setGone(true);
  };

  const input = (field: TextField, label: string, more: { hint?: string; maxLength?: number; inputMode?: 'numeric' | 'decimal'; type?: 'date' } = {}) => {
    const { hint, ...attributes } = more;
    return (
      <FormField id={`${fieldId}-${field}`} label={label} hint={hint} error={messages[field]} isRequired={field === 'movieName'}>
        {(control) => (
          <TextInput
            {...control}
            {...attributes}
            name={field}
            autoComplete="off"
            lang={isHindi(values[field]) ? 'hi' : undefined}
            value={values[field]}
            onChange={({ target }) => set(field, target.value)}
          />
        )}
      </FormField>
    );
  };
  const area = (field: TextField, label: string, more: { hint?: string; count?: string } = {}) => (
    <FormField id={`${fieldId}-${field}`} label={label} {...more} error={messages[field] ?? firstMessage(messages, field)}>
      {(control) => (
        <TextArea {...control} name={field} lang={isHindi(values[field]) ? 'hi' : undefined} value={values[field]} onChange={({ target }) => set(field, target.value)} />
      )}
    </FormField>
  );
  const note = (field: SuggestedField) => (
    <SuggestionNote suggestion={suggestions.get(field)} isSet={isSet(suggestions.get(field), state.isRankPinned)} onUse={(value) => set(field, value)} />
  );
  const amount = (field: TextField & SuggestedField, label: string) => (
    <div>
      <AmountField id={`${fieldId}-${field}`} name={field} label={label} value={values[field]} error={messages[field]} onValue={(value) => set(field, value)} />
      {note(field)}
    </div>
  );
  const useAll = () =>
    change((before) => ({
      ...before,
      ...Object.fromEntries(SUGGESTED_FIELDS.flatMap((field) => (differsIn(suggestions, field) ? [[field, String(suggestions.get(field)?.suggested)]] : []))),
    }));
  const differing = SUGGESTED_FIELDS.filter((field) => differsIn(suggestions, field)).length;

  return (
    <>
      <DeskHeading title={base.movieName}>
        <Links>
          <LinkButton to={deskPaths.boxOffice} variant="outlined">
            All entries
          </LinkButton>
          <Button component="a" href={paths.movie(base.slug)} variant="outlined">
            Open its page
          </Button>
          <Button variant="outlined" onClick={() => void remove()}>
            Delete
          </Button>
        </Links>
      </DeskHeading>
      <Stack style={{ gap: 16, marginBottom: 24 }}>
        {state.isRestored && (
          <AlertBox>
            <p>What you had not saved is here again.</p>
            <Button variant="outlined" onClick={editor.discard} sx={{ mt: 2 }}>
              Discard it
            </Button>
          </AlertBox>
        )}
        {theirs !== null && (
          <AlertBox>
            <p>Somebody else changed this film meanwhile.</p>
            <Button variant="outlined" onClick={() => setComparing(true)} sx={{ mt: 2 }}>
              Compare
            </Button>
          </AlertBox>
        )}
        {isDeleted && !isGone && <AlertBox tone="error">This film was deleted meanwhile. What you typed is kept on this device.</AlertBox>}
      </Stack>
      <RailLayout rail={<HistoryPanel id={id} revision={base.revision ?? 1} />} railLabel="History">
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack>
            <Panel
              title="Figures"
              actions={
                differing > 1 && (
                  <Button variant="outlined" onClick={useAll}>
                    Use all {differing} suggestions
                  </Button>
                )
              }
            >
              <Fields>
                {amount('day1Collection', 'Day 1 nett')}
                {amount('weekendCollection', 'Weekend nett')}
                {amount('totalCollection', 'Total nett')}
                {amount('totalGrossRupees', 'Total gross')}
                <AmountField
                  id={`${fieldId}-budgetRupees`}
                  name="budgetRupees"
                  label="Budget"
                  value={values.budgetRupees}
                  error={messages.budgetRupees}
                  onValue={(value) => set('budgetRupees', value)}
                />
                <div>
                  <FormField id={`${fieldId}-verdict`} label="Verdict" error={messages.verdict}>
                    {(control) => (
                      <SelectInput {...control} name="verdict" value={values.verdict} onChange={({ target }) => set('verdict', target.value)}>
                        <option value="">None</option>
                        {VERDICT_SCALE.map(({ verdict, label }) => (
                          <option key={verdict} value={verdict}>
                            {label}
                          </option>
                        ))}
                      </SelectInput>
                    )}
                  </FormField>
                  {note('verdict')}
                </div>
                <div>
                  {input('changePercent', 'Change in percent', { inputMode: 'decimal', hint: 'The newest day against the one before' })}
                  {note('changePercent')}
                </div>
                <div>
                  {input('rank', 'Rank', { inputMode: 'numeric' })}
                  {note('rank')}
                </div>
              </Fields>
            </Panel>
            <Panel title="Day by day">
              <DayEditor days={values.days} releaseDate={values.releaseDate} messages={messages} onDays={setDays} />
            </Panel>
            <Panel title="The film">
              <Fields>
                {input('movieName', 'Movie Name')}
                {input('nativeTitle', 'Native title', { maxLength: FILM_MAX.nativeTitle })}
                {input('language', 'Language', { maxLength: FILM_MAX.language })}
                {input('releaseDate', 'Release date', { type: 'date' })}
                {input('director', 'Director', { maxLength: FILM_MAX.director })}
                {input('studio', 'Studio', { maxLength: FILM_MAX.studio })}
                {input('runtimeMinutes', 'Runtime in minutes', { inputMode: 'numeric' })}
                {input('certificate', 'Certificate', { hint: 'U, U/A, A or S', maxLength: FILM_MAX.certificate })}
                <div data-wide="">{area('cast', 'Cast', { hint: 'One name a line' })}</div>
                <div data-wide="">
                  <PosterField
                    id={`${fieldId}-imageUrl`}
                    value={values.imageUrl}
                    title={values.movieName}
                    seed={base.slug}
                    error={messages.imageUrl}
                    onValue={(value) => set('imageUrl', value)}
                  />
                </div>
                <div data-wide="">{area('about', 'About the Movie', { count: `${values.about.length} / ${FILM_MAX.about}` })}</div>
                <div data-wide="">{area('socialBullets', 'Trending on Social Media', { hint: `One line each, at most ${FILM_MAX.socialBullets}` })}</div>
              </Fields>
            </Panel>
          </Stack>
          <Bar>
            <span role="status">{isSaving ? 'Saving...' : isDirty ? 'Not saved yet' : 'Everything is saved'}</span>
            {isDirty && (
              <Button variant="outlined" onClick={editor.discard}>
                Discard
              </Button>
            )}
            <Button type="submit" aria-disabled={!isDirty || isSaving} aria-keyshortcuts="Control+S">
              Save
            </Button>
          </Bar>
        </Form>
      </RailLayout>
      {theirs !== null && draft !== null && (
        <StaleDialog
          isOpen={isComparing}
          base={base}
          mine={draft}
          theirs={theirs}
          onMerge={() => {
            editor.merge();
            setComparing(false);
          }}
          onTakeTheirs={() => {
            editor.discard();
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

const differsIn = (suggestions: ReadonlyMap<SuggestedField, FilmSuggestion>, field: SuggestedField): boolean => {
  const suggestion = suggestions.get(field);
  return suggestion !== undefined && differs(suggestion);
};

/** Whether an editor decided it: a nought is what the add form leaves, a rank may only be out of date. */
function isSet(suggestion: FilmSuggestion | undefined, isRankPinned: boolean): boolean {
  if (suggestion?.field === 'rank') return isRankPinned;
  return suggestion !== undefined && suggestion.current !== null && suggestion.current !== 0;
}

/** Of a list's items: 'cast.3'. */
const firstMessage = (messages: Partial<Record<string, string>>, field: string): string | undefined =>
  Object.entries(messages).find(([path]) => path.startsWith(`${field}.`))?.[1];

function focusProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
  const field = problem?.matches('[data-problem]') ? problem.closest('tr')?.querySelector('input') : problem;
  field?.focus();
}
