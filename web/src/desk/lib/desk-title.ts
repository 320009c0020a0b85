import { site } from '@first-show/domain/core/site';
import { useEffect } from 'react';

const parts = { page: '', waiting: 0 };

function show(changes: Partial<typeof parts>): void {
  const { page, waiting } = Object.assign(parts, changes);
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page}${site.titleSuffix}`;
}

/** `title`: the page's name. The site's name is added to it. */
export function useDeskTitle(title: string): void {
  useEffect(() => show({ page: title }), [title]);
}

/** Shows the count of waiting items before the title, unless it is 0: '(7) Pending Comments'. */
export function useWaitingInTitle(count: number): void {
  useEffect(() => {
    show({ waiting: count });
    return () => show({ waiting: 0 });
  }, [count]);
}
