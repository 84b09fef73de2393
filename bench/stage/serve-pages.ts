import react from '@vitejs/plugin-react'
import { copyFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, preview, type InlineConfig } from 'vite'
import { installPhaser } from './install-phaser.ts'
import { paintArt } from './paint-art.ts'

const PAGES = ['stage', 'dom', 'phaser']
const OUT = resolve('dist/bench-stage')

/**
 * Test mode, for the stage's `?renderer=` and its counts; everything else is built as for players. The two headers give
 * `performance.now()` 5 µs instead of 100.
 */
const config: InlineConfig = {
  configFile: false,
  root: resolve('bench/stage/pages'),
  mode: 'test',
  appType: 'mpa',
  publicDir: false,
  logLevel: 'error',
  plugins: [react()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: PAGES.map((page) => resolve(`bench/stage/pages/${page}.html`)) },
  },
  preview: {
    host: 'localhost',
    port: 4190,
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
  },
}

/** Builds the contenders' pages and serves them. */
export async function servePages(): Promise<{ url: string; close: () => Promise<void> }> {
  const phaser = installPhaser()
  await build(config)
  await paintArt(`${OUT}/art`)
  copyFileSync(phaser, `${OUT}/phaser.js`)
  const server = await preview(config)
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The pages are not served anywhere.')
  return { url, close: () => server.close() }
}
