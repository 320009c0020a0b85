import type { Article, ArticleSort } from '@first-show/domain/articles/article.schema';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';
import { listPath } from './list-path.ts';

const choices: readonly { label: string; language?: Article['language'] }[] = [
  { label: 'All' },
  { label: 'English', language: 'en' },
  { label: 'Hindi', language: 'hi' },
];

/** Links to the articles of one language in a list. */
export function LanguageLinks({
  base,
  sort,
  selected,
}: {
  base: string;
  sort: ArticleSort;
  selected: Article['language'] | undefined;
}) {
  const links = choices.map(({ label, language }) => ({
    label,
    to: listPath({ base, language, sort }),
    isSelected: language === selected,
  }));
  return <FilterLinks label="Language" links={links} />;
}
