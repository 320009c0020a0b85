/** The id of the empty element behind what the first paint of a page waits for, on pages that have one (`web/src/ui/first-screen-end.tsx`). */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
