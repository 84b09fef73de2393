/** Calls since the page opened. */
export const counts = { draws: 0, textures: 0 }

const contexts = new Set<WebGL2RenderingContext | WebGLRenderingContext>()
/** Bytes by texture; what was deleted is gone from it. */
const bytes = new Map<unknown, number>()
/** What is bound, by context and unit. */
const units = new WeakMap<object, { active: unknown; bound: Map<unknown, unknown> }>()

type Listener = (self: object, args: unknown[], answer: unknown) => void

function listen(prototype: object, names: string[], onCall: Listener): void {
  for (const name of names) {
    const original: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value
    if (typeof original !== 'function') continue
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: object, ...args: unknown[]): unknown {
        const answer: unknown = Reflect.apply(original, this, args)
        onCall(this, args, answer)
        return answer
      },
    })
  }
}

const GL_DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']
const CANVAS_DRAWS = ['drawImage', 'fillRect', 'fill', 'stroke', 'putImageData', 'fillText']

/** Wraps what draws and what holds textures, on both kinds of canvas. */
export function countDraws(): void {
  const draw = () => {
    counts.draws += 1
  }
  listen(CanvasRenderingContext2D.prototype, CANVAS_DRAWS, draw)
  listen(HTMLCanvasElement.prototype, ['getContext'], (_self, _args, answer) => {
    if (answer instanceof WebGL2RenderingContext || answer instanceof WebGLRenderingContext)
      contexts.add(answer)
  })
  for (const { prototype } of [WebGL2RenderingContext, WebGLRenderingContext]) {
    listen(prototype, GL_DRAWS, draw)
    followTextures(prototype)
  }
}

function followTextures(prototype: object): void {
  listen(prototype, ['createTexture'], () => {
    counts.textures += 1
  })
  listen(prototype, ['deleteTexture'], (_self, [texture]) => {
    if (texture) counts.textures -= 1
    bytes.delete(texture)
  })
  listen(prototype, ['activeTexture'], (self, [unit]) => {
    unitsOf(self).active = unit
  })
  listen(prototype, ['bindTexture'], (self, [, texture]) => {
    const { active, bound } = unitsOf(self)
    bound.set(active, texture)
  })
  listen(prototype, ['texImage2D', 'texStorage2D'], (self, args) => {
    const { active, bound } = unitsOf(self)
    bytes.set(bound.get(active), sizeOf(args) * 4)
  })
}

function unitsOf(gl: object) {
  const known = units.get(gl) ?? { active: null, bound: new Map<unknown, unknown>() }
  units.set(gl, known)
  return known
}

/** Pixels of texImage2D (with a picture, or with width and height) and texStorage2D. */
function sizeOf(args: unknown[]): number {
  const source = args.length === 6 ? args[5] : null
  if (source instanceof ImageBitmap || source instanceof HTMLCanvasElement)
    return source.width * source.height
  if (source instanceof HTMLImageElement) return source.naturalWidth * source.naturalHeight
  return Number(args[3]) * Number(args[4])
}

/** All four channels, 8 bits each; smaller copies of a picture (mipmaps) are not counted. */
export function glTextureBytes(): number {
  let sum = 0
  for (const one of bytes.values()) sum += one
  return sum
}

export function livingContexts(): number {
  return [...contexts].filter((gl) => !gl.isContextLost()).length
}
