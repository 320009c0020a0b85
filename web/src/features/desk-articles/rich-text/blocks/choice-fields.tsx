import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { isBlockId } from '@first-show/domain/articles/story-blocks';
import type { DeskArticles } from '@first-show/domain/articles/article-desk.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import type { AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { articlesKey, ballotsQuery, filmsQuery } from '../../../../lib/desk/queries.ts';
import { callStaffApi } from '../../../../lib/desk/staff-api.ts';
import { useRested } from '../../../../lib/desk/use-rested.ts';

/** A film, poll, prediction or story that a live block can show. */
export type Choice = { id: string; title: string; href: string; hint: string };
type FieldProps = {
  label: string;
  /** Id of the chosen thing, which may not be in the list any more. */
  value: Choice | null;
  error: string | undefined;
  isRequired?: boolean;
  onChange: (choice: Choice | null) => void;
};

function ChoiceField({
  label,
  value,
  error,
  isRequired = true,
  onChange,
  list,
  search,
}: FieldProps & {
  list: UseQueryResult<readonly Choice[]>;
  /** The server searches; otherwise the list is filtered here. */
  search?: (text: string) => void;
}) {
  const options = (list.data ?? []).filter(({ id }) => isBlockId(id));
  return (
    <Autocomplete<Choice>
      autoHighlight
      options={options}
      loading={list.isPending}
      value={value}
      onChange={(_event, choice) => onChange(choice)}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') search?.(text);
      }}
      filterOptions={search === undefined ? undefined : (all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key, ...props }, { title, hint }) => (
        <li key={key} {...props}>
          <span>
            <span lang={isHindi(title) ? 'hi' : undefined}>{title}</span>
            {hint === '' ? '' : ` · ${hint}`}
          </span>
        </li>
      )}
      noOptionsText="Nothing found"
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          error={error !== undefined || list.isError}
          helperText={error ?? (list.isError ? 'The list could not be loaded.' : undefined)}
        />
      )}
    />
  );
}

const filmChoices = (films: readonly BoxOfficeEntry[]): Choice[] =>
  films.map(({ id, movieName, slug, releaseDate }) => ({
    id,
    title: movieName,
    href: paths.movie(slug),
    hint: releaseDate?.slice(0, 4) ?? '',
  }));

export function FilmChoice(props: FieldProps) {
  return <ChoiceField {...props} list={useQuery({ ...filmsQuery, select: filmChoices })} />;
}

/** Films by id, as soon as they are loaded. */
export function useFilmChoices(isEnabled: boolean): (id: string) => Choice | undefined {
  const { data } = useQuery({ ...filmsQuery, select: filmChoices, enabled: isEnabled });
  return (id) => data?.find((film) => film.id === id);
}

const pollChoices = (polls: readonly AdminPoll[]): Choice[] =>
  polls.map(({ id, question, closed }) => ({ id, title: question, href: paths.polls, hint: closed ? 'Closed' : '' }));

export function PollChoice(props: FieldProps) {
  return <ChoiceField {...props} list={useQuery({ ...ballotsQuery<AdminPoll>('polls'), select: pollChoices })} />;
}

const predictionChoices = (predictions: readonly AdminPrediction[]): Choice[] =>
  predictions.map(({ id, title }) => ({ id, title, href: paths.polls, hint: '' }));

export function PredictionChoice(props: FieldProps) {
  const list = useQuery({ ...ballotsQuery<AdminPrediction>('predictions'), select: predictionChoices });
  return <ChoiceField {...props} list={list} />;
}

/** Published stories, the newest first, or those that match what was typed. */
export function StoryChoice(props: FieldProps) {
  const [text, setText] = useState('');
  const q = useRested(text.trim());
  const list = useQuery({
    queryKey: [...articlesKey, 'choice', q],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ status: 'published', limit: '20', ...(q !== '' && { q }) });
      const { articles } = await callStaffApi<DeskArticles>(`/api/admin/articles?${query.toString()}`, { signal });
      return articles.map(({ id, title, slug }): Choice => ({ id, title, href: paths.article(slug), hint: '' }));
    },
    placeholderData: keepPreviousData,
  });
  return <ChoiceField {...props} list={list} search={setText} />;
}
