import type { Category } from '@first-show/domain/categories/category.schema';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const CategoriesContext = createContext<ReadonlyMap<string, Category>>(new Map());

/** Provides the categories to `useCategory`. */
export function CategoriesProvider({ categories, children }: { categories: readonly Category[]; children: ReactNode }) {
  const byId = useMemo(
    () =>
      new Map(categories.flatMap((category) => [[category.slug, category] as const, [category.id, category] as const])),
    [categories],
  );
  return <CategoriesContext value={byId}>{children}</CategoriesContext>;
}

/**
 * The category with this id or slug; `undefined` if there is none, for example because it was
 * deleted. Article cards hold only the id.
 */
export const useCategory = (idOrSlug: string): Category | undefined => useContext(CategoriesContext).get(idOrSlug);
