import '../stage/pages/watch.ts'

/** UNMASKED_RENDERER_WEBGL. */
const RENDERER = 0x9246

/** The product takes Canvas2D where GL is software; told of a GPU, it draws with WebGL here, too. */
const prototype = WebGL2RenderingContext.prototype
const ask = Object.getOwnPropertyDescriptor(prototype, 'getParameter')?.value as unknown
if (typeof ask === 'function') {
  Object.defineProperty(prototype, 'getParameter', {
    value(this: WebGL2RenderingContext, what: number): unknown {
      return what === RENDERER ? 'a GPU' : Reflect.apply(ask, this, [what])
    },
  })
}
