import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from './isComposingKey.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export type TypingOptions = {
  value: string;
  onChange: (value: string) => void;
  /** Enter alone, never the one that ends a composition. */
  onEnter?: () => void;
  onEscape?: () => void;
  /** Any other key that the input method does not keep; call `preventDefault` to take it. */
  onKey?: (event: KeyboardEvent<Field>) => void;
};

/**
 * Returns what makes a text field safe with input methods: Enter acts only outside a composition, and the field's own text is
 * never written while one is under way, which would break syllables apart.
 */
export function useTyping<Element extends Field>({
  value,
  onChange,
  onEnter,
  onEscape,
  onKey,
}: TypingOptions) {
  const ref = useRef<Element>(null);
  const isComposing = useRef(false);

  useLayoutEffect(() => {
    const field = ref.current;
    if (field && !isComposing.current && field.value !== value) field.value = value;
  }, [value]);

  return {
    ref,
    defaultValue: value,
    onChange: (event: ChangeEvent<Element>) => onChange(event.currentTarget.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    // What was composed wins over whatever was meant for the field meanwhile.
    onCompositionEnd: (event: CompositionEvent<Element>) => {
      isComposing.current = false;
      onChange(event.currentTarget.value);
    },
    // A field that loses the focus has no composition left, whether or not its end was told.
    onBlur: () => {
      isComposing.current = false;
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      const { key, keyCode, shiftKey, nativeEvent } = event;
      const facts = {
        key,
        keyCode,
        isComposing: nativeEvent.isComposing,
        isWithinComposition: isComposing.current,
      };
      if (isComposingKey(facts)) return;
      if (key === 'Enter' && !shiftKey && onEnter) {
        event.preventDefault();
        onEnter();
      } else if (key === 'Escape' && onEscape) {
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      } else onKey?.(event as KeyboardEvent<Field>);
    },
  };
}
