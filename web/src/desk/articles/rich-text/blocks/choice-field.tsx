import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { isBlockId } from '@first-show/domain/articles/story-blocks';
import type { DeskArticles } from '@first-show/domain/articles/article-desk.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { paths } from '@first-show/domain/core/paths';
import type { AdminPoll, AdminPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '../../../../shared/ui/lang-of.ts';
import { articlesKey, ballotsQuery, filmsQuery } from '../../../lib/queries.ts';
import { callStaffApi } from '../../../lib/staff-api.ts';
import { loadFilmRows } from '../../../lib/use-film-names.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';

/** A film, poll, prediction or article that a live block can show. */
export type Choice = { id: string; title: string; href: string; hint: string };

/** The films of the chart: of others there is nothing to draw. */
export const filmChoicesQuery = {
  ...filmsQuery,
  select: (films: readonly BoxOfficeEntry[]) =>
    films.map(({ id, movieName, slug, releaseDate }): Choice => {
      return { id, title: movieName, href: paths.movie(slug), hint: releaseDate?.slice(0, 4) ?? '' };
    }),
};
const pollChoicesQuery = {
  ...ballotsQuery<AdminPoll>('polls'),
  select: (polls: readonly AdminPoll[]) =>
    polls.map(({ id, question, closed }): Choice => {
      return { id, title: question, href: paths.polls, hint: closed ? 'Closed' : '' };
    }),
};
const predictionChoicesQuery = {
  ...ballotsQuery<AdminPrediction>('predictions'),
  select: (predictions: readonly AdminPrediction[]) =>
    predictions.map(({ id, title }): Choice => ({ id, title, href: paths.polls, hint: '' })),
};

/** Films that match the typed text, also those without figures. For an empty text, the newest. */
function useFilms(text: string) {
  const q = useDebouncedValue(text.trim());
  return useQuery({
    queryKey: ['desk-films', 'block-choices', q],
    queryFn: async ({ signal }) =>
      (await loadFilmRows({ limit: '20', ...(q !== '' && { q }) }, signal)).map(
        ({ id, title, slug, firstRelease, isPublished }): Choice => {
          const hint = isPublished ? firstRelease.slice(0, 4) : 'not published';
          return { id, title, href: paths.movie(slug), hint };
        },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Published articles that match the typed text. For an empty text, the articles edited last. */
function useStories(text: string) {
  const q = useDebouncedValue(text.trim());
  return useQuery({
    queryKey: [...articlesKey, 'choice', q],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ status: 'published', limit: '20', ...(q !== '' && { q }) });
      const { articles } = await callStaffApi<DeskArticles>(`/api/admin/articles?${query.toString()}`, { signal });
      return articles.map(({ id, title, slug }): Choice => ({ id, title, href: paths.article(slug), hint: '' }));
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The label of the field, its plural and the hook that loads the choices, for each kind of live
 * block except trailers.
 */
export const choicesByKind = {
  film: { label: 'Film', plural: 'films', useChoices: useFilms },
  chart: { label: 'Film', plural: 'films', useChoices: () => useQuery(filmChoicesQuery) },
  poll: { label: 'Poll', plural: 'polls', useChoices: () => useQuery(pollChoicesQuery) },
  prediction: { label: 'Prediction', plural: 'predictions', useChoices: () => useQuery(predictionChoicesQuery) },
  related: { label: 'Story', plural: 'stories', useChoices: useStories },
} as const;

type Props = {
  kind: keyof typeof choicesByKind;
  label?: string;
  /** The chosen item. The loaded list does not always contain it. */
  value: Choice | null;
  error: string | undefined;
  isRequired?: boolean;
  onChange: (choice: Choice | null) => void;
};

/** A field in which the editor chooses a film, poll, prediction or article. */
export function ChoiceField({ kind, label, value, error, isRequired = true, onChange }: Props) {
  const [text, setText] = useState('');
  const { plural, useChoices } = choicesByKind[kind];
  const { data = [], isPending, isError } = useChoices(text);
  return (
    <Autocomplete<Choice>
      autoHighlight
      options={data.filter(({ id }) => isBlockId(id))}
      loading={isPending}
      value={value}
      onChange={(_event, choice) => onChange(choice)}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') setText(typed);
      }}
      // The server has filtered these.
      filterOptions={kind === 'related' || kind === 'film' ? (all) => all : undefined}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key, ...props }, { title, hint }) => (
        <li key={key} {...props}>
          <span>
            <span lang={langOf(title)}>{title}</span>
            {hint === '' ? '' : ` · ${hint}`}
          </span>
        </li>
      )}
      noOptionsText={`No matching ${plural}`}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label ?? choicesByKind[kind].label}
          required={isRequired}
          error={error !== undefined || isError}
          helperText={error ?? (isError ? 'The list could not be loaded.' : undefined)}
        />
      )}
    />
  );
}
