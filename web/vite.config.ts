import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/caylus/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    /* What every board needs comes in one piece, without what pages beside the table need of it. */
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'board', test: /src\/(board\/(?!Masonry|KindChip|Tile|SvgLine)|draw\/roads|game\/castle)/ }],
        },
      },
    },
  },
  /* No test waits for anything: one that takes long runs on a busy machine. */
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
