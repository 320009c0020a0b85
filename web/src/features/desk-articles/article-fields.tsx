import { styled } from '@mui/material/styles';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useSiteOrigin } from '../../lib/site-origin.ts';
import { Panel } from '../../ui/desk/panel.tsx';
import { SwitchField } from '../../ui/desk/switch-field.tsx';
import { FormField, SelectInput, TextArea, TextInput } from '../../ui/form/form-field.tsx';
import type { ArticleForm, FormField as Field } from './article-form.ts';
import { fieldLabels } from './article-form.ts';
import { articleOfForm } from './article-of-form.ts';
import { ContentField } from './content-field.tsx';
import { controlId, messageOf } from './field-errors.ts';
import { FilmsField } from './films-field.tsx';
import { PictureCheck } from './picture-check.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { SearchResult } from './search-result.tsx';
import { slugPreview } from './slug-preview.ts';
import { TagsField } from './tags-field.tsx';
import { TrailersField, type TrailerErrors } from './trailers-field.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, minWidth: 0, '& > *': { minWidth: 0 } });
const Switches = styled('div')({ display: 'grid', gap: 10 });
const Address = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-secondary)', overflowWrap: 'anywhere', margin: '-12px 0 0' }));

/** What search engines show of a title and a description before they cut. */
const SHOWN = { metaTitle: 60, metaDescription: 160 } as const;

const useForm = () => useFormContext<ArticleForm>();
const useField = <Name extends Field>(name: Name): ArticleForm[Name] => useWatch<ArticleForm, Name>({ name }) as ArticleForm[Name];
const useError = (name: Field): string | undefined => messageOf(useForm().formState.errors[name]);

type TextField = 'title' | 'summary' | 'imageUrl' | 'imageAlt' | 'imageCaption' | 'imageCredit' | 'byline' | 'slug' | 'metaTitle' | 'metaDescription' | 'correction';

/** A plain text of the form. `lines`: more than one makes it an area. `count`: told its length. */
function TextFieldOf({
  name,
  isRequired,
  hint,
  lines = 1,
  countOf,
  inputMode,
  isWritten = false,
}: {
  name: TextField;
  isRequired?: boolean;
  hint?: string;
  lines?: number;
  countOf?: number;
  inputMode?: 'url';
  /** In the article's language. */
  isWritten?: boolean;
}) {
  const { register } = useForm();
  const language = useField('language');
  const lang = isWritten && language === 'hi' ? 'hi' : undefined;
  return (
    <FormField id={controlId(name)} label={fieldLabels[name]} isRequired={isRequired} error={useError(name)} hint={hint} count={useCount(name, countOf)}>
      {(control) =>
        lines > 1 ? (
          <TextArea {...control} {...register(name)} rows={lines} lang={lang} style={{ minHeight: 0 }} />
        ) : (
          <TextInput {...control} {...register(name)} lang={lang} inputMode={inputMode} autoComplete="off" />
        )
      }
    </FormField>
  );
}
function useCount(name: TextField, of: number | undefined): string | undefined {
  const text = useField(name);
  return of === undefined ? undefined : `${text.trim().length} / ${of}`;
}

function Switch({ name, hint }: { name: 'isPublished' | 'isFeatured' | 'isBreaking'; hint?: string }) {
  const { setValue } = useForm();
  const isOn = useField(name);
  return (
    <SwitchField
      label={fieldLabels[name]}
      hint={hint}
      isOn={isOn}
      onChange={(next) => {
        setValue(name, next);
        // What is out needs no time to come out at.
        if (name === 'isPublished' && next) setValue('scheduledFor', null);
      }}
    />
  );
}

/** A new article whose words turn out to be Hindi is Hindi, until the editor says otherwise. */
function useHindiByItself(isNew: boolean): void {
  const { setValue } = useForm();
  const isHindiText = isHindi(`${useField('title')} ${useField('summary')}`);
  useEffect(() => {
    if (isNew && isHindiText) setValue('language', 'hi');
  }, [isNew, isHindiText, setValue]);
}

function Story({ isNew }: { isNew: boolean }) {
  const { control } = useForm();
  useHindiByItself(isNew);
  const language = useField('language');
  const error = useError('content');
  return (
    <Panel title="Story">
      <Stack>
        <TextFieldOf name="title" isRequired isWritten />
        <TextFieldOf name="summary" isRequired isWritten lines={4} countOf={ARTICLE_MAX.summary} />
        <Controller
          name="content"
          control={control}
          render={({ field }) => <ContentField id={controlId('content')} value={field.value} error={error} lang={language} onChange={field.onChange} onBlur={field.onBlur} />}
        />
      </Stack>
    </Panel>
  );
}

