import { CanvasSource, Texture, type TextureSource } from 'pixi.js'

/** Corners of the picture, as two triangles that share an edge. */
const CORNERS = new Float32Array([0, 0, 1, 0, 0, 1, 1, 1])

const VERTEX = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = corner;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}`

/** Colours above, what shows of them below; half a pixel of the seam is left out, where a sample would mix the two. */
const FRAGMENT = `
precision mediump float;
uniform sampler2D film;
uniform float seam;
varying vec2 at;
void main() {
  float y = clamp(at.y * 0.5, seam, 0.5 - seam);
  float shown = texture2D(film, vec2(at.x, y + 0.5)).r;
  gl_FragColor = vec4(texture2D(film, vec2(at.x, y)).rgb * shown, shown);
}`

/**
 * A film whose colours stand above and what shows of them below, in shades of grey, as a picture that the stage can be seen through. It is put
 * together on a canvas of its own: the stage's renderer is built without what draws with other shaders.
 */
export class StackedFilm {
  readonly texture: Texture
  private readonly canvas = document.createElement('canvas')
  private readonly gl: WebGLRenderingContext
  private readonly film: TextureSource
  private readonly video: HTMLVideoElement

  /** @throws Error without WebGL */
  constructor({ source }: Texture) {
    const video: unknown = source.resource
    if (!(video instanceof HTMLVideoElement)) throw new Error('it is no film')
    this.film = source
    this.video = video
    this.canvas.width = this.video.videoWidth
    this.canvas.height = this.video.videoHeight / 2
    this.gl = contextOf(this.canvas)
    prepare(this.gl, 0.5 / this.video.videoHeight)
    this.texture = new Texture({ source: new CanvasSource({ resource: this.canvas }) })
    this.film.on('update', this.draw)
    this.draw()
  }

  /** With each picture of the film. */
  private readonly draw = (): void => {
    const { gl } = this
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, this.video)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    this.texture.source.update()
  }

  /** The film itself is closed by anyone who opened it. */
  close(): void {
    this.film.off('update', this.draw)
    this.texture.destroy(true)
    // a browser allows only so many
    this.gl.getExtension('WEBGL_lose_context')?.loseContext()
  }
}

function contextOf(canvas: HTMLCanvasElement): WebGLRenderingContext {
  // it is read after the frame in which it was drawn
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true, antialias: false, depth: false })
  if (!gl) throw new Error('there is no WebGL')
  return gl
}

function prepare(gl: WebGLRenderingContext, seam: number): void {
  const program = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('there is no shader')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.uniform1f(gl.getUniformLocation(program, 'seam'), seam)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value)
}
