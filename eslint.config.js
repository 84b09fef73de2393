import eslint from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import project from './tools/lint/project-rules.mjs'

const NODE_GLOBALS = [
  ...['process', 'console', 'module', 'require', 'Buffer', 'URL', 'fetch'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]

/** Who may import whom is not here: dependency-cruiser guards it (.dependency-cruiser.cjs). */
export default defineConfig(
  globalIgnores([
    'dist',
    'look',
    '.cache',
    '.data',
    'coverage',
    'test-results',
    'playwright-report',
    'bench/**/dist',
    // has a configuration of its own, and is looked at when it changed
    'art',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { project },
    extends: [eslint.configs.recommended],
    rules: {
      'project/file-name': 'error',
      'project/reasoned-exception': 'error',
      'project/no-loose-ends': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 6],
      complexity: ['error', 20],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': ['error', { allow: ['!!'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // `z.infer` types share the name of their schema, and a contract's `void` reply is a word of its own
      '@typescript-eslint/no-redeclare': 'off',
    },
  },
  {
    files: ['{src,kinds/*/client}/**/*.{ts,tsx}', 'kinds/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-alert': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The browser talks to the server through #src/lib/http.ts.' },
        { name: 'localStorage', message: 'Use #src/lib/storage.ts: it survives full and forbidden storage.' },
        {
          name: 'sessionStorage',
          message: 'Use #src/lib/storage.ts: it survives full and forbidden storage.',
        },
      ],
    },
  },
  {
    // These rules compile what they read, a third of all linting: no test is shown to a player.
    files: ['{src,kinds/*/client}/**/*.{ts,tsx}', 'kinds/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'src/testing/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/lib/**', 'src/worker/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: [
      'shared/**',
      'kinds/*/{shared,server}/**',
      ...['modules', 'play', 'policies', 'rewards'].map((room) => `server/${room}/**`),
    ],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Time is a fact that is handed over: take it from the clock.',
        },
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is handed over, or the same input gives two outcomes.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time is a fact that is handed over: take it from the clock.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'server/testing/**', 'e2e/**'],
    rules: {
      'max-lines-per-function': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
  },
)
