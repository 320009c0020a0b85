import { styled } from '@mui/material/styles';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { formatCount } from '@first-show/domain/core/money';
import { useDeskStats } from '../lib/use-desk-stats.ts';
import { type DeskKey, KeyLegend, SingleKeysSwitch } from '../ui/keyboard-help.tsx';
import { actsOf, isWaiting } from './acts.ts';
import { looks } from './decision-buttons.tsx';

/** The most important shortcuts of a list of comments, without keys that have no effect there. */
const mainKeys = (list: QueueList): readonly DeskKey[] => [
  { keys: 'J', label: 'Next comment' },
  { keys: 'K', label: 'Previous comment' },
  ...actsOf[list].flatMap((act) => {
    const { name, shortcut } = looks[act];
    return shortcut === undefined ? [] : [{ keys: shortcut, label: name }];
  }),
  ...(isWaiting(list) ? [{ keys: 'X', label: 'Select' }] : []),
  { keys: 'U', label: 'Undo within 10 seconds' },
  { keys: 'O', label: 'Open the article' },
  { keys: '?', label: 'All shortcuts' },
];
/** All shortcuts of a list of comments. */
export const allKeys = (list: QueueList): readonly DeskKey[] => [
  ...mainKeys(list),
  ...(isWaiting(list) ? [{ keys: 'Shift+X', label: 'Select all from the last selected one' }] : []),
  { keys: 'Esc', label: `Dismiss a comment decided by someone else${isWaiting(list) ? ', or the selection' : ''}` },
  { keys: 'F8', label: 'Go to the notification' },
];

const Part = styled('section')(({ theme }) => ({
  '@media (max-width:999px)': { display: 'none' },
  '& > h2': { ...theme.typography.h4, fontSize: '1.5rem', marginBottom: 8 },
}));
const Numbers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', padding: '16px 0' },
  '& > div:nth-of-type(2n)': { paddingLeft: 16, borderLeft: '1px solid var(--fs-palette-divider)' },
  '& > div:nth-of-type(n+3)': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& dd': { ...theme.typography.figure, fontSize: '2.125rem' },
  '& dt': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' },
}));

/** The numbers and shortcuts beside a list. Windows narrower than 1000 px do not show them. */
export function QueueRail({ list }: { list: QueueList }) {
  const { stats, pending } = useDeskStats();
  const articles = stats === null ? 'Articles' : `Articles, ${formatCount(stats.publishedArticles)} published`;
  const numbers = [
    ['Pending', pending],
    ['Comments', stats?.comments.total],
    [articles, stats?.totalArticles],
    ['Subscribers', stats?.totalSubscribers],
  ] as const;
  return (
    <>
      <Part aria-label="Numbers">
        <Numbers>
          {numbers.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value == null ? '…' : formatCount(value)}</dd>
            </div>
          ))}
        </Numbers>
      </Part>
      <Part aria-labelledby="keyboard-title">
        <h2 id="keyboard-title">Keyboard</h2>
        <KeyLegend keys={mainKeys(list)} />
        <SingleKeysSwitch />
      </Part>
    </>
  );
}
