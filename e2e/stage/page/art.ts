import type { Placed } from '#shared/scene/layout.ts'

/** Art drawn in code: the stage's tests need no file. */
function placed(svg: string, x: number, y: number, width: number, height: number): Placed {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return { file: { url, frame: null }, small: null, box: { x, y, width, height } }
}

export function dusk(width: number, height: number): Placed {
  return placed(
    `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#122a52"/><stop offset=".17" stop-color="#4a689b"/>
    <stop offset=".28" stop-color="#d9afb0"/><stop offset=".285" stop-color="#9a9fbd"/><stop offset=".45" stop-color="#4a6a9e"/>
    <stop offset="1" stop-color="#0c2543"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/>`,
    0,
    0,
    width,
    height,
  )
}

export function mountains(width: number, y: number): Placed {
  const peaks = Array.from({ length: 9 }, (_, i) => `${(i * width) / 8} ${i % 2 ? 20 + (i % 3) * 30 : 180}`)
  return placed(`<path fill="#8c9ac0" d="M0 220L${peaks.join('L')}L${width} 220z"/>`, 0, y, width, 220)
}

export function waves(y: number): Placed {
  return placed(
    '<path d="M20 30q40-12 80 0M160 60q60-14 120 0M330 24q30-9 60 0" stroke="#9fb8d8" stroke-opacity=".4" fill="none" stroke-width="3"/>',
    0,
    y,
    480,
    90,
  )
}

export function gull(x: number, y: number): Placed {
  return placed(
    '<path d="M2 14Q20-4 34 16Q50-2 66 12" stroke="#e8eef7" stroke-width="4" fill="none"/>',
    x,
    y,
    68,
    24,
  )
}

export function isle(x: number, y: number, width: number, hue: number): Placed {
  const height = width * 0.7
  return placed(
    `<path d="M0 ${height}Q${width * 0.12} ${height * 0.55} ${width * 0.35} ${height * 0.5}T${width} ${height}z" fill="hsl(${hue} 35% 32%)"/>
    <path d="M${width * 0.3} ${height * 0.55}L${width * 0.44} ${height * 0.16}L${width * 0.58} ${height * 0.55}z" fill="hsl(${hue} 20% 70%)"/>
    <rect x="${width * 0.4}" y="${height * 0.42}" width="${width * 0.09}" height="${height * 0.2}" fill="#1b2f52"/>`,
    x,
    y,
    width,
    height,
  )
}

export function halo(x: number, y: number, radius: number, id: string): Placed {
  return placed(
    `<defs><radialGradient id="${id}"><stop stop-color="#f0ac40" stop-opacity=".9"/><stop offset=".2" stop-color="#dc8a24" stop-opacity=".4"/>
    <stop offset="1" stop-color="#7a3a24" stop-opacity="0"/></radialGradient></defs><circle cx="${radius}" cy="${radius}" r="${radius}" fill="url(#${id})"/>`,
    x - radius,
    y - radius,
    radius * 2,
    radius * 2,
  )
}

export function rim(x: number, y: number, width: number): Placed {
  const height = width * 0.7
  return placed(
    `<path d="M0 ${height}Q${width * 0.12} ${height * 0.55} ${width * 0.35} ${height * 0.5}T${width} ${height}" fill="none" stroke="#ffe2b0" stroke-opacity=".7" stroke-width="5"/>`,
    x,
    y,
    width,
    height,
  )
}

export function mist(x: number, y: number, width: number): Placed {
  return placed(
    `<defs><radialGradient id="m"><stop stop-color="#b9bfd6" stop-opacity=".85"/><stop offset="1" stop-color="#93a7cb" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${width / 2}" cy="${width / 4}" rx="${width / 2}" ry="${width / 4}" fill="url(#m)"/>`,
    x,
    y,
    width,
    width / 2,
  )
}
