import { formatCountOf } from '@first-show/domain/core/money';
import type { FilmDetails } from '@first-show/domain/pages/page-data';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { rememberTakingPart, useReaderState } from '../../shared/lib/reader-state.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { TicketPanel } from '../../shared/ui/page/ticket-panel.tsx';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { AboutRatings } from './about-ratings.tsx';
import { StarInput } from './star-input.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
}));
const Mean = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 12px',
  '& b': { ...theme.typography.figure, fontSize: '3rem', lineHeight: 1 },
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: 'var(--fs-palette-text-secondary)',
}));
const Bars = styled('ol')({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  display: 'flex',
  alignItems: 'end',
  gap: 4,
  height: 64,
  maxWidth: 360,
  borderBottom: '2px solid var(--fs-palette-edge)',
  '& > li': {
    position: 'relative',
    flex: 1,
    minHeight: 2,
    backgroundColor: 'var(--fs-palette-bulb)',
    forcedColorAdjust: 'none',
  },
});
const Own = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  // The buttons come and go without moving what follows.
  minHeight: 52,
});

const FAILED = 'Could not save your stars. Please try again.';

/** The saved stars, or those that are chosen and not saved yet. */
function ownText(saved: number | null, chosen: number | null): string {
  if (chosen !== null && chosen !== saved) return `Not saved yet: ${chosen} out of 5`;
  return saved === null ? 'Your stars' : `Your stars: ${saved} out of 5`;
}

type Answer = { rating: FilmDetails['rating']; myStars: number | null };

/**
 * Readers' stars of a film, and the reader's own, which can be changed and removed. Mean and
 * distribution are shown from a number of ratings on; the server sends them then.
 */
export function ReaderStars({ filmId, details }: { filmId: string; details: FilmDetails }) {
  const earlier = useReaderState(`film:${filmId}`)?.ratings[filmId] ?? null;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const own = answer === null ? earlier : answer.myStars;
  const rating = answer?.rating ?? details.rating;
  const input = useRef<HTMLFieldSetElement>(null);

  // The pressed button is gone, so the focus moves to the stars.
  useEffect(() => {
    if (answer === null || document.activeElement !== document.body) return;
    const chosen = input.current?.querySelector<HTMLInputElement>('input:checked');
    (chosen ?? input.current?.querySelector('input'))?.focus({ preventScroll: true });
  }, [answer]);

  async function send(stars: number | null): Promise<void> {
    setSending(true);
    try {
      const path = `/api/films/${encodeURIComponent(filmId)}/rate`;
      const call = stars === null ? ({ method: 'DELETE' } as const) : ({ method: 'POST', body: { stars } } as const);
      setAnswer(await callApi<Answer>(path, call));
      setSelected(null);
      rememberTakingPart();
      showToast(
        stars === null
          ? { title: 'Stars Removed', description: 'Your rating no longer counts.' }
          : { title: 'Stars Saved', description: 'You can change them at any time.' },
      );
    } catch (error) {
      showToast({ title: 'Failed', description: failureText(error, FAILED), tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  return (
    <TicketPanel title="Readers’ Stars" id="readers-stars" aside={formatCountOf(rating.count, 'rating')}>
      <Halves>
        <Numbers rating={rating} distribution={details.distribution} />
        {details.canRate && (
          <div data-print="none">
            <Note>{ownText(own, selected)}</Note>
            <Own>
              <StarInput
                ref={input}
                name={`stars-${filmId}`}
                legend="Your stars"
                stars={selected ?? own}
                isDisabled={isSending}
                onSelect={setSelected}
              />
              {selected !== null && selected !== own && (
                <Button disabled={isSending} onClick={() => void send(selected)}>
                  Save stars
                </Button>
              )}
              {own !== null && (selected === null || selected === own) && (
                <Button variant="outlined" disabled={isSending} onClick={() => void send(null)}>
                  Remove stars
                </Button>
              )}
            </Own>
            <WithoutScript>Rating needs JavaScript.</WithoutScript>
          </div>
        )}
      </Halves>
      <AboutRatings />
    </TicketPanel>
  );
}

function Numbers({ rating: { mean, count }, distribution }: Pick<FilmDetails, 'rating' | 'distribution'>) {
  if (mean === null)
    return (
      <Note>
        {count === 0 ? 'No reader has rated this film yet.' : 'The average is shown once enough readers have rated.'}
      </Note>
    );
  return (
    <div>
      <Mean>
        <b>{mean.toFixed(1)}</b>
        <StarRating stars={mean} size={26} />
      </Mean>
      {distribution !== null && <Distribution counts={distribution} />}
      <Note>Readers who are new here count less.</Note>
    </div>
  );
}

/** `counts`: ratings by stars, for half a star first. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <Bars aria-label="Ratings by stars">
      {counts.map((count, index) => (
        <li key={index} style={{ height: `${(count / most) * 100}%` }}>
          <VisuallyHidden>{`${(index + 1) / 2} of 5 stars: ${formatCountOf(count, 'rating')}`}</VisuallyHidden>
        </li>
      ))}
    </Bars>
  );
}
