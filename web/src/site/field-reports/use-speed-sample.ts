import { useEffect, useRef } from 'react';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { savesData } from '../../shared/lib/live/use-live.ts';
import { whenIdle } from '../../shared/lib/when-idle.ts';

/** The share of visits that are measured. */
const SAMPLE = 0.1;

/**
 * Measures the speed of a tenth of the visits, once the browser is idle; never with data saver on.
 * A visit counts for the kind of page with which it began.
 */
export function useSpeedSample(kind: PageEnvelope['page']['kind'] | undefined): void {
  const first = useRef(kind);
  useEffect(() => {
    const page = first.current;
    if (page === undefined || page === 'desk' || page === 'not-found') return undefined;
    if (savesData() || Math.random() >= SAMPLE) return undefined;
    // Ignore failures: a lost measurement must not disturb the visitor.
    return whenIdle(
      () =>
        void import('./measure-speed.ts').then(
          (module) => module.measureSpeed(page),
          () => undefined,
        ),
    );
  }, []);
}
