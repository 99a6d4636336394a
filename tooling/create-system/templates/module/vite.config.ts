import { defineConfig } from 'vite';

// One ES module under a name that stays; whatever it loads later has a hash.
export default defineConfig({
  base: './',
  build: {
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/entry.ts',
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: 'entry.js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
  server: { port: 5000, cors: true },
});
