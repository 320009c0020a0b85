import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { REVIEW_MAX, type Review } from '@first-show/domain/articles/review.schema';
import { REVIEWS_CATEGORY } from '@first-show/domain/categories/reviews-category';
import type { Category } from '@first-show/domain/categories/category.schema';
import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { messageOf } from '../../lib/message-of.ts';
import { useFilmChoices } from '../../lib/use-film-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.ts';
import { SwitchWithHint } from '../../ui/switch-with-hint.tsx';
import { controlId } from '../field-errors.ts';
import { useArticleField, useControl, useEditorForm, useFieldValue } from './article-field.tsx';

const stars = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

function RatingField({ isRequired }: { isRequired: boolean }) {
  const { value, onChange } = useArticleField('rating');
  return (
    <SelectField
      {...useControl('rating', 'Shown wherever the article is listed')}
      required={isRequired}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[['', 'No rating'], ...stars.map((count) => [count, `${count} of 5`] as const)]}
    />
  );
}

/** Props of the control of one part of a review: its id, and its error or `hint`. */
function useReviewControl(part: keyof Review, hint: string) {
  const message = messageOf(useEditorForm().formState.errors.review?.[part]);
  return { id: `${controlId('review')}-${part}`, error: message !== undefined, helperText: message ?? hint };
}

type PartProps = { review: Review; onChange: (review: Review) => void };

function FilmField({ review, onChange }: PartProps) {
  const [text, setText] = useState('');
  const { ids, nameOf, isLoading, isError } = useFilmChoices(text, review.filmId === '' ? [] : [review.filmId]);
  const hint = isError ? 'The list of films could not be loaded.' : 'The review appears on the page of this film';
  const { id, ...control } = useReviewControl('filmId', hint);
  return (
    <Autocomplete
      id={id}
      value={review.filmId === '' ? null : review.filmId}
      options={ids}
      loading={isLoading}
      // The server searches.
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      noOptionsText="No matching films"
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_event, filmId) => onChange({ ...review, filmId: filmId ?? '' })}
      renderInput={(params) => <TextField {...params} {...control} label="Reviewed film" required />}
    />
  );
}

function VerdictField({ review, onChange }: PartProps) {
  const lang = useFieldValue('language') === 'hi' ? 'hi' : undefined;
  const { onBlur } = useArticleField('review');
  return (
    <TextField
      {...useReviewControl('verdict', `One sentence · ${review.verdict.trim().length} / ${REVIEW_MAX.verdict}`)}
      label="Verdict"
      required
      multiline
      value={review.verdict}
      onBlur={onBlur}
      onChange={({ target }) => onChange({ ...review, verdict: target.value })}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}

function LinesField({ side, review, onChange }: PartProps & { side: 'for' | 'against' }) {
  const lang = useFieldValue('language') === 'hi' ? 'hi' : undefined;
  return (
    <TextField
      {...useReviewControl(side, `One point per line, at most ${REVIEW_MAX.lines}`)}
      label={side === 'for' ? 'For' : 'Against'}
      multiline
      minRows={REVIEW_MAX.lines}
      value={review[side].join('\n')}
      onChange={({ target }) => onChange({ ...review, [side]: target.value === '' ? [] : target.value.split('\n') })}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}

function ReviewOfFilm(props: PartProps) {
  const { review, onChange } = props;
  return (
    <>
      <FilmField {...props} />
      <VerdictField {...props} />
      <LinesField {...props} side="for" />
      <LinesField {...props} side="against" />
      <SwitchWithHint
        label="Seen before release"
        hint="For example at a press show. Readers see this"
        checked={review.isBeforeRelease}
        onChange={(_event, isBeforeRelease) => onChange({ ...review, isBeforeRelease })}
      />
      <SwitchWithHint
        label="Our stars for the film"
        hint="The film shows these stars instead of those of our first review"
        checked={review.isChosen}
        onChange={(_event, isChosen) => onChange({ ...review, isChosen })}
      />
    </>
  );
}

const emptyReview: Review = {
  filmId: '',
  verdict: '',
  for: [],
  against: [],
  isBeforeRelease: false,
  isChosen: false,
};

/** Stars and review, for an article in the category of reviews or about a film. */
export function ReviewFields({ categories }: { categories: readonly Category[] }) {
  const { value: review, onChange } = useArticleField('review');
  const categoryId = useFieldValue('categoryId');
  const [filmId = ''] = useFieldValue('filmIds');
  const rating = useFieldValue('rating');
  // A removed review can be added again until the editor is closed.
  const [removed, setRemoved] = useState<Review | null>(null);
  const isReviewsCategory = categories.some(({ id, slug }) => id === categoryId && slug === REVIEWS_CATEGORY);
  if (!isReviewsCategory && filmId === '' && rating === null && review === null) return null;
  const toggle = () => {
    setRemoved(review);
    onChange(review === null ? (removed ?? { ...emptyReview, filmId }) : null);
  };
  return (
    <Panel title="Stars and review">
      <Stack style={{ gap: 20 }}>
        <RatingField isRequired={review !== null} />
        {review !== null && <ReviewOfFilm review={review} onChange={onChange} />}
        <Button id={controlId('review')} variant="outlined" style={{ justifySelf: 'start' }} onClick={toggle}>
          {review === null ? 'Add a film review' : 'Remove the film review'}
        </Button>
      </Stack>
    </Panel>
  );
}
