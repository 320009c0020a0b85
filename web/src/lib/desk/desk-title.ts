import { site } from '@first-show/domain/core/site';
import { useEffect } from 'react';

let page = '';
let waiting = 0;

function show(): void {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page}${site.titleSuffix}`;
}

/** Sets the window's title. */
export function useDeskTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

/** Puts the count of waiting items before the title: '(7) Pending Comments | …'. */
export function useWaitingInTitle(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}
