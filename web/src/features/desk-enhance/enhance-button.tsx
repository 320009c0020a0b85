import { Button } from '../../ui/controls/button.tsx';
import type { EditorPart } from '../../lib/desk/editor-part.ts';
import type { Enhancement } from './use-enhancement.ts';

/** The editor's button 'AI Enhance'. Enhancement works on the saved article. */
export function EnhanceButton({ enhancement, editor }: { enhancement: Enhancement; editor: EditorPart }) {
  const isBusy = enhancement.busy === 'enhance';
  return (
    <Button
      variant="outlined"
      style={{ minHeight: 44 }}
      aria-disabled={enhancement.busy !== null || editor.blockedBy !== null}
      aria-busy={isBusy}
      onClick={() => void enhancement.enhance(editor)}
    >
      {isBusy ? 'Enhancing…' : 'AI Enhance'}
    </Button>
  );
}
