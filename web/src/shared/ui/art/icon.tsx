import { styled } from '../styled.ts';

/** Icons as paths on a 24 × 24 grid, stroked with the text's colour. */
const drawings = {
  newspaper: 'M4 4.5h12.5v15H6a2 2 0 0 1-2-2zM16.5 9H20v8.5a2 2 0 0 1-2 2h-1.5M7 8.5h6.5M7 12h6.5M7 15.5h6.5',
  star: 'm12 3.2 2.6 5.6 6.1.8-4.5 4.2 1.2 6L12 16.9l-5.4 2.9 1.2-6-4.5-4.2 6.1-.8z',
  speech: 'M4 4h16v12H10l-4.5 4v-4H4zM7.5 8h9M7.5 12h6',
  note: 'M9 17.5V5l10.5-2v12.5M9 17.5a2.8 2.8 0 1 1-5.5 0 2.8 2.8 0 0 1 5.5 0zm10.5-2a2.8 2.8 0 1 1-5.5 0 2.8 2.8 0 0 1 5.5 0z',
  ticket: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14.5 6v2.5m0 2.2v2.6m0 2.2V18',
  screen: 'M3 4h18v12.5H3zM8.5 20.5h7M12 16.5v4M10.2 7.6v5.3l4.4-2.6z',
  map: 'M9 4.5 3 7v13l6-2.5m0-13v13m0-13 6 2.5m-6 10.5 6 2.5m0-13v13M15 7l6-2.5v13L15 20',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21m-4 0h8',
  reel: 'M3.5 4.5h17v15h-17zM7.5 4.5v15m9-15v15M3.5 9.5h4m-4 5h4m9-5h4m-4 5h4M7.5 12h9',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20.5 20.5',
  menu: 'M3.5 6h17m-17 6h17m-11 6h11',
  close: 'm5 5 14 14M19 5 5 19',
  x: 'm4.5 4.5 15 15m0-15-15 15',
  sun: 'M12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM12 2v2.5m0 15V22M2 12h2.5m15 0H22M4.9 4.9l1.8 1.8m10.6 10.6 1.8 1.8m0-14.2-1.8 1.8M6.7 17.3l-1.8 1.8',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  share: 'M12 15.5V3.5m-4.5 4.3L12 3.3l4.5 4.5M6 11.5H4.5v9h15v-9H18',
  eye: 'M2 12c2.6-4.4 6-6.6 10-6.6s7.4 2.2 10 6.6c-2.6 4.4-6 6.6-10 6.6S4.6 16.4 2 12zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  clock: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zM12 7v5.3l3.4 2',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4.5M16 3v4.5',
  pause: 'M8.5 5v14m7-14v14',
  play: 'M7.5 4.5v15L19.5 12z',
  left: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  down: 'm5.5 9 6.5 6.5L18.5 9',
  up: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  'arrow-up': 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  'arrow-down': 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-left': 'M20 12H4.5m6.5-6.5L4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  dash: 'M4 12h16',
  check: 'm4.5 12.5 5 5.5L19.5 6.5',
  info: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zM12 11v5.5m0-9v.6',
  lock: 'M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5',
  flag: 'M5.5 21V3.5m0 1h13l-3 4.5 3 4.5h-13',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3m2 3.7a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  mail: 'M3 5h18v14H3zM3.5 6l8.5 7 8.5-7',
  video: 'M3 5h18v14H3zM10 9v6l5-3z',
  camera: 'M3 7.5h4l1.5-3h7l1.5 3h4v12H3zM12 9.8a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
  posts: 'M3.5 4.5h17v12H10L5.5 20.5v-4h-2zM8 10.5h8',
  facebook: 'M16 4h-1.6A3.4 3.4 0 0 0 11 7.4V21M7.5 11.500h8',
  whatsapp:
    'M12 3.300a8.6 8.6 0 1 1-4.3 16L3.3 20.700l1.4-4.400A8.6 8.6 0 0 1 12 3.300zM8.7 8.500c0 4 2.8 6.8 6.8 6.800l.6-1.9-2.3-1-1 1a5.6 5.6 0 0 1-2.4-2.400l1-1-1-2.200z',
  linkedin: 'M5.5 9.500v10.500M5.5 4.600v.5M10.5 20V9.500M10.5 14c0-2.8 1.6-4.3 4-4.300s4 1.5 4 4.300V20',
  telegram: 'M21 4 2.5 11.300l6 2.300L11 20.500l3-4.3 4.5 3.300zM8.5 13.6 21 4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  reply: 'M9.5 5.5 3.5 11l6 5.500v-3.500c5 0 8.5 1.5 11 5.5-.6-5.8-4-10-11-10z',
  film: 'M3.5 4.500h17v15h-17zM7.5 4.500v15m9-15v15M3.5 9.500h4m-4 5h4m9-5h4m-4 5h4',
} as const;

export type IconName = keyof typeof drawings;

const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);

const Svg = styled('svg')({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  verticalAlign: '-.15em',
});

/**
 * One of the site's own icons, in the text's colour. It is hidden from screen readers, so a control
 * that shows only an icon needs a label. `size` in px (default 20) grows with the reader's text
 * size. For an unknown name, the ticket is drawn.
 */
export function Icon({ name, size = 20, className }: { name: string; size?: number; className?: string }) {
  return (
    <Svg
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[isIconName(name) ? name : 'ticket']} />
    </Svg>
  );
}
