import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { diffWords } from '../lib/word-diff.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

const Text = styled('div')({
  padding: '10px 14px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 420,
  overflowY: 'auto',
  // Colour is not the only cue: removals are struck through, additions have a double underline.
  '& del': { color: 'var(--fs-palette-error-main)', textDecoration: 'line-through', textDecorationThickness: 2 },
  '& ins': {
    color: 'var(--fs-palette-success-main)',
    textDecoration: 'underline double',
    textUnderlineOffset: 3,
    fontWeight: 600,
  },
  '& [data-gap]': { display: 'block', color: 'var(--fs-palette-text-disabled)' },
});

/** The number of unchanged characters that are shown on each side of a change. */
const CONTEXT = 160;

/** Unchanged text. If it is long, only the characters next to a change are shown. */
function SameText({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  if (text.length <= CONTEXT * 2) return text;
  return (
    <span>
      {!isFirst && text.slice(0, CONTEXT)}
      <span data-gap="">[…]</span>
      {!isLast && text.slice(-CONTEXT)}
    </span>
  );
}

type TextDiffProps = { before: string; after: string; lang?: string; label: string };

/** A diff by words. Screen readers announce where each removal or addition starts and ends. */
export function TextDiff({ before, after, lang, label }: TextDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same'))
    return <Text>{before === '' ? 'Empty' : 'Only formatting changed'}</Text>;
  return (
    // A long text scrolls, so the keyboard must be able to focus it.
    <Text lang={lang} role="group" aria-label={label} tabIndex={0}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same')
          return <SameText key={index} text={text} isFirst={index === 0} isLast={index === parts.length - 1} />;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={index}>
            <VisuallyHidden>{kind === 'removed' ? ' removed: ' : ' added: '}</VisuallyHidden>
            {text}
            <VisuallyHidden>{kind === 'removed' ? ' end of removal ' : ' end of addition '}</VisuallyHidden>
          </Tag>
        );
      })}
    </Text>
  );
}
