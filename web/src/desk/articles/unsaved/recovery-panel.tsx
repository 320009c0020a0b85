import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../../lib/india-time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Line } from '../../ui/stack.ts';
import { RelativeTime } from '../../../shared/ui/figures/relative-time.tsx';
import { fieldLabels, formOf } from '../article-form.ts';
import { FieldDiffs } from '../compare/diff-view.tsx';
import type { Recovery } from './working-copies.ts';

type Props = { recovery: Recovery; article: DeskArticle | null; goOn: () => unknown; giveUp: () => void };

/**
 * The panel that offers unsaved work. Its first button takes the focus, because the form is locked.
 */
export function RecoveryPanel({ recovery, article, goOn, giveUp }: Props) {
  const { copy, keptOn, differing, isStale } = recovery;
  const [isShown, setShown] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <Panel title="You have unsaved work">
      <p>
        From <RelativeTime iso={copy.savedAt} />, {formatClock(copy.savedAt)}, kept{' '}
        {keptOn === 'device' ? 'on this device' : 'on the server'}. Changed fields:{' '}
        <b>{differing.map((field) => fieldLabels[field]).join(', ')}</b>.
      </p>
      {isStale && (
        <p role="alert" style={{ marginTop: 10, fontWeight: 700 }}>
          The article was changed since you started. You will compare both versions first.
        </p>
      )}
      <Line style={{ gap: 12, marginTop: 18 }}>
        <Button ref={first} onClick={goOn}>
          Continue editing
        </Button>
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide changes' : 'Show changes'}
        </Button>
        <Button variant="outlined" onClick={giveUp}>
          Discard
        </Button>
      </Line>
      {isShown && (
        <div style={{ marginTop: 20 }}>
          <FieldDiffs before={formOf(article)} after={copy.form} />
        </div>
      )}
    </Panel>
  );
}
