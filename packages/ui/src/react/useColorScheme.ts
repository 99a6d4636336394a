import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** What the person chose; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Returns the chosen colour scheme, what it comes to now, and a way to choose; the choice is kept on this device. */
export function useColorScheme(): {
  choice: ColorScheme;
  shown: 'light' | 'dark';
  choose: (choice: ColorScheme) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return { choice: colorScheme, shown, choose: setColorScheme };
}
