import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The height that a part far below is likely to have. */
    '--fs-guess'?: string;
  }
}
