import { CanvasSource, Texture } from 'pixi.js'
import { mix } from '../geometry.ts'
import { chance } from '../weather/chance.ts'

/** Pictures that the stage paints itself, once: a light where the designer drew none, and weather without art. */
function paint(width: number, height: number, draw: (brush: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush) draw(brush)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

interface Pixels {
  resource: CanvasImageSource
  pixelWidth: number
  pixelHeight: number
}

/** What lies above or below a picture of sky over sea: the colours of its edge, drawn long, and night at their end. */
export function paintBeyond({ resource, pixelWidth, pixelHeight }: Pixels, isAbove: boolean): Texture {
  return paint(64, 256, (brush) => {
    brush.imageSmoothingQuality = 'high'
    const edge = Math.ceil(pixelHeight / 400)
    brush.drawImage(resource, 0, isAbove ? 0 : pixelHeight - edge, pixelWidth, edge, 0, 0, 64, 256)
    const night = brush.createLinearGradient(0, isAbove ? 256 : 0, 0, isAbove ? 0 : 256)
    night.addColorStop(0, 'rgb(8 22 48 / 0)')
    night.addColorStop(0.16, 'rgb(8 22 48 / 0.85)')
    brush.fillStyle = night
    brush.fillRect(0, 0, 64, 256)
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

export function paintFlake(): Texture {
  return paint(32, 32, (brush) => {
    const soft = brush.createRadialGradient(16, 16, 0, 16, 16, 16)
    soft.addColorStop(0, 'rgb(247 251 255 / 1)')
    soft.addColorStop(0.35, 'rgb(243 247 250 / 0.9)')
    soft.addColorStop(0.7, 'rgb(226 236 248 / 0.28)')
    soft.addColorStop(1, 'rgb(226 236 248 / 0)')
    brush.fillStyle = soft
    brush.fillRect(0, 0, 32, 32)
  })
}

const CLOUD = { width: 960, height: 160 }

/** A bank of thin shreds, one above the other, each fading at both ends; the lowest is the longest and the warmest. */
export function paintCloud(seed: number): Texture {
  const { width, height } = CLOUD
  return paint(width, height, (brush) => {
    brush.filter = 'blur(2.4px)'
    const rows = 6 + Math.floor(chance(seed, 1) * 3)
    const middle = width * mix(0.44, 0.56, chance(seed, 2))
    for (let row = 0; row < rows; row += 1) {
      const up = row / (rows - 1)
      const y = height * mix(0.82, 0.16, up)
      const length = width * mix(0.86, 0.2, up) * mix(0.72, 1, chance(seed, row, 3))
      const aside = (chance(seed, row, 4) - 0.5) * (width - length) * 0.8
      shred(brush, middle + aside, y, length, height * mix(0.1, 0.05, chance(seed, row, 5)), up)
      const scrap = length * mix(0.2, 0.45, chance(seed, row, 6))
      const side = chance(seed, row, 7) < 0.5 ? -1 : 1
      shred(brush, middle + aside + side * length * 0.32, y - height * 0.055, scrap, height * 0.05, up)
    }
  })
}

function shred(
  brush: CanvasRenderingContext2D,
  middle: number,
  y: number,
  length: number,
  thick: number,
  up: number,
): void {
  const colour = [mix(252, 158, up), mix(204, 176, up), mix(178, 214, up)].map(Math.round).join(' ')
  const from = Math.max(middle - length / 2, 8)
  const to = Math.min(middle + length / 2, CLOUD.width - 8)
  const along = brush.createLinearGradient(from, 0, to, 0)
  const strong = mix(0.66, 0.4, up)
  along.addColorStop(0, `rgb(${colour} / 0)`)
  along.addColorStop(0.3, `rgb(${colour} / ${strong})`)
  along.addColorStop(0.62, `rgb(${colour} / ${strong * 0.9})`)
  along.addColorStop(1, `rgb(${colour} / 0)`)
  brush.fillStyle = along
  brush.beginPath()
  brush.ellipse((from + to) / 2, y, (to - from) / 2, thick / 2, 0, 0, 2 * Math.PI)
  brush.fill()
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
