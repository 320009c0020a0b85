import { styled } from '../../shared/ui/styled.ts';

// Two rows of houses, each drawn once. A row is at least 1280 px wide, so narrower windows show
// only its middle.
const BACK =
  'M0 62V36h18v-6h14v6h30v4h14V8h4V0h8v8h14v26h20l4-4h26v-6h22v6h16v-8h4l10-10 10 10h6v16h54v-10h40v-6h36v4h34v-10h30v8h26v-6h20V14h8V8h4v6h24v16h44v-8h48v12h26V20h6c2-12 28-12 30 0h8v14h36v-8h44v-10h28l14-10 14 10h6v14h40v8h28v-14h38v10h22V22h44v-8h30v18h50v-8h26V14h10V6h5v8h24v24h38v-8h44V20h6c2-14 34-14 36 0h10v14h40V18h16V6h4V0h5v6h13v22h36v34z';
const FRONT =
  'M0 62V50h44v-6h34l12-8 12 8h26v6h50V34c0-18 50-18 50 0v16h66v-6h40V30h40v14h64v-4h60l16-10 16 10h40V32h70v12h50v-4h44l10-8 10 8h46v10h54V42h60V32h46v10h20l14-10 14 10h8v8h70V38h34v-10h30v16h66V34c0-16 34-16 34 0v14h30v-6h14V30h12v20h34v12z';

const Row = styled('div')({
  position: 'relative',
  height: 62,
  overflow: 'hidden',
  marginBottom: -1,
  '& svg': {
    position: 'absolute',
    bottom: 0,
    left: '50%',
    width: 'max(1280px, 100%)',
    maxWidth: 'none',
    height: '100%',
    transform: 'translateX(-50%)',
  },
});

/** The city skyline along the top of the footer. Decorative. */
export function Skyline() {
  return (
    <Row aria-hidden="true">
      <svg viewBox="0 0 1280 62" preserveAspectRatio="none" focusable="false">
        <path d={BACK} fill="var(--fs-palette-skylineBack)" />
        <path d={FRONT} fill="var(--fs-palette-board)" />
      </svg>
    </Row>
  );
}
