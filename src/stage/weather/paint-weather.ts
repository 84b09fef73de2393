import type { Texture } from 'pixi.js'
import { paint } from '../art/painted.ts'
import { mix } from '../geometry.ts'
import { chance } from './chance.ts'

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

/** A thin ring, brighter above where the light comes in, with a glint on it. */
export function paintBubble(): Texture {
  return paint(48, 48, (brush) => {
    const skin = brush.createRadialGradient(24, 24, 0, 24, 24, 22)
    skin.addColorStop(0, 'rgb(214 236 250 / 0.05)')
    skin.addColorStop(0.72, 'rgb(214 236 250 / 0.1)')
    skin.addColorStop(0.9, 'rgb(226 242 252 / 0.4)')
    skin.addColorStop(1, 'rgb(226 242 252 / 0)')
    brush.fillStyle = skin
    brush.fillRect(0, 0, 48, 48)
    const rim = brush.createLinearGradient(0, 2, 0, 46)
    rim.addColorStop(0, 'rgb(247 252 255 / 0.9)')
    rim.addColorStop(0.5, 'rgb(226 242 252 / 0.35)')
    rim.addColorStop(1, 'rgb(226 242 252 / 0.6)')
    brush.strokeStyle = rim
    brush.lineWidth = 1.6
    brush.beginPath()
    brush.arc(24, 24, 21, 0, 2 * Math.PI)
    brush.stroke()
    brush.fillStyle = 'rgb(255 255 255 / 0.85)'
    brush.beginPath()
    brush.ellipse(16, 15, 4.6, 2.8, -Math.PI / 4, 0, 2 * Math.PI)
    brush.fill()
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
