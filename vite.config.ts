import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { assets } from './tools/vite/assets.ts'
import { bundleReport } from './tools/vite/bundle-report.ts'
import { builtClassNames } from './tools/vite/class-names.ts'
import { iconWeights } from './tools/vite/icon-weights.ts'
import { inFolders } from './tools/vite/in-folders.ts'
import { oneTransport } from './tools/vite/one-transport.ts'
import { pdfFiles } from './tools/vite/pdf-files.ts'
import { pack } from './tools/vite/pack.ts'
import { shellFiles } from './tools/vite/shell-files.ts'
import { startFiles } from './tools/vite/start-files.ts'

/** Where the Fastify server listens while `npm run dev` runs; tools/dev.ts sets it. */
const server = process.env.WAYMARK_DEV_SERVER ?? 'http://localhost:3001'

/** What the server answers while Vite serves the pages. */
const SERVED = [
  '/api',
  '/avatars',
  '/calendar',
  '/scenes',
  '/translate',
  '/manifest.webmanifest',
  '/app-icon',
  '/look',
  '/assets/i18n/customTranslate.json',
  '/health',
  '/ready',
]

/** The packages under every page: a release of ours leaves them cached. */
const FOUNDATION =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|axios|zod|zustand|@tanstack|react-hook-form)[\\/]/

/** Where adventures are made: players fetch nothing of it. */
const MAKING = [
  'src/studio/**',
  'src/features/authoring/**',
  'src/features/content/**',
  'src/features/scenes/**',
  'src/outbox/edits/**',
  'src/i18n/SpokenIn.*',
  'src/ui/TextArea.*',
  'shared/content/**',
  'kinds/*/edit/**',
  'kinds/edit.ts',
  'kinds/define/edit.ts',
]

/**
 * What loads together lies together, in the order of the start. Each group takes what its folders hold and what that imports, unless a
 * group before it has it: so what two of them need is with the first (decision 85).
 */
const CHUNKS = [
  { name: 'foundation', test: FOUNDATION },
  // All that stands before the login answers.
  { name: 'start', tags: ['$initial' as const] },
  // What two of the following share, the login's shell among them: without it the game would have it.
  {
    name: 'kit',
    test: inFolders(
      'src/ui/**',
      'src/lib/**',
      'src/i18n/**',
      'src/navigation/**',
      'src/overlay/**',
      'src/outbox/waiting/**',
      'src/shell/offline/**',
      'src/shell/orientation/**',
      '!src/ui/play/**',
      '!src/ui/CategoryMenu.*',
      '!src/ui/focus-first-wrong.ts',
      '!src/ui/Combobox.*',
      '!src/ui/search-words.ts',
      '!src/lib/forms/**',
      '!src/lib/offer-file.ts',
      '!src/lib/use-file-drop.ts',
      '!src/lib/html/**',
      '!src/lib/square-picture.ts',
      '!src/lib/time-zones/**',
      '!src/lib/under-key.ts',
      '!src/ui/TextArea.*',
      '!src/i18n/SpokenIn.*',
    ),
    minShareCount: 2,
  },
  // The playable map, but for its canvas; with the styles of what will stand over it, which would else be one more sheet.
  {
    name: 'game',
    test: inFolders(
      'src/app/pages/**',
      'src/game/routes/**',
      'src/game/start/**',
      'shared/scene/*',
      // of the editor of scenes alone
      '!shared/scene/files.ts',
      '!shared/scene/stand.ts',
      '!shared/scene/entry-of.ts',
      '!shared/scene/first-names.ts',
      'src/game/**.css',
      'src/ui/CategoryMenu.module.css',
      'src/shell/choices/**.css',
      'src/features/activities/**.css',
      'src/features/coaching/**.css',
      'src/features/messages/**.css',
      'src/features/push/**.css',
      'src/features/recommendations/**.css',
      'src/features/reviews/**.css',
      'src/features/sound/**.css',
      'src/features/streak/**.css',
      'src/features/tips/**.css',
    ),
  },
  { name: 'stage', test: inFolders('src/stage/*.tsx') },
  { name: 'scenery', test: inFolders('src/stage/weather/**', 'src/stage/film/**', 'src/stage/assistant/**') },
  // What stands over every page, the login too.
  { name: 'shell', test: inFolders('src/app/*', 'src/pwa/*') },
  // Icons and rules that any two of the following share.
  {
    name: 'leaves',
    // the shop's goods are worn by faces, which the game draws
    test: inFolders('node_modules/@phosphor-icons/**', 'shared/domain/**', '!shared/domain/shop.ts'),
    minShareCount: 2,
  },
  // What forms are checked and drafts are kept with: the map does without.
  { name: 'forms', test: inFolders('src/lib/forms/**'), minShareCount: 2 },
  { name: 'auth', test: inFolders('src/auth/*', 'src/features/session/*', 'src/features/captcha/*') },
  // What any task is played and finished with.
  {
    name: 'play',
    test: inFolders(
      'kinds/*/shared/**',
      'src/app/language/**',
      'src/app/statistics/**',
      'src/features/tasks/finish/**',
      'src/features/tasks/parts/**',
      'src/features/tasks/play/**',
      'src/lib/html/**',
      'src/shell/popups/**',
      'src/shell/session-end/**',
      'src/shell/unsent/**',
      'src/ui/play/**',
    ),
  },
  // What stands over a map and comes after it.
  {
    name: 'hud',
    test: inFolders(
      'src/game/hud/**',
      'src/game/widgets/**',
      'src/game/map/changed/**',
      'src/game/map/locked/**',
      'src/shell/choices/**',
    ),
  },
  // The rest that areas share.
  {
    name: 'common',
    test: inFolders('src/**', 'shared/**', '!src/game/pages/**', ...MAKING.map((folder) => `!${folder}`)),
    minShareCount: 2,
  },
  // What the rooms of makers share. After what players have, which it may need.
  { name: 'making', test: inFolders(...MAKING), minShareCount: 2 },
  { name: 'pages', test: inFolders('src/game/pages/**') },
]

