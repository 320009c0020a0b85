import type { Category } from '@first-show/domain/categories/category.schema';
import { memo } from 'react';
import { categoryStyles } from './category-tints.ts';

/**
 * Defines the colours that editors chose for categories, as CSS variables for `categoryColors`.
 * Render it once per document.
 */
export const CategoryStyles = memo(function CategoryStyles({ categories }: { categories: readonly Category[] }) {
  const css = categoryStyles(categories);
  return css === '' ? null : <style>{css}</style>;
});
