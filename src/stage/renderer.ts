import type { RendererKind } from './stage-store.ts'

/** GL that runs on the processor: slower than Canvas2D for what we draw. */
const SOFTWARE_GL = /swiftshader|llvmpipe|basic render|software/i

/** A step down is taken for good: a context that keeps dying does not come back. */
export const RUNGS = ['webgl', 'webgl-low', 'canvas', 'list'] as const
export type Rung = (typeof RUNGS)[number]

export const KIND_OF: Record<Rung, RendererKind> = {
  webgl: 'webgl',
  'webgl-low': 'webgl',
  canvas: 'canvas',
  list: 'list',
}

/** The highest rung this machine can stand on. `wanted` is what a test asks for by `?renderer=`. */
export function firstRung(wanted: string | null): Rung {
  if (wanted === 'webgl' || wanted === 'canvas' || wanted === 'list') return wanted
  const gl = probeGl()
  if (gl !== null && !SOFTWARE_GL.test(gl)) return 'webgl'
  return document.createElement('canvas').getContext('2d') ? 'canvas' : 'list'
}

export function rungBelow(rung: Rung): Rung {
  return RUNGS[RUNGS.indexOf(rung) + 1] ?? 'list'
}

/** Who draws WebGL here; null where nobody does. */
function probeGl(): string | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (!gl) return null
    const names = gl.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return String(name)
  } catch {
    return null
  }
}
