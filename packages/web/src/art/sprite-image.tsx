/** The one way to draw from a sprite: an `<svg>` of a fixed proportion, silent unless it has a title. */

import type { ComponentChildren, JSX } from 'preact';
import { type Sheet, show } from './sheets.ts';

export interface ArtProps {
  readonly class?: string | undefined;
  /** What the drawing says, where it says something that no text beside it says. */
  readonly title?: string | undefined;
}

interface FrameProps extends ArtProps {
  readonly box: string;
  readonly width: number;
  readonly height: number;
  readonly fit?: string;
  readonly children?: ComponentChildren;
}

/** Width and height are the drawing's own; a style sheet gives the size on the page. */
export function Frame(props: FrameProps): JSX.Element {
  const { class: name, title, box, width, height, fit, children } = props;
  const voice =
    title === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': title };
  return (
    <svg
      class={name === undefined ? 'art' : `art ${name}`}
      viewBox={box}
      width={width}
      height={height}
      preserveAspectRatio={fit}
      {...voice}
    >
      {children}
    </svg>
  );
}

interface DrawingProps extends ArtProps {
  readonly id: string;
  readonly sheet: Sheet;
  readonly width: number;
  readonly height: number;
}

/** One symbol of a sprite. */
export function Drawing({ id, sheet, width, height, ...rest }: DrawingProps): JSX.Element {
  show(sheet);
  return (
    <Frame {...rest} box={`0 0 ${width} ${height}`} width={width} height={height}>
      <use href={`#${id}`} width={width} height={height} />
    </Frame>
  );
}
