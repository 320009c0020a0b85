import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { type ArticleForm, fieldLabels } from './article-form.ts';
import type { Names } from './diff-view.tsx';
import { FieldDiffs } from './field-diffs.tsx';
import { formatClock } from '../../lib/desk/india-time.ts';
import type { Recovery } from './working-copies.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 18 });

/**
 * Unsaved work was found: go on with it, or give it up. Where the article was changed since, going on leads to the difference first
 * (`onContinue` decides that). Takes the focus: nothing else can be done before.
 */
export function RecoveryPanel({
  recovery,
  article,
  names,
  onContinue,
  onDiscard,
}: {
  recovery: Recovery;
  article: ArticleForm;
  names: Names;
  onContinue: () => void;
  onDiscard: () => void;
}) {
  const [isShown, setShown] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { copy, keptOn, differing, isStale } = recovery;
  return (
    <Panel title="You have unsaved work">
      <p>
        From <RelativeTime iso={copy.savedAt} />, {formatClock(copy.savedAt)}, kept {keptOn === 'device' ? 'on this device' : 'on the server'}. It differs in:{' '}
        <b>{differing.map((field) => fieldLabels[field]).join(', ')}</b>.
      </p>
      {isStale && (
        <p role="alert" style={{ marginTop: 10, fontWeight: 700 }}>
          The article was changed since you began. You will see both versions before anything goes on.
        </p>
      )}
      <Buttons>
        <Button ref={first} onClick={onContinue}>
          Continue where you stopped
        </Button>
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the difference' : 'Show the difference'}
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          Discard it
        </Button>
      </Buttons>
      {isShown && (
        <div style={{ marginTop: 20 }}>
          <FieldDiffs before={article} after={copy.form} names={names} />
        </div>
      )}
    </Panel>
  );
}
