import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections } from './scripts/lib/import-directions.mjs';

const root = import.meta.dirname;

const forbiddenModules = {
  muiBarrel: {
    regex: '^@mui/(material|icons-material)(/index)?$',
    message:
      "Import the part itself ('@mui/material/Button'): the barrel loads the whole library in development and in tests.",
  },
  reactRouter: {
    regex: '^react-router$',
    message: "Import 'react-router-dom': two routers beside each other share no context.",
  },
  firebaseClient: {
    regex: '^(firebase|reactfire|rxfire|@firebase)(/|$)',
    allowTypeImports: true,
    message:
      'The Firebase client SDK and reactfire belong in *.client.ts(x) and use-live-*, so that they stay in a chunk of their own.',
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.build/',
      '.data/',
      'coverage/',
      '**/test-results/',
      'playwright-report/',
      'demo/art/',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // Only the type-aware rules that find real faults, because checking all of them takes too
      // long.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // prettier breaks code at 120 columns but does not wrap comments, so limit these here.
      'max-len': ['error', { code: 10_000, comments: 100, ignoreUrls: true, ignorePattern: 'eslint-|@ts-|prettier-' }],
    },
  },
  { files: ['**/*.config.ts', '**/*-reporter.ts', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['domain/src/**', 'functions/src/**', 'web/src/**'],
    plugins: { house: { rules: { 'import-directions': importDirections } } },
    rules: { 'house/import-directions': ['error', { root }] },
  },
  {
    files: ['functions/src/**'],
    ignores: ['functions/src/platform/logger.ts', 'functions/src/testing/**', '**/*.test.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['web/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: Object.values(forbiddenModules) }],
    },
  },
  {
    files: [
      'web/src/**/*.client.{ts,tsx}',
      'web/src/**/use-live-*.{ts,tsx}',
      'web/src/**/*.test.{ts,tsx}',
      'web/src/shared/lib/firebase-stub.ts',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [forbiddenModules.muiBarrel, forbiddenModules.reactRouter] },
      ],
    },
  },
  {
    // The files that are loaded into firebase-tools before it starts must be CommonJS.
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
);
