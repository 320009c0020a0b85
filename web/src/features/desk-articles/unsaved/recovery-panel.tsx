import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/desk/panel.tsx';
import { RelativeTime } from '../../../ui/figures/relative-time.tsx';
import { type ArticleForm, fieldLabels } from '../article-form.ts';
import type { Names } from '../compare/diff-view.tsx';
import { FieldDiffs } from '../compare/field-diffs.tsx';
import { formatClock } from '../../../lib/desk/india-time.ts';
import type { Recovery } from './working-copies.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 18 });

/**
 * Offers to continue with unsaved work or to discard it. If the article was changed since,
 * continuing opens the comparison first (`onContinue`). The panel takes the focus, because the form
 * is locked until then.
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
        From <RelativeTime iso={copy.savedAt} />, {formatClock(copy.savedAt)}, kept{' '}
        {keptOn === 'device' ? 'on this device' : 'on the server'}. Changed fields:{' '}
        <b>{differing.map((field) => fieldLabels[field]).join(', ')}</b>.
      </p>
      {isStale && (
        <p role="alert" style={{ marginTop: 10, fontWeight: 700 }}>
          The article was changed since you started. You will compare both versions first.
        </p>
      )}
      <Buttons>
        <Button ref={first} onClick={onContinue}>
          Continue editing
        </Button>
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide changes' : 'Show changes'}
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          Discard
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
