import TextField from '@mui/material/TextField';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { SCHEDULE_IN_THE_PAST } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import type { Media } from '@first-show/domain/media/media.schema';
import { memo, type ReactNode, useEffect } from 'react';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../lib/india-time.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { useSiteOrigin } from '../../../shared/lib/site-origin.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { LibraryField } from '../../ui/library-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Meta, Stack } from '../../ui/stack.ts';
import { slugPreview } from '../article-form.ts';
import {
  ArticleSelect,
  ArticleSwitch,
  ArticleText,
  useArticleField,
  useControl,
  useEditorForm,
  useFieldValue,
} from './article-field.tsx';
import { FilmsField, TagsField } from './chips-fields.tsx';
import { ContentField } from './content-field.tsx';
import { PictureCheck } from './picture-check.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SearchResult } from './search-result.tsx';
import { TrailersField } from './trailers-field.tsx';

/** The number of characters that search engines show, roughly. */
const SHOWN = { metaTitle: 60, metaDescription: 160 } as const;

function FieldPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Stack style={{ gap: 20 }}>{children}</Stack>
    </Panel>
  );
}

function Story({ isNew }: { isNew: boolean }) {
  const { setValue } = useEditorForm();
  const isHindiText = isHindi(`${useFieldValue('title')} ${useFieldValue('summary')}`);
  // If title and summary of a new article are mostly in Hindi, its language becomes Hindi. The
  // editor may change it back.
  useEffect(() => {
    if (isNew && isHindiText) setValue('language', 'hi');
  }, [isNew, isHindiText, setValue]);
  return (
    <FieldPanel title="Story">
      <ArticleText name="title" required isWritten />
      <ArticleText name="summary" required isWritten multiline minRows={4} countOf={ARTICLE_MAX.summary} />
      <ContentField />
    </FieldPanel>
  );
}

function Picture() {
  const { setValues, clearErrors } = useEditorForm();
  const address = useFieldValue('imageUrl');
  const choose = ({ url, alt, caption, credit }: Media): void => {
    clearErrors(['imageUrl', 'imageAlt', 'imageCredit']);
    // Alt text, caption and credit belong to one picture, so a new picture replaces them.
    const values = { imageUrl: url, imageAlt: alt, imageCaption: caption ?? '', imageCredit: credit ?? '' };
    setValues(values, { shouldDirty: true });
  };
  return (
    <FieldPanel title="Picture">
      <LibraryField address={address} onChoose={choose} />
      <div>
        <ArticleText name="imageUrl" type="url" />
        <PictureCheck url={address} />
      </div>
      <ArticleText name="imageAlt" isWritten hint="Describe the image" />
      <ArticleText name="imageCaption" isWritten hint="Shown below the picture" />
      <ArticleText name="imageCredit" hint="Photographer or rights holder" />
    </FieldPanel>
  );
}

/**
 * The time of publication. The control shows India's time; the form's value is ISO. A published
 * article cannot be scheduled.
 */
function ScheduleField({ article }: { article: DeskArticle | null }) {
  const { setValue } = useEditorForm();
  const { value, onChange } = useArticleField('scheduledFor');
  const now = useNow();
  const isPublished = article?.status === 'published';
  // The time that is already saved may pass while the form is open.
  const isPast = value !== null && value !== article?.scheduledFor && now !== null && value <= now.toISOString();
  const change = (iso: string | null) => {
    onChange(iso);
    if (iso !== null) setValue('isPublished', false);
  };
  const hintOf = () => {
    if (isPast) return SCHEDULE_IN_THE_PAST;
    if (isPublished) return 'The article is published. To choose a time, unpublish it first.';
    if (value === null) return 'Date and time in India (Asia/Kolkata). It stays a draft until then.';
    return `Will be published on ${formatIndianTime(value)}, India time (Asia/Kolkata)`;
  };
  const control = useControl('scheduledFor', hintOf());
  return (
    <Stack style={{ gap: 8, justifyItems: 'start' }}>
      <TextField
        {...control}
        type="datetime-local"
        disabled={isPublished}
        value={indianInputTime(value)}
        onChange={(event) => change(isoOfIndianInput(event.target.value))}
        error={control.error || isPast}
      />
      {value !== null && (
        <Button variant="outlined" style={{ minHeight: 44 }} onClick={() => change(null)}>
          Clear schedule
        </Button>
      )}
    </Stack>
  );
}

function SearchAndAddress({ article }: { article: DeskArticle | null }) {
  const title = useFieldValue('title');
  const slug = useFieldValue('slug');
  const origin = useSiteOrigin();
  const shown = slugPreview(slug, { title, saved: article?.slug ?? null });
  const isRenamed = article !== null && shown !== null && slug.trim() !== '' && shown !== article.slug;
  return (
    <FieldPanel title="URL and search">
      <ArticleText
        name="slug"
        hint={article === null ? 'Generated from the title if left blank' : 'The old URL will redirect'}
      />
      <Meta role="status" style={{ marginTop: -12, overflowWrap: 'anywhere' }}>
        {shown === null ? 'The URL is set when you save' : `${origin}${paths.article(shown)}`}
        {isRenamed && `. ${paths.article(article.slug)} will redirect there`}
      </Meta>
      <ArticleText name="metaTitle" isWritten countOf={SHOWN.metaTitle} hint="Shown in search results" />
      <ArticleText
        name="metaDescription"
        isWritten
        multiline
        minRows={3}
        countOf={SHOWN.metaDescription}
        hint="Shown in search results instead of the summary"
      />
      <SearchResult saved={article} />
    </FieldPanel>
  );
}

type Props = { article: DeskArticle | null; categories: readonly Category[] };

/** All fields of an article, in the order of `fieldLabels`. */
export const ArticleFields = memo(function ArticleFields({ article, categories }: Props) {
  return (
    <Stack style={{ gap: 24 }}>
      <Story isNew={article === null} />
      <Picture />
      <FieldPanel title="Trailers and correction">
        <TrailersField />
        <ArticleText
          name="correction"
          isWritten
          multiline
          minRows={3}
          countOf={ARTICLE_MAX.correction}
          hint="Describe what was corrected. Shown at the end of the article"
        />
      </FieldPanel>
      <FieldPanel title="Publication">
        <Stack style={{ gap: 10 }}>
          <ArticleSwitch name="isFeatured" hint="Eligible for the home page hero" />
          <ArticleSwitch name="isBreaking" hint="Eligible for the breaking news banner" />
        </Stack>
        <ScheduleField article={article} />
      </FieldPanel>
      <FieldPanel title="Category and tags">
        <ArticleSelect
          name="categoryId"
          required
          options={[['', 'Select a category'], ...categories.map(({ id, name }) => [id, name] as const)]}
        />
        <TagsField name="tags" hint="Press comma or Enter to add one" />
        <TagsField name="hashtags" hint="Shown on cards and in shared posts. Press comma or Enter to add one" />
        <ArticleSelect name="language" options={Object.entries({ en: 'English', hi: 'Hindi' })} />
        <ArticleText name="byline" isWritten hint="The author’s name" />
        <FilmsField />
      </FieldPanel>
      <ReviewFields categories={categories} />
      <SearchAndAddress article={article} />
    </Stack>
  );
});
