import type { NewSource, SourcePreview } from '@first-show/domain/scraping/source.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { previewSource } from './scraping-api.ts';

export type PreviewState =
  | { status: 'none' }
  /** `key` identifies the form values of the preview. */
  | { status: 'loading'; key: string }
  | { status: 'ready'; key: string; preview: SourcePreview }
  | { status: 'error'; key: string; message: string };

/**
 * Previews a source without saving anything. A new preview or leaving the page aborts the previous
 * one. `look` resolves with the form errors that the server reports.
 */
export function usePreview() {
  const [state, setState] = useState<PreviewState>({ status: 'none' });
  const newest = useRef<AbortController | null>(null);
  useEffect(() => () => newest.current?.abort(), []);
  const look = useCallback(async (key: string, body: NewSource): Promise<ApiError['issues']> => {
    newest.current?.abort();
    const aborter = new AbortController();
    newest.current = aborter;
    setState({ status: 'loading', key });
    try {
      const preview = await previewSource(body, aborter.signal);
      if (!aborter.signal.aborted) setState({ status: 'ready', key, preview });
    } catch (error) {
      if (aborter.signal.aborted) return [];
      if (error instanceof ApiError && error.issues.length > 0) {
        setState({ status: 'none' });
        return error.issues;
      }
      setState({
        status: 'error',
        key,
        message: failureText(error, 'The source could not be previewed. Please try again.'),
      });
    }
    return [];
  }, []);
  return { state, look };
}
