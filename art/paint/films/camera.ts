import { RASTER, viewAt, type LoadedShot } from './shot.ts'

export const FILM = { width: 1280, height: 720, perSecond: 16 }

/** How far the light of a lantern reaches, in units of the card, and how much it wavers. */
const GLOW = { reach: 330, share: 0.13 }

/** Films a shot as it is after `t` seconds, between the pixels of its picture, so that the slowest pan is smooth. */
export function film(shot: LoadedShot, t: number, into: Float32Array): void {
  const { picture, frames, lamp } = shot
  const source = frames[typeof picture === 'string' ? 0 : picture.at(t)] ?? frames[0]
  if (!source) throw new Error('a shot has no picture')
  const [x, y, wide] = viewAt(shot, t)
  const step = (wide * RASTER.scale) / FILM.width
  const left = x * RASTER.scale - (FILM.width / 2) * step
  const top = y * RASTER.scale - (FILM.height / 2) * step
  const wave = flicker(t) * GLOW.share
  const row = RASTER.width * 3
  for (let line = 0; line < FILM.height; line++) {
    const sy = Math.min(RASTER.height - 2, Math.max(0, top + line * step))
    const y0 = Math.floor(sy)
    const fy = sy - y0
    for (let column = 0; column < FILM.width; column++) {
      const sx = Math.min(RASTER.width - 2, Math.max(0, left + column * step))
      const x0 = Math.floor(sx)
      const fx = sx - x0
      const at = y0 * row + x0 * 3
      const gain = lamp ? 1 + wave * glow(sx, sy, lamp) : 1
      const to = (line * FILM.width + column) * 3
      for (let c = 0; c < 3; c++) {
        const upper = (source[at + c] ?? 0) * (1 - fx) + (source[at + 3 + c] ?? 0) * fx
        const lower = (source[at + row + c] ?? 0) * (1 - fx) + (source[at + row + 3 + c] ?? 0) * fx
        into[to + c] = (upper * (1 - fy) + lower * fy) * gain
      }
    }
  }
}

/** 1 in the flame, 0 where its light ends. */
function glow(x: number, y: number, [lampX, lampY]: readonly [number, number]): number {
  const dx = x / RASTER.scale - lampX
  const dy = y / RASTER.scale - lampY
  const far = 1 - (dx * dx + dy * dy) / (GLOW.reach * GLOW.reach)
  return far <= 0 ? 0 : far * far
}

/** -1 to 1, never twice the same within a film. */
function flicker(t: number): number {
  return 0.5 * Math.sin(t * 5.1) + 0.3 * Math.sin(t * 8.7 + 1) + 0.2 * Math.sin(t * 13.9 + 2)
}
