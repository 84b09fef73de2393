/** GL calls since the start; counted only in test mode. */
export const glCounts = { draws: 0, textures: 0 }

/** Before the first context: wraps what draws and what holds textures. */
export function countGl(): void {
  const gl = WebGL2RenderingContext.prototype
  const { drawElements, drawArrays, drawElementsInstanced, createTexture, deleteTexture } = gl
  gl.drawElements = function (...args) {
    glCounts.draws += 1
    drawElements.apply(this, args)
  }
  gl.drawArrays = function (...args) {
    glCounts.draws += 1
    drawArrays.apply(this, args)
  }
  gl.drawElementsInstanced = function (...args) {
    glCounts.draws += 1
    drawElementsInstanced.apply(this, args)
  }
  gl.createTexture = function () {
    glCounts.textures += 1
    return createTexture.apply(this)
  }
  gl.deleteTexture = function (texture) {
    if (texture) glCounts.textures -= 1
    deleteTexture.call(this, texture)
  }
}
