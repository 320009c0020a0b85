import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk-dialog.tsx';
import { Line, Stack } from '../../ui/stack.ts';
import { Meta } from '../../ui/text.ts';
import { ToggleChoice } from '../../ui/toggle-choice.tsx';
import { type ArticleForm, fieldLabels } from '../article-form.ts';
import { FieldDiff } from './diff-view.tsx';
import { type Choice, type Choices, mergedForm, type MergeRow, mergeRows } from './merge-forms.ts';
import type { Merge } from './use-merge.ts';

const VERSIONS = [
  ['mine', 'Keep mine'],
  ['theirs', 'Take theirs'],
] as const;

type Props = { merge: Merge; onMerge: (form: ArticleForm) => void; onClose: () => void };

/** Compares two versions of an article by field. `onMerge` receives the merged form. */
export function MergeDialog({ merge, onMerge, onClose }: Props) {
  const { explanation, author, mine, theirs } = merge;
  const [choices, setChoices] = useState<Choices>({});
  const notes: Record<MergeRow['changedBy'], string> = {
    me: 'Only you changed this.',
    them: `Only ${author} changed this.`,
    both: 'Changed in both versions. Choose one.',
  };
  const rows = mergeRows(merge);
  const merged = mergedForm(rows, merge, choices);
  const open = rows.filter(({ field, proposal }) => (choices[field] ?? proposal) === null).length;
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(rows.map(({ field }) => [field, choice])));
  return (
    <DeskDialog
      title="Two versions of this article"
      maxWidth="md"
      onClose={onClose}
      closeLabel="Decide later"
      actions={
        <Button aria-disabled={merged === null} onClick={() => merged !== null && onMerge(merged)}>
          {open === 0 ? 'Continue with this' : `${open} to choose`}
        </Button>
      }
    >
      <p>{explanation} Choose a version for each field.</p>
      {rows.length === 0 && <p style={{ marginTop: 12 }}>Both versions are the same.</p>}
      {rows.length > 1 && (
        <Line style={{ gap: 12, marginTop: 16 }}>
          <Button variant="outlined" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button variant="outlined" onClick={() => chooseAll('theirs')}>
            Take all of theirs
          </Button>
        </Line>
      )}
      <Stack as="ul" role="list" style={{ gap: 26, marginTop: 18 }}>
        {rows.map(({ field, changedBy, proposal }) => (
          <li key={field}>
            <Line style={{ gap: 10, justifyContent: 'space-between', marginBottom: 8 }}>
              <h3 style={{ fontSize: '1.0625rem' }}>{fieldLabels[field]}</h3>
              <ToggleChoice
                label={`${fieldLabels[field]}: which version`}
                value={choices[field] ?? proposal ?? 'open'}
                onChange={(choice) => setChoices({ ...choices, [field]: choice })}
                options={VERSIONS}
              />
            </Line>
            <Meta style={{ marginBottom: 6 }}>{notes[changedBy]} Changes from theirs to mine:</Meta>
            <FieldDiff label="From theirs to mine" field={field} before={theirs} after={mine} />
          </li>
        ))}
      </Stack>
    </DeskDialog>
  );
}
