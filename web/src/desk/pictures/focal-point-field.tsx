import { styled } from '@mui/material/styles';
import type { FocalPoint } from '@first-show/domain/core/focal-point';
import type { KeyboardEvent, PointerEvent } from 'react';

const STEP = 0.02;

const Frame = styled('div')({
  position: 'relative',
  // The frame is as large as the picture, so that a position in the frame is the same position in
  // the picture.
  width: 'fit-content',
  margin: '0 auto',
  cursor: 'crosshair',
  touchAction: 'none',
  '& img': { display: 'block', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 420 },
});
const Point = styled('span')({
  position: 'absolute',
  width: 28,
  height: 28,
  margin: '-14px 0 0 -14px',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
  pointerEvents: 'none',
});
const Previews = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 12,
  marginTop: 12,
  alignItems: 'end',
  '& figure': { margin: 0 },
  '& img': { display: 'block', width: '100%', objectFit: 'cover' },
  '& figcaption': { fontSize: '.875rem', marginTop: 4 },
});

/** Examples of the crops that readers see, as width divided by height. */
const shapes = [
  { name: 'Hero', ratio: 2.25 },
  { name: 'Card', ratio: 1.6 },
  { name: 'Square', ratio: 1 },
  { name: 'Share card', ratio: 1200 / 630 },
] as const;

const bounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  src: string;
  width: number;
  height: number;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
};

/** Sets the focal point by click, drag or arrow keys. Every crop keeps this point in view. */
export function FocalPointField({ src, width, height, value, onChange }: Props) {
  const point = ({ clientX, clientY, currentTarget, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: bounded((clientX - box.left) / box.width), y: bounded((clientY - box.top) / box.height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange({ x: bounded(value.x + step[0]), y: bounded(value.y + step[1]) });
  };
  const position = `${percent(value.x)} ${percent(value.y)}`;
  return (
    <div>
      <Frame
        role="slider"
        tabIndex={0}
        aria-label="Focal point. Move it with the arrow keys"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value.x * 100)}
        aria-valuetext={`${percent(value.x)} from the left, ${percent(value.y)} from the top`}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={move}
      >
        <img src={src} alt="" width={width} height={height} draggable={false} />
        <Point style={{ left: percent(value.x), top: percent(value.y) }} />
      </Frame>
      <Previews aria-label="Previews" role="group">
        {shapes.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={src} alt="" style={{ aspectRatio: String(ratio), objectPosition: position }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Previews>
    </div>
  );
}
