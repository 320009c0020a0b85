import { livePaths } from '@first-show/domain/core/live-paths';
import { formatCount } from '@first-show/domain/core/money';
import {
  reactionLabels,
  reactionTypes,
  type ReactionCounts,
  type ReactionType,
} from '@first-show/domain/reactions/reaction-types';
import { useEffect, useRef, useState } from 'react';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { rememberTakingPart, useReaderState } from '../../shared/lib/reader-state.ts';
import { useLatest } from '../../shared/lib/use-latest.ts';
import { useMounted } from '../../shared/lib/use-mounted.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { countsOf } from './counts-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${reactionTypes.length}, minmax(0, 1fr))`,
  gap: 6,
  [theme.breakpoints.up('sm')]: { gap: 8 },
}));
const Tile = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  flexDirection: 'column',
  minHeight: 98,
  padding: '12px 2px 10px',
  border: '1px solid var(--fs-palette-divider)',
  borderRadius: 4,
  backgroundColor: 'var(--fs-palette-background-paper)',
  color: 'var(--fs-palette-text-primary)',
  transition: 'background-color 200ms, border-color 200ms',
  '&:hover': { borderColor: 'var(--fs-palette-edge)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--fs-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--fs-palette-primary-main)',
    backgroundColor: 'var(--fs-palette-tint)',
  },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -4 } },
  [theme.breakpoints.up('sm')]: { minHeight: 112 },
}));
const Emoji = styled('span')(({ theme }) => ({
  fontFamily: '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
  fontSize: '1.75rem',
  lineHeight: 1.15,
  [theme.breakpoints.up('sm')]: { fontSize: '2.25rem' },
}));
const Label = styled('span')(({ theme }) => ({
  fontSize: '.9375rem',
  fontWeight: 700,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { fontSize: '1rem' },
}));
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: '1rem',
  color: 'var(--fs-palette-text-secondary)',
  '[aria-pressed="true"] &': { color: 'var(--fs-palette-text-primary)' },
  [theme.breakpoints.up('sm')]: { fontSize: '1.125rem' },
}));
const Tick = styled('span')({
  position: 'absolute',
  top: -10,
  right: -8,
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: 'var(--fs-palette-primary-main)',
  color: 'var(--fs-palette-primary-contrastText)',
});
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '.9375rem',
  margin: '12px 0 0',
  color: 'var(--fs-palette-text-disabled)',
}));

const FAILED = 'Could not add reaction. Please try again.';

/**
 * Five buttons to react with, each with its live count. The reader's own reaction is marked, also
 * after a reload.
 */
export function ReactionBar({ articleId, counts }: { articleId: string; counts: ReactionCounts }) {
  return <Bar key={articleId} articleId={articleId} counts={counts} />;
}

function Bar({ articleId, counts }: { articleId: string; counts: ReactionCounts }) {
  const path = `/api/articles/${encodeURIComponent(articleId)}`;
  const live = useLiveDoc<Record<string, unknown>, ReactionCounts>(livePaths.reactions(articleId), counts, countsOf, {
    refresh: () => callApi<ReactionCounts>(`${path}/reactions`, { isPublic: true }),
  });
  const [shown, setShown] = useLatest(live);
  const earlier = useReaderState(`article:${articleId}`)?.reactions[articleId] ?? null;
  const [chosen, setChosen] = useState<ReactionType | null>(null);
  const [sending, setSending] = useState<ReactionType | null>(null);
  const isMounted = useMounted();
  const own = chosen ?? earlier;

  // The button from which a reaction was sent. All buttons are disabled while a reaction is sent,
  // so the focus is lost; afterwards this button gets it back.
  const sentFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (sending !== null) return;
    if (document.activeElement === document.body) sentFrom.current?.focus({ preventScroll: true });
    sentFrom.current = null;
  }, [sending]);

  async function react(reactionType: ReactionType, tile: HTMLElement): Promise<void> {
    if (sending !== null) return;
    setSending(reactionType);
    sentFrom.current = tile;
    try {
      setShown(await callApi<ReactionCounts>(`${path}/react`, { method: 'POST', body: { reactionType } }));
      setChosen(reactionType);
      rememberTakingPart();
      showToast({ title: 'Reaction Added!', description: `You reacted with ${reactionLabels[reactionType].emoji}` });
    } catch (error) {
      const isTooOften = error instanceof ApiError && error.status === 429;
      showToast({ title: 'Failed', description: isTooOften ? failureText(error, FAILED) : FAILED, tone: 'error' });
    } finally {
      setSending(null);
    }
  }

  return (
    <div>
      <Tiles role="group" aria-label="Reactions" aria-busy={sending !== null}>
        {reactionTypes.map((type) => (
          <Tile
            key={type}
            disabled={isMounted && sending !== null}
            aria-pressed={own === type}
            onClick={(event) => void react(type, event.currentTarget)}
          >
            <Emoji aria-hidden="true">{reactionLabels[type].emoji}</Emoji>
            <Label>{reactionLabels[type].label}</Label> <Count>{formatCount(shown[type])}</Count>
            {own === type && (
              <Tick>
                <Icon name="check" size={15} />
              </Tick>
            )}
          </Tile>
        ))}
      </Tiles>
      <Note>You can change your reaction at any time.</Note>
      <WithoutScript>Reacting needs JavaScript.</WithoutScript>
    </div>
  );
}
