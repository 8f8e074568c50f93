import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/* The words of a language come in one piece, and those of pages beside the table in another. */
function wordsOf(file: string): string {
  const [, language, part = 'play'] =
    /words\/([a-z-]+)\/browser\/(pages|learn|gallery)?/.exec(file) ??
    /words\/(?=(?:learn\/)?([a-z-]+)\.ftl)(learn)?/.exec(file) ??
    [];
  return `words-${language}-${part}`;
}

/* Comments and empty lines of the catalogues are for who writes them. */
const bareWords = {
  name: 'bare-words',
  transform: (code: string, file: string) =>
    /\.ftl\b/.test(file) ? { code: code.replaceAll(/(?<=\\n|")(?:#[^\n]*?)?\\n/g, ''), map: null } : null,
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), bareWords],
  /* The words of the client are catalogues beside the engine's. */
  resolve: { alias: { '@program': fileURLToPath(new URL('../src/caylus', import.meta.url)) } },
  server: { fs: { allow: ['.', '../src/caylus'] } },
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
          groups: [
            { name: 'board', test: /src\/(board\/(?!Masonry|KindChip|Tile|SvgLine)|draw\/roads|game\/castle)/ },
            { name: wordsOf, test: /\.ftl/ },
          ],
        },
      },
    },
  },
  /* No test waits for anything: one that takes long runs on a busy machine. */
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words/testing.ts'],
    testTimeout: 60_000,
  },
});
