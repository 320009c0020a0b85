import type { Category } from '@first-show/domain/categories/category.schema';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const CategoriesContext = createContext<ReadonlyMap<string, Category>>(new Map());

/** Makes the categories known to everything below. */
export function CategoriesProvider({ categories, children }: { categories: readonly Category[]; children: ReactNode }) {
  const byId = useMemo(
    () =>
      new Map(categories.flatMap((category) => [[category.slug, category] as const, [category.id, category] as const])),
    [categories],
  );
  return <CategoriesContext value={byId}>{children}</CategoriesContext>;
}

/** The category with this id or slug; `undefined` for one that is gone. Cards hold only its id. */
export const useCategory = (idOrSlug: string): Category | undefined => useContext(CategoriesContext).get(idOrSlug);
