import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import { literals } from './tools/literals.mjs';

export default ts.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'src/gallery/fixtures',
      'src/api/schema.d.ts',
      'src/words/ids.d.ts',
      'screenshots',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**/*.svelte', 'src/**/*.ts'],
    ignores: ['src/**/*.test.ts', 'src/strings/**'],
    plugins: { words: { rules: { literals } } },
    rules: { 'words/literals': 'error' },
  },
);
