import { RATING_SHOWN_FROM } from '@first-show/domain/films/rating';
import { Disclosure } from '../../shared/ui/page/disclosure.tsx';

/** What readers' stars count, and what they do not. */
export function AboutRatings() {
  return (
    <Disclosure summary="How readers’ stars count">
      <ul>
        <li>One rating for each reader and film, from its first release on. You can change or remove yours.</li>
        <li>{`The average is shown once ${RATING_SHOWN_FROM} readers who have taken part on three days have rated.`}</li>
        <li>
          All readers who are newer than that count together for at most 4% of the average. However many arrive, they
          move it by less than a fifth of a star.
        </li>
        <li>
          Not covered: a crowd that comes back on three days counts like any other readers. We know readers by a random
          number in a cookie, not by a name.
        </li>
      </ul>
    </Disclosure>
  );
}
