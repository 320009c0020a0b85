import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import type { Media } from '@first-show/domain/media/media.schema';
import { isHindi } from '@first-show/domain/core/text';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { messageOf } from '../../../lib/desk/message-of.ts';
import { useSiteOrigin } from '../../../lib/site-origin.ts';
import { LibraryField } from '../../../ui/desk/library-field.tsx';
import { Panel } from '../../../ui/desk/panel.tsx';
import type { ArticleForm, FormField as Field } from '../article-form.ts';
import { fieldLabels } from '../article-form.ts';
import { articleOfForm } from '../article-of-form.ts';
import { ContentField } from './content-field.tsx';
import { controlId } from '../field-errors.ts';
import { FilmsField } from './films-field.tsx';
import { PictureCheck } from './picture-check.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { SearchResult } from './search-result.tsx';
import { slugPreview } from './slug-preview.ts';
import { TagsField } from './tags-field.tsx';
import { TrailersField, type TrailerErrors } from './trailers-field.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, minWidth: 0, '& > *': { minWidth: 0 } });
const Switches = styled('div')({ display: 'grid', gap: 10 });
const Address = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  overflowWrap: 'anywhere',
  margin: '-12px 0 0',
}));

/** Number of characters of a title and a description that search engines show. */
const SHOWN = { metaTitle: 60, metaDescription: 160 } as const;

const useForm = () => useFormContext<ArticleForm>();
const useField = <Name extends Field>(name: Name): ArticleForm[Name] =>
  useWatch<ArticleForm, Name>({ name }) as ArticleForm[Name];
const useError = (name: Field): string | undefined => messageOf(useForm().formState.errors[name]);

type TextName =
  | 'title'
  | 'summary'
  | 'imageUrl'
  | 'imageAlt'
  | 'imageCaption'
  | 'imageCredit'
  | 'byline'
  | 'slug'
  | 'metaTitle'
  | 'metaDescription'
  | 'correction';

/**
 * A text field of the form. `countOf`: shows the length against this maximum. `isWritten`: the text
 * is in the article's language.
 */
function ArticleText({
  name,
  hint,
  countOf,
  isWritten = false,
  ...props
}: TextFieldProps & { name: TextName; hint?: string; countOf?: number; isWritten?: boolean }) {
  const { register } = useForm();
  const error = useError(name);
  const text = useField(name);
  const isHindiText = useField('language') === 'hi' && isWritten;
  const count = countOf === undefined ? undefined : `${text.trim().length} / ${countOf}`;
  return (
    <TextField
      id={controlId(name)}
      label={fieldLabels[name]}
      error={error !== undefined}
      helperText={error ?? [hint, count].filter(Boolean).join(' · ')}
      slotProps={{ htmlInput: { lang: isHindiText ? 'hi' : undefined } }}
      {...register(name)}
      {...props}
    />
  );
}

