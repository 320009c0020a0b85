import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';

type RankField = {
  /** The text in the field. */
  rank: string;
  setRank: (rank: string) => void;
  /** The rank by total; `null` without figures, or while the other films are not known. */
  byTotal: number | null;
  /** The field's text before the editor changes anything. */
  initial: string;
  /** Whether the rank may follow the total now. */
  mayFollow?: boolean;
};

/**
 * The field follows the film's total until the editor types another rank. Returns whether the typed
 * rank contradicts the total.
 */
export function useRankByTotal({ rank, setRank, byTotal, initial, mayFollow = true }: RankField): boolean {
  /** What the field was last set to by this hook, and the initial text at that time. */
  const [followed, setFollowed] = useState({ initial, rank: initial });
  const lastRank = followed.initial === initial ? followed.rank : initial;
  const next = mayFollow && byTotal !== null ? String(byTotal) : initial;
  const follow = useEffectEvent(() => {
    if (rank !== lastRank && rank !== next) return;
    setFollowed({ initial, rank: next });
    if (rank !== next) setRank(next);
  });
  // Only a new rank by total moves the field, so that the editor can type over it.
  useEffect(() => follow(), [next]);
  return byTotal !== null && rank !== String(byTotal) && rank !== lastRank;
}

type Props = {
  movieName: string;
  rank: string;
  byTotal: number;
  onChoose: (rank: string) => void;
  onClose: () => void;
};

/** Asks before a film is saved at a rank that contradicts its total. */
export function RankDialog({ movieName, rank, byTotal, onChoose, onClose }: Props) {
  const choices = [String(byTotal), rank];
  return (
    <DeskDialog
      title={`Save as No. ${rank}?`}
      onClose={onClose}
      closeLabel="Cancel"
      actions={choices.map((choice, index) => (
        <Button key={choice} variant={index === 0 ? 'contained' : 'outlined'} onClick={() => onChoose(choice)}>
          {index === 0 ? `Use No. ${choice}` : `Keep No. ${choice}`}
        </Button>
      ))}
    >
      By its total, {movieName} would be No. {byTotal}. A rank that is set by hand stays until somebody changes it.
    </DeskDialog>
  );
}
