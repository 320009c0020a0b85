import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The height that a part far below is likely to have, until it is measured (`lib/lay-out-later.ts`). */
    '--fs-guess'?: string;
  }
}