function ArticleSwitch({ name, hint }: { name: 'isPublished' | 'isFeatured' | 'isBreaking'; hint?: string }) {
  const { setValue } = useForm();
  const hintId = `${controlId(name)}-hint`;
  return (
    <div>
      <FormControlLabel
        label={fieldLabels[name]}
        control={
          <Switch
            checked={useField(name)}
            slotProps={{ input: { 'aria-describedby': hint === undefined ? undefined : hintId } }}
            onChange={({ target: { checked } }) => {
              setValue(name, checked);
              // A published article needs no schedule.
              if (name === 'isPublished' && checked) setValue('scheduledFor', null);
            }}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} sx={{ mt: -1.5, ml: 15.5 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
}

/**
 * Sets the language of a new article to Hindi when its words are Hindi, until the editor changes
 * it.
 */
function useHindiDetection(isNew: boolean): void {
  const { setValue } = useForm();
  const isHindiText = isHindi(`${useField('title')} ${useField('summary')}`);
  useEffect(() => {
    if (isNew && isHindiText) setValue('language', 'hi');
  }, [isNew, isHindiText, setValue]);
}

function Story({ isNew }: { isNew: boolean }) {
  const { control } = useForm();
  useHindiDetection(isNew);
  const language = useField('language');
  const error = useError('content');
  return (
    <Panel title="Story">
      <Stack>
        <ArticleText name="title" required isWritten />
        <ArticleText name="summary" required isWritten multiline minRows={4} countOf={ARTICLE_MAX.summary} />
        <Controller
          name="content"
          control={control}
          render={({ field }) => (
            <ContentField
              id={controlId('content')}
              value={field.value}
              error={error}
              lang={language}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </Stack>
    </Panel>
  );
}

function Picture() {
  const { setValue, clearErrors } = useForm();
  const address = useField('imageUrl');
  const choose = ({ url, alt, caption, credit }: Media): void => {
    const set = (name: TextName, value: string) => setValue(name, value, { shouldDirty: true });
    clearErrors(['imageUrl', 'imageAlt', 'imageCredit']);
    set('imageUrl', url);
    // Alt text and caption describe one picture, so a new picture replaces them.
    set('imageAlt', alt);
    set('imageCaption', caption ?? '');
    set('imageCredit', credit ?? '');
  };
  return (
    <Panel title="Picture">
      <Stack>
        <LibraryField address={address} onChoose={choose} />
        <div>
          <ArticleText name="imageUrl" type="url" />
          <PictureCheck url={address} />
        </div>
        <ArticleText name="imageAlt" isWritten hint="Describe the image" />
        <ArticleText name="imageCaption" isWritten hint="Shown below the picture" />
        <ArticleText name="imageCredit" hint="Photographer or rights holder" />
      </Stack>
    </Panel>
  );
}

function Beside() {
  const { setValue, formState } = useForm();
  const trailers = useField('trailers');
  const rows = (Array.isArray(formState.errors.trailers) ? formState.errors.trailers : []) as {
    url?: unknown;
    title?: unknown;
  }[];
  const errors: TrailerErrors = rows.map((row) => ({ url: messageOf(row?.url), title: messageOf(row?.title) }));
  const error = rows.length > 0 ? undefined : messageOf(formState.errors.trailers);
  return (
    <Panel title="Trailers and correction">
      <Stack>
        <TrailersField
          id={controlId('trailers')}
          value={trailers}
          errors={errors}
          error={error}
          onChange={(next) => setValue('trailers', next, { shouldValidate: formState.errors.trailers !== undefined })}
        />
        <ArticleText
          name="correction"
          isWritten
          multiline
          minRows={3}
          countOf={ARTICLE_MAX.correction}
          hint="Describe what was corrected. Shown at the end of the article"
        />
      </Stack>
    </Panel>
  );
}

function Publication() {
  const { setValue, clearErrors } = useForm();
  const scheduledFor = useField('scheduledFor');
  return (
    <Panel title="Publication">
      <Stack>
        <Switches>
          <ArticleSwitch name="isPublished" />
          <ArticleSwitch name="isFeatured" hint="Eligible for the home page hero" />
          <ArticleSwitch name="isBreaking" hint="Eligible for the breaking news banner" />
        </Switches>
        <ScheduleField
          id={controlId('scheduledFor')}
          value={scheduledFor}
          error={useError('scheduledFor')}
          onChange={(iso) => {
            clearErrors('scheduledFor');
            setValue('scheduledFor', iso);
            if (iso !== null) setValue('isPublished', false);
          }}
        />
      </Stack>
    </Panel>
  );
}

const stars = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

function FiledUnder({ categories }: { categories: readonly Category[] }) {
  const { register, control, setValue } = useForm();
  const rating = useField('rating');
  const categoryError = useError('categoryId');
  const tagsError = useError('tags');
  const hashtagsError = useError('hashtags');
  const filmsError = useError('filmSlugs');
  return (
    <Panel title="Category and tags">
      <Stack>
        <TextField
          select
          id={controlId('categoryId')}
          label="Category"
          required
          error={categoryError !== undefined}
          helperText={categoryError}
          {...register('categoryId')}
        >
          <option value="">Select a category</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <Controller
          name="tags"
          control={control}
          render={({ field }) => (
            <TagsField
              id={controlId('tags')}
              label="Tags"
              kind="tag"
              value={field.value}
              error={tagsError}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="hashtags"
          control={control}
          render={({ field }) => (
            <TagsField
              id={controlId('hashtags')}
              label="Hashtags"
              kind="hashtag"
              value={field.value}
              error={hashtagsError}
              onChange={field.onChange}
            />
          )}
        />
        <TextField select id={controlId('language')} label="Language" {...register('language')}>
          <option value="en">English</option>
          <option value="hi">Hindi</option>
        </TextField>
        <ArticleText name="byline" isWritten hint="The author’s name" />
        <TextField
          select
          id={controlId('rating')}
          label="Star rating"
          helperText="For reviews"
          value={rating === null ? '' : String(rating)}
          onChange={({ target }) => setValue('rating', target.value === '' ? null : Number(target.value))}
        >
          <option value="">No rating</option>
          {stars.map((count) => (
            <option key={count} value={count}>
              {count} of 5
            </option>
          ))}
        </TextField>
        <Controller
          name="filmSlugs"
          control={control}
          render={({ field }) => (
            <FilmsField id={controlId('filmSlugs')} value={field.value} error={filmsError} onChange={field.onChange} />
          )}
        />
      </Stack>
    </Panel>
  );
}

function SearchAndAddress({ article }: { article: DeskArticle | null }) {
  const title = useField('title');
  const slug = useField('slug');
  const origin = useSiteOrigin();
  const shown = slugPreview(slug, title);
  const isRenamed = article !== null && shown !== null && slug.trim() !== '' && shown !== article.slug;
  return (
    <Panel title="URL and search">
      <Stack>
        <ArticleText
          name="slug"
          hint={article === null ? 'Generated from the title if left blank' : 'The old URL will redirect'}
        />
        <Address role="status">
          {shown === null ? 'The URL is set when you save' : `${origin}${paths.article(shown)}`}
          {isRenamed && `. ${paths.article(article.slug)} will redirect there`}
        </Address>
        <ArticleText name="metaTitle" isWritten countOf={SHOWN.metaTitle} hint="Shown in search results" />
        <ArticleText
          name="metaDescription"
          isWritten
          multiline
          minRows={3}
          countOf={SHOWN.metaDescription}
          hint="Shown in search results instead of the summary"
        />
        <FoundBySearch article={article} />
      </Stack>
    </Panel>
  );
}

function FoundBySearch({ article }: { article: Article | null }) {
  const form = useWatch<ArticleForm>() as ArticleForm;
  const shown = useMemo(
    () =>
      articleOfForm(
        { ...form, title: form.title.trim() === '' ? 'Title' : form.title },
        { saved: article, now: new Date() },
      ),
    [form, article],
  );
  return <SearchResult article={shown} />;
}

/** Every field of an article, in panels. `footer` (the revisions) is rendered below them. */
export function ArticleFields({
  article,
  categories,
  footer,
}: {
  article: DeskArticle | null;
  categories: readonly Category[];
  footer?: ReactNode;
}) {
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Story isNew={article === null} />
      <Picture />
      <Beside />
      <Publication />
      <FiledUnder categories={categories} />
      <SearchAndAddress article={article} />
      {footer}
    </div>
  );
}
