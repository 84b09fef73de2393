import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A page with nothing but the stage on it, for the specs beside this file. */
export default defineConfig({
  root: new URL('./page', import.meta.url).pathname,
  mode: 'test',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../../dist/stage-fixture',
    emptyOutDir: true,
    assetsDir: 'bundle',
    assetsInlineLimit: 0,
  },
  preview: { port: 4170, strictPort: true, host: 'localhost' },
})
