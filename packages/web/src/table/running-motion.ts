/** The motions under way on the board: any input ends them at once. */

const running = new Set<Animation>();

export function finishMotion(): void {
  for (const animation of running) animation.finish();
}

export function run(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = 'ease-out',
  then: () => void = () => {},
): void {
  const animation = element.animate(frames, { duration, easing });
  running.add(animation);
  const end = () => {
    running.delete(animation);
    then();
  };
  animation.finished.catch(() => undefined).finally(end);
}
