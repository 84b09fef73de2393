import { CanvasSource, Texture } from 'pixi.js'

/** A picture that the stage paints itself: a light where the designer drew none, what stands for missing art, weather. */
export function paint(
  width: number,
  height: number,
  draw: (brush: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  // In memory: what a GPU process holds goes with it.
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (brush) draw(brush)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

interface Pixels {
  resource: CanvasImageSource
  pixelWidth: number
  pixelHeight: number
}

/** What lies above or below a picture: the colours of its edge, drawn long, night at their end, and `share` to fade in. */
export function paintBeyond(picture: Pixels, isAbove: boolean, share: number): Texture {
  const { resource, pixelWidth, pixelHeight } = picture
  return paint(64, 512, (brush) => {
    const along = (from: string, to: string, until: number) => {
      const stops = brush.createLinearGradient(0, isAbove ? 512 : 0, 0, isAbove ? 0 : 512)
      stops.addColorStop(0, from)
      stops.addColorStop(until, to)
      brush.fillStyle = stops
      brush.fillRect(0, 0, 64, 512)
    }
    brush.imageSmoothingQuality = 'high'
    const edge = Math.ceil(pixelHeight / 400)
    brush.drawImage(resource, 0, isAbove ? 0 : pixelHeight - edge, pixelWidth, edge, 0, 0, 64, 512)
    along('rgb(8 22 48 / 0)', 'rgb(8 22 48 / 0.85)', 0.16)
    brush.globalCompositeOperation = 'destination-in'
    along('rgb(0 0 0 / 0)', '#000', share)
  })
}

/** Additive. The stops fall fast: few stops look like a ball of fog. */
export function paintLight(): Texture {
  return paint(128, 128, (brush) => {
    const light = brush.createRadialGradient(64, 64, 0, 64, 64, 64)
    const stops: [number, number][] = [
      [0, 0.75],
      [0.05, 0.55],
      [0.16, 0.34],
      [0.4, 0.17],
      [0.7, 0.07],
      [1, 0],
    ]
    for (const [at, alpha] of stops) light.addColorStop(at, `rgb(240 172 64 / ${alpha})`)
    brush.fillStyle = light
    brush.fillRect(0, 0, 128, 128)
  })
}

/** Sky over sea, for a scene without a background. */
export function paintDusk(): Texture {
  return paint(4, 256, (brush) => {
    const dusk = brush.createLinearGradient(0, 0, 0, 256)
    const stops: [number, string][] = [
      [0, '#122a52'],
      [0.16, '#3a5a8c'],
      [0.27, '#c4a4b4'],
      [0.285, '#9a9fbd'],
      [0.42, '#4a6a9e'],
      [0.7, '#1f4173'],
      [1, '#0c2543'],
    ]
    for (const [at, colour] of stops) dusk.addColorStop(at, colour)
    brush.fillStyle = dusk
    brush.fillRect(0, 0, 4, 256)
  })
}

/** What stands where a picture is missing: a lantern stone with the name on it. */
export function paintPlaceholder(name: string, width: number, height: number): Texture {
  const scale = Math.min(1, 512 / Math.max(width, height))
  const size = { width: Math.max(width * scale, 48), height: Math.max(height * scale, 48) }
  return paint(size.width, size.height, (brush) => {
    const { width: w, height: h } = size
    const stone = brush.createLinearGradient(0, 0, w, h)
    stone.addColorStop(0, '#6f86ad')
    stone.addColorStop(1, '#2d4874')
    brush.fillStyle = stone
    brush.beginPath()
    brush.roundRect(3, 3, w - 6, h - 6, Math.min(w, h) * 0.16)
    brush.fill()
    brush.lineWidth = 3
    brush.setLineDash([10, 8])
    brush.strokeStyle = 'rgb(243 247 250 / 0.55)'
    brush.stroke()
    writeName(brush, name, w, h)
  })
}

function writeName(brush: CanvasRenderingContext2D, name: string, width: number, height: number): void {
  const room = width - 28
  const wanted = Math.min(height * 0.2, 34)
  brush.font = `600 ${wanted}px 'Figtree Variable', system-ui, sans-serif`
  const letters = wanted * Math.min(1, room / Math.max(brush.measureText(name).width, 1))
  brush.font = `600 ${Math.max(letters, 9)}px 'Figtree Variable', system-ui, sans-serif`
  brush.fillStyle = '#f3f7fa'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(name, width / 2, height / 2, room)
}
