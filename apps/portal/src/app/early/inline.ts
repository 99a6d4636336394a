import { beginEarlyCalls } from './beginEarlyCalls.ts';
import { showColorScheme } from './showColorScheme.ts';

Object.assign(globalThis, {
  portalEarlyCalls: beginEarlyCalls(window),
  portalColorScheme: showColorScheme(window),
});

try {
  // The first look waits for the browser's own process: here nothing else is to be done, later the first screen is.
  void window.sessionStorage;
} catch {
  // Blocked: whoever needs it goes without.
}
