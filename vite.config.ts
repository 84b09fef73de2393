import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { assets } from './tools/vite/assets.ts'
import { bundleReport } from './tools/vite/bundle-report.ts'
import { CHUNKS } from './tools/vite/chunks.ts'
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
        'server/tenant.ts',
        'server/operator.ts',
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

/** `vite build --mode operator`: the console of operators, a page of its own that shares nothing with a tenant's. */
const operator: UserConfig = {
  publicDir: false,
  base: '/operator/',
  plugins: [react()],
  build: {
    outDir: 'dist/operator',
    assetsDir: 'bundle',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'operator.html' },
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
  if (mode === 'operator') return operator
  if (mode === 'worker') return worker
  return command === 'build' ? built : client
})
