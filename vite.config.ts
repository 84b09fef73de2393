import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { assets } from './tools/vite/assets.ts'
import { bundleReport } from './tools/vite/bundle-report.ts'
import { builtClassNames } from './tools/vite/class-names.ts'
import { iconWeights } from './tools/vite/icon-weights.ts'
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
  '/scenes',
  '/translate',
  '/manifest.webmanifest',
  '/app-icon',
  '/assets/i18n/customTranslate.json',
  '/health',
  '/ready',
]

/** What every page stands on: in one file it packs better than in a dozen, and a release of ours leaves it cached. */
const FOUNDATION =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|axios|zod|zustand|@tanstack|react-hook-form)[\\/]/

/** What several auth pages share: none of them may load the game for it. */
const DOOR =
  /[\\/](src[\\/](auth|features[\\/](session|captcha))|shared[\\/]contract[\\/]accounts\.ts|.*[\\/](EnvelopeSimpleOpen|LinkBreak)\b)/

/** What pages of the game and of the auth pages build on: nothing of it may bring the canvas along, nor what only tasks ask with. */
const KIT =
  /[\\/]src[\\/](ui[\\/](?!Segments|RoundRating|StarRating|OpinionBox|GenericPopup|CountUp|Gains)|lib[\\/](?!clean-html)|shell[\\/]orientation[\\/]|outbox[\\/](session|page-saved)|features[\\/]tasks[\\/](waiting|at-hand)\.)/

/** What every form but the login stands on: the stage loads none of it. */
const FORMS = /[\\/]src[\\/]lib[\\/]forms[\\/]/

/** What playing any task needs, and no map. */
const PLAYING =
  /[\\/](kinds[\\/](schemas\.ts|[^\\/]+[\\/]shared[\\/](?!kind\.ts))|shared[\\/](scene[\\/]tasks[\\/](?!facts\.|is-task-kind\.)|contract[\\/]attempts\.ts|domain[\\/](scorm-status|file-sorts))|src[\\/](flows[\\/]finish-task|outbox[\\/](?!session|page-saved|read-marks)|features[\\/]tasks[\\/](attempt-queries|finish-time|finish[\\/](result|send)|moves|task-backdrop|parts[\\/]|play[\\/]))|src[\\/]ui[\\/]Segments|csr[\\/](Arrows(In|Out)|Cloud(Check|Slash))\b|defs[\\/](Arrows(In|Out)|Cloud(Check|Slash))\b)/

/** What pop-ups and players of tasks share: no map needs it before something is finished. */
const POPUPS =
  /[\\/](src[\\/](ui[\\/](GenericPopup|StarRating|OpinionBox|CountUp|Gains)|shell[\\/]popups[\\/](?!ApiError|InfoModal)|features[\\/](streak[\\/](FreezeNote|seen-day|show-bonus|Streak(Popup|Steps|Widget)|days-query)|profile[\\/]ProfilePopup|reviews[\\/]AssessMission|tasks[\\/]finish[\\/](?!result|send)))|shared[\\/]domain[\\/]finish)/

/** What the browser says of each kind of task: no map asks for it. */
const KINDS =
  /[\\/](kinds[\\/](client\.|define[\\/]client|[^\\/]+[\\/]client[\\/]kind\.)|src[\\/]features[\\/]tasks[\\/](kinds|review-path)\.)/

/** What widgets, messages and pages have in common that come after the map. */
const LATER =
  /[\\/](src[\\/](player|game[\\/]views|shell[\\/]page|features[\\/](activities|messages|recommendations))[\\/]|src[\\/]features[\\/]tasks[\\/](Chapters|find-tasks|TasksHead|MissionTasksGroup)\b|src[\\/]lib[\\/]clean-html|shared[\\/](contract[\\/](player-area|messages|activities|recommendations)|domain[\\/]recommendations)\.)/

const PLAYERS = /[\\/]kinds[\\/][^\\/]+[\\/]client[\\/](?!kind\.ts)/

const isOfGame = (id: string): boolean =>
  /[\\/](src|shared|kinds|@phosphor-icons)[\\/]/.test(id) &&
  [PLAYING, POPUPS, KINDS, LATER, PLAYERS].every((other) => !other.test(id))

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
    // What the auth pages need, and what pages of the game share, each in one file: a dozen small ones pack worse.
    rolldownOptions: {
      // A page that draws any icon loads no arrow with it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]ui[\\/]turned-icons\./, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 3 },
            { name: 'front', tags: ['$initial'], priority: 2 },
            { name: 'forms', test: FORMS, priority: 2 },
            { name: 'kit', test: KIT, minShareCount: 3, priority: 2 },
            { name: 'door', test: DOOR, minShareCount: 3, priority: 2 },
            { name: 'game', test: isOfGame, minShareCount: 4, priority: 1 },
            { name: 'playing', test: PLAYING, minShareCount: 2 },
            { name: 'kinds', test: KINDS, minShareCount: 2 },
            { name: 'popups', test: POPUPS },
            { name: 'later', test: LATER, minShareCount: 2 },
          ],
        },
      },
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

/** `vite build --ssr`: our own code in one file, and what a thread of its own runs; packages stay in node_modules. */
const backend: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: ['server/main.ts', 'server/intake/packages/unpack-worker.ts'],
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
