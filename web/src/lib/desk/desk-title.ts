import { site } from '@first-show/domain/core/site';
import { useEffect } from 'react';

let page = '';
let waiting = 0;

function show(): void {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page}${site.titleSuffix}`;
}

/** `title`: the page's name. The site's name is added to it. */
export function useDeskTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

/** Shows the count of waiting items before the title, unless it is 0: '(7) Pending Comments'. */
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
