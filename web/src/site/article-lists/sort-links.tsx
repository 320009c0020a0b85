import type { Article, ArticleSort } from '@first-show/domain/articles/article.schema';
import { FilterLinks } from '../../shared/ui/controls/filter-links.tsx';
import { listPath, sortLabels } from './list-path.ts';

/** Links to the sort orders of a list. `sorts`: the orders that the page offers. */
export function SortLinks({
  base,
  tab,
  language,
  selected,
  sorts = ['recent', 'views', 'trending'],
}: {
  base?: string;
  tab?: string;
  language?: Article['language'];
  selected: ArticleSort;
  sorts?: readonly ArticleSort[];
}) {
  const links = sorts.map((sort) => ({
    label: sortLabels[sort],
    to: listPath({ base, tab, language, sort }),
    isSelected: sort === selected,
  }));
  return <FilterLinks label="Sort" links={links} />;
}
