import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openGuard } from '../withoutGuard.ts';

// Loaded by `--import` before Node's own tests, which no bundler transforms.
const guard = openGuard();
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || !loaded.source) return loaded;
    const source = guard.takeOut(fileURLToPath(url), String(loaded.source));
    return source === undefined ? loaded : { ...loaded, source };
  },
});
