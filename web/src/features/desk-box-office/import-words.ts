import type { ImportPreview, ImportResult } from '@first-show/domain/box-office/import-preview';
import { formatCount } from '@first-show/domain/core/money';

/** What an import or its preview says. Pure functions. */

/** 'Import 277 films', or 'Update 4 ranks' if only ranks change. */
export function importLabel({ counts }: ImportPreview): string {
  const count = counts.added + counts.changed;
  if (count === 0) return `Update ${formatCount(counts.ranks)} ${counts.ranks === 1 ? 'rank' : 'ranks'}`;
  return `Import ${formatCount(count)} ${count === 1 ? 'film' : 'films'}`;
}

/** Number of films that the import writes, rank changes included. */
export const filmsOf = ({ counts }: ImportPreview): number => counts.added + counts.changed + counts.ranks;

export const hasUsableRow = ({ counts }: ImportPreview): boolean =>
  counts.added + counts.changed + counts.unchanged > 0;

export const written = ({ counts }: ImportPreview): string =>
  counts.added + counts.changed === 0
    ? 'nothing new'
    : `${formatCount(counts.added)} added, ${formatCount(counts.changed)} changed`;

const SHOWN = 5;

/** The result of an import. A colleague's simultaneous change is kept. */
export function doneText(result: ImportResult): string {
  const { conflicts } = result;
  if (conflicts.length === 0) return `Done: ${written(result)}.`;
  const more = conflicts.length > SHOWN ? ` and ${conflicts.length - SHOWN} more` : '';
  return `Done, but someone else changed ${conflicts.slice(0, SHOWN).join(', ')}${more} at the same time, and their version was kept. Import the file again to see what is left.`;
}

/** The preview in a sentence. `isRenewed`: it replaced one that was out of date. */
export function previewText(
  preview: ImportPreview,
  { isRenewed, isWriting }: { isRenewed: boolean; isWriting: boolean },
): string | null {
  if (isRenewed) return 'The box office changed since the preview, so nothing was saved. This is the new preview.';
  if (!hasUsableRow(preview)) return 'No row of this file can be imported. The skipped rows below say why.';
  if (filmsOf(preview) === 0) return 'Nothing to import: the box office already has everything in the file.';
  return isWriting ? null : 'Nothing is saved yet.';
}