/** What the browser gets. `bundle` because `/assets` belongs to the platform's own look (assets/). */
const client: UserConfig = {
  publicDir: false,
  plugins: [
    react(),
    pdfFiles(),
    assets(),
    iconWeights(),
    oneTransport(),
    bundleReport(),
    startFiles(),
    pack(),
  ],
  build: {
    outDir: 'dist/client',
    assetsDir: 'bundle',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // A page that draws any icon loads no arrow with it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]ui[\\/]turned-icons\./, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    host: 'localhost',
    strictPort: true,
    // who may ask from elsewhere, and with what, the server says
    cors: false,
    // with the host that was asked for: the tenant follows from it
    proxy: Object.fromEntries(SERVED.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  clearScreen: false,
}

const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production')

/** What only the built client resolves in another way. */
const built: UserConfig = {
  ...client,
  css: { modules: { generateScopedName: builtClassNames() } },
  resolve: {
    // One clock for both renderers of React, the page's and the stage's.
    dedupe: ['scheduler'],
    alias: [
      // The stage moves numbers: what the package brings for styles of elements is never asked.
      { find: /^gsap$/, replacement: join(import.meta.dirname, 'node_modules/gsap/gsap-core.js') },
      // Without its warnings for developers: the package names no condition for it.
      { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
    ],
  },
}

/** `vite build --ssr`: our own code in one file, and what threads and processes of their own run; packages stay in node_modules. */
const backend: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/intake/build-worker.ts',
        'server/intake/packages/unpack-worker.ts',
        'server/intake/psd/psd-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
}

/** `vite build --mode launch`: the script of the page around packages, which the content host serves under this one name. */
const launch: UserConfig = {
  publicDir: false,
  resolve: {
    // SCORM 1.2 alone; the package's own way to it has types that do not fit it
    alias: [
      {
        find: /^scorm-again$/,
        replacement: join(import.meta.dirname, 'node_modules/scorm-again/dist/esm/scorm12.min.js'),
      },
    ],
  },
  build: {
    outDir: 'dist/launch',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/launch/launch.ts',
      output: { entryFileNames: 'launch.js', codeSplitting: false },
    },
  },
}

/** `vite build --mode worker`: the service worker, which must keep its name; it lists what the client's build has made. */
const worker: UserConfig = {
  publicDir: false,
  plugins: [shellFiles()],
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/main.ts',
      output: { entryFileNames: 'ngsw-worker.js', format: 'iife', codeSplitting: false },
    },
  },
}

export default defineConfig(({ isSsrBuild, command, mode }) => {
  if (isSsrBuild) return backend
  if (mode === 'launch') return launch
  if (mode === 'worker') return worker
  return command === 'build' ? built : client
})
