import { useEffect, useState } from 'react';

/** Returns whether the pointer or the focus has been at an element: then what its press shows is worth loading. */
export function useIsNear(element: HTMLElement | undefined): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const come = () => setIsNear(true);
    // Somebody may have been there before this part was loaded.
    if (element.matches(':hover, :focus-within')) come();
    element.addEventListener('pointerenter', come);
    element.addEventListener('focusin', come);
    return () => {
      element.removeEventListener('pointerenter', come);
      element.removeEventListener('focusin', come);
    };
  }, [element, isNear]);
  return isNear;
}