function Picture() {
  return (
    <Panel title="Picture">
      <Stack>
        <div>
          <TextFieldOf name="imageUrl" inputMode="url" />
          <PictureCheck url={useField('imageUrl')} />
        </div>
        <TextFieldOf name="imageAlt" isWritten hint="Alt text: describe the image" />
        <TextFieldOf name="imageCaption" isWritten hint="Shown below the picture" />
        <TextFieldOf name="imageCredit" hint="Who made it, or who owns it" />
      </Stack>
    </Panel>
  );
}

function Beside() {
  const { setValue, formState } = useForm();
  const trailers = useField('trailers');
  const rows = (Array.isArray(formState.errors.trailers) ? formState.errors.trailers : []) as { url?: unknown; title?: unknown }[];
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
        <TextFieldOf name="correction" isWritten lines={3} countOf={ARTICLE_MAX.correction} hint="What was wrong and is right now. Shown at the end of the article" />
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
          <Switch name="isPublished" />
          <Switch name="isFeatured" hint="May stand in the hero of the home page" />
          <Switch name="isBreaking" hint="May stand in the breaking-news banner" />
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
  const { register, control } = useForm();
  const rating = useField('rating');
  const tagsError = useError('tags');
  const hashtagsError = useError('hashtags');
  const filmsError = useError('filmSlugs');
  return (
    <Panel title="Filed under">
      <Stack>
        <FormField id={controlId('categoryId')} label="Category" isRequired error={useError('categoryId')}>
          {(props) => (
            <SelectInput {...props} {...register('categoryId')}>
              <option value="">Select a category</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <Controller
          name="tags"
          control={control}
          render={({ field }) => <TagsField id={controlId('tags')} label="Tags" kind="tag" value={field.value} error={tagsError} onChange={field.onChange} />}
        />
        <Controller
          name="hashtags"
          control={control}
          render={({ field }) => <TagsField id={controlId('hashtags')} label="Hashtags" kind="hashtag" value={field.value} error={hashtagsError} onChange={field.onChange} />}
        />
        <FormField id={controlId('language')} label="Language" error={useError('language')}>
          {(props) => (
            <SelectInput {...props} {...register('language')}>
              <option value="en">English</option>
              <option value="hi">Hindi</option>
            </SelectInput>
          )}
        </FormField>
        <TextFieldOf name="byline" isWritten hint="Who wrote it" />
        <Controller
          name="rating"
          control={control}
          render={({ field }) => (
            <FormField id={controlId('rating')} label="Star rating" hint="For reviews">
              {(props) => (
                <SelectInput {...props} value={rating === null ? '' : String(rating)} onBlur={field.onBlur} onChange={(event) => field.onChange(event.target.value === '' ? null : Number(event.target.value))}>
                  <option value="">No rating</option>
                  {stars.map((count) => (
                    <option key={count} value={count}>
                      {count} of 5
                    </option>
                  ))}
                </SelectInput>
              )}
            </FormField>
          )}
        />
        <Controller
          name="filmSlugs"
          control={control}
          render={({ field }) => <FilmsField id={controlId('filmSlugs')} value={field.value} error={filmsError} onChange={field.onChange} />}
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
    <Panel title="Address and search">
      <Stack>
        <TextFieldOf name="slug" hint={article === null ? 'Made of the title unless you write one' : 'Changing it leaves a redirect behind'} />
        <Address role="status">
          {shown === null ? 'The address is given when the article is saved' : `${origin}${paths.article(shown)}`}
          {isRenamed && `. Readers of ${paths.article(article.slug)} will be sent there`}
        </Address>
        <TextFieldOf name="metaTitle" isWritten countOf={SHOWN.metaTitle} hint="Instead of the title, where people search" />
        <TextFieldOf name="metaDescription" isWritten lines={3} countOf={SHOWN.metaDescription} hint="Instead of the summary" />
        <FoundBySearch article={article} />
      </Stack>
    </Panel>
  );
}

function FoundBySearch({ article }: { article: Article | null }) {
  const form = useWatch<ArticleForm>() as ArticleForm;
  const shown = useMemo(() => articleOfForm({ ...form, title: form.title.trim() === '' ? 'Title' : form.title }, { saved: article, now: new Date() }), [form, article]);
  return <SearchResult article={shown} />;
}

/** Every field of an article, in panels. `footer` stands below (revisions). */
export function ArticleFields({ article, categories, footer }: { article: DeskArticle | null; categories: readonly Category[]; footer?: ReactNode }) {
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
