import { getMaxFragmentPrecision, getTestContext } from 'pixi.js'

/**
 * Pixi asks a GL context of its own how precise shaders may be, and keeps that context for good: a second one of the few
 * that a browser grants. It remembers the answer, and so the context may go; were it needed again, Pixi would make a new one.
 */
export function dropTestContext(): void {
  getMaxFragmentPrecision()
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext()
}
