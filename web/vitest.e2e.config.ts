import { defineConfig } from 'vitest/config';

/* A real browser at a real server; see e2e/serving.ts. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
