import { countDraws, counts, glTextureBytes, livingContexts } from './count-calls.ts'

/** One browser frame in which the page's own script ran. */
interface Tick {
  /** ms inside requestAnimationFrame callbacks. */
  script: number
  /** Draw calls: GL, or pictures put on a 2D canvas. */
  calls: number
}

/** What every page tells about its frames, as `window.watch`. */
export interface Watch {
  /** Ticks since `reset`, the latest 4096 of them. */
  ticks: () => Tick[]
  reset: () => void
  contexts: () => number
  textures: () => number
  textureBytes: () => number
  /** Called after each callback of a frame, with the frame's number. */
  afterFrame: (frame: number) => void
  /** Who draws WebGL here. */
  glName: () => string
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Kept in place, so that watching a long run keeps no memory. */
const ROOM = 4096
const scripts = new Float64Array(ROOM)
const calls = new Float64Array(ROOM)
let frame = 0
let since = 0
let lastNow = -1

function watchFrames(): void {
  const original = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    original((now) => {
      if (now !== lastNow) {
        lastNow = now
        frame += 1
        scripts[frame % ROOM] = 0
        calls[frame % ROOM] = 0
      }
      const slot = frame % ROOM
      const start = performance.now()
      const before = counts.draws
      callback(now)
      scripts[slot] = (scripts[slot] ?? 0) + performance.now() - start
      calls[slot] = (calls[slot] ?? 0) + counts.draws - before
      window.watch.afterFrame(frame)
    })
}

function glName(): string {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return 'no WebGL'
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return name
}

/** Before anything draws: the first import of every page. */
countDraws()
watchFrames()
window.watch = {
  ticks: () =>
    Array.from({ length: Math.min(frame - since, ROOM) }, (_, index) => {
      const slot = (frame - index) % ROOM
      return { script: scripts[slot] ?? 0, calls: calls[slot] ?? 0 }
    }),
  reset: () => {
    since = frame
  },
  contexts: livingContexts,
  textures: () => counts.textures,
  textureBytes: glTextureBytes,
  afterFrame: () => {},
  glName,
}
