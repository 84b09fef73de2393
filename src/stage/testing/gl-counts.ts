/** GL calls since the start; counted only in test mode. */
export const glCounts = { draws: 0, textures: 0 }

/** Before the first context: listens to what draws and what holds textures. */
export function countGl(): void {
  const drawn = () => {
    glCounts.draws += 1
  }
  listen('drawElements', drawn)
  listen('drawArrays', drawn)
  listen('drawElementsInstanced', drawn)
  listen('createTexture', () => {
    glCounts.textures += 1
  })
  listen('deleteTexture', ([texture]) => {
    if (texture) glCounts.textures -= 1
  })
}

function listen(name: keyof WebGL2RenderingContext, onCall: (args: unknown[]) => void): void {
  const gl = WebGL2RenderingContext.prototype
  const original: unknown = Object.getOwnPropertyDescriptor(gl, name)?.value
  if (typeof original !== 'function') return
  Object.defineProperty(gl, name, {
    value: new Proxy(original, {
      apply(target, self, args: unknown[]) {
        onCall(args)
        const answer: unknown = Reflect.apply(target, self, args)
        return answer
      },
    }),
  })
}
