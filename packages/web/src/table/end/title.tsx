/** The words at the head of an end screen: they take the focus, and the result is read out once. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface EndTitleProps {
  readonly title: string;
  readonly result: string;
}

/** So much later the result is said, into a region that is already there: that is what makes it heard. */
const SAID_AFTER = 400;

export function EndTitle({ title, result }: EndTitleProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useSignal('');
  // Before anything is painted: the table that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      said.value = result;
    }, SAID_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div class="end-word">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p aria-hidden={said.value === '' ? undefined : 'true'}>{result}</p>
      </div>
      <p role="status" class="sr-only">
        {said.value}
      </p>
    </>
  );
}
