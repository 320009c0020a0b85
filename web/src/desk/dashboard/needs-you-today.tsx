import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@first-show/domain/core/money';
import { roleHasRight } from '@first-show/domain/staff/staff.schema';
import { useIsOnline } from '../../shared/lib/use-is-online.ts';
import { tasksQuery } from '../lib/queries.ts';
import { useStaff } from '../lib/session.ts';
import { useDeskStats } from '../lib/use-desk-stats.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';
import { Stack } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { tasksOf } from './tasks.ts';

const taskSx = {
  display: 'flex',
  justifyContent: 'start',
  gap: 3.5,
  minHeight: 56,
  p: '8px 14px',
  overflowWrap: 'anywhere',
  textAlign: 'start',
};
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  flex: 'none',
  minWidth: 34,
  fontSize: '1.75rem',
  lineHeight: 1,
}));

/** Tasks of the signed-in person. Each has its count, and links to the page for the task. */
export function NeedsYouToday() {
  const { role } = useStaff();
  const isOnline = useIsOnline();
  const { stats, isError } = useDeskStats();
  const counted = useQuery({ ...tasksQuery, enabled: roleHasRight(role, 'content') });
  const hasFailed = isError || counted.isError;
  const { tasks, isComplete } = tasksOf(role, {
    comments: stats && stats.comments,
    tasks: counted.data ?? null,
    messages: stats,
  });
  const isLoading = !isComplete && !hasFailed && isOnline;
  const problem = problemOf({ isOnline, hasFailed, isComplete });
  return (
    <Panel title="Needs you today">
      {isLoading && <ListSkeleton lines={2} height={56} />}
      {!isLoading && tasks.length > 0 && (
        <Stack
          as="ul"
          role="list"
          sx={{ gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 268px), 1fr))' }}
        >
          {tasks.map(({ key, to, count, label }) => (
            <li key={key}>
              <LinkButton to={to} variant="outlined" sx={taskSx}>
                <Count>{formatCount(count)}</Count> <span>{label}</span>
              </LinkButton>
            </li>
          ))}
        </Stack>
      )}
      {isComplete && tasks.length === 0 && <Sentence role="status">Nothing is waiting for you.</Sentence>}
      {problem !== null && (
        <Sentence role="alert" sx={{ '* + &': { mt: 2 } }}>
          {problem}
        </Sentence>
      )}
    </Panel>
  );
}

function problemOf(state: { isOnline: boolean; hasFailed: boolean; isComplete: boolean }): string | null {
  if (!state.isOnline)
    return state.isComplete
      ? 'You are offline. These counts may be out of date.'
      : 'You are offline. The counts will appear when the connection is back.';
  if (!state.hasFailed) return null;
  return state.isComplete
    ? 'These counts are no longer updated. Reload the page to try again.'
    : 'Some counts could not be loaded. Reload the page to try again.';
}
