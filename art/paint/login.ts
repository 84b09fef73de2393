/** Paints the product's own stills of the login, assets/art/login.webp and login-portrait.webp. Run: npx tsx art/paint/login.ts */
import sharp from 'sharp'
import { mix } from './lib/colour.ts'
import { r, smooth, type Point } from './lib/path.ts'
import { chance } from './lib/random.ts'

const FOLDER = 'assets/art'
const RIDGES = 6
const NEAR = '#0B1E3C'
const FAR = '#8C92B6'

await still('login', 1920, 1080)
await still('login-portrait', 900, 1600)

/** Ridges at dusk, each nearer one darker, and a path of small lights that leads over them. */
async function still(name: string, width: number, height: number): Promise<void> {
  const ridges = Array.from({ length: RIDGES }, (_, i) => ridge(i, width, height))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#122A52"/><stop offset=".35" stop-color="#2B4C7E"/><stop offset=".56" stop-color="#8C92B6"/><stop offset=".7" stop-color="#E9B9A8"/></linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="#FFD9A8" stop-opacity=".9"/><stop offset=".25" stop-color="#F9AE8C" stop-opacity=".5"/><stop offset="1" stop-color="#F4B6A6" stop-opacity="0"/></radialGradient>
    <radialGradient id="lamp"><stop offset="0" stop-color="#FFE9C0"/><stop offset=".12" stop-color="#FFB84D" stop-opacity=".75"/><stop offset="1" stop-color="#F2703F" stop-opacity="0"/></radialGradient>
    ${ridges.map(({ fill }) => fill).join('')}</defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${stars(width, height)}
    <ellipse cx="${width * 0.3}" cy="${height * 0.6}" rx="${width * 0.55}" ry="${height * 0.34}" fill="url(#sun)"/>
    ${ridges.map(({ markup }) => markup).join('')}</svg>`
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 80, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`)
  console.log(name, `${Math.round(size / 1000)} kB`)
}

/** @param i 0 the farthest */
function ridge(i: number, width: number, height: number) {
  const random = chance(40 + i)
  const t = i / (RIDGES - 1)
  const top = height * (0.5 + 0.4 * t ** 1.2)
  const swing = height * (0.035 + 0.05 * t)
  const points: Point[] = Array.from({ length: 9 }, (_, n) => [
    ((n - 0.5) / 7) * width,
    top + swing * Math.sin(n * (1.1 + 0.23 * i) + i * 1.9) + random.between(-0.25, 0.25) * swing,
  ])
  const own = mix(FAR, NEAR, 0.16 + 0.84 * t ** 0.8)
  const fill = `<linearGradient id="r${i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(own, '#F4B6A6', 0.16 * (1 - t))}"/><stop offset="1" stop-color="${mix(own, i < RIDGES - 1 ? '#B9A6B8' : NEAR, 0.22 * (1 - t))}"/></linearGradient>`
  const markup = `<path d="${smooth(points)}V${height}H0Z" fill="url(#r${i})"/>${lights(i, t, points, width)}`
  return { fill, markup }
}

/** Lamps of the path on a ridge, larger the nearer they stand. */
function lights(i: number, t: number, points: readonly Point[], width: number): string {
  return [0, 1]
    .map((n) => {
      const x = width * (0.7 - 0.13 * Math.sin(i * 1.3) - 0.06 * n)
      const next = points.findIndex(([px]) => px > x)
      const [a, b] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]]
      const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1) + (10 + 34 * n) * (0.4 + t)
      const radius = width * (0.006 + 0.016 * t) * (n ? 1.15 : 1)
      return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="url(#lamp)"/>`
    })
    .join('')
}

function stars(width: number, height: number): string {
  const random = chance(7)
  return Array.from(
    { length: 60 },
    () =>
      `<circle cx="${r(random.between(0, width))}" cy="${r(random.between(0, height * 0.34))}" r="${r(random.between(0.6, 1.7))}" fill="#F3F7FA" opacity="${r(random.between(0.2, 0.8))}"/>`,
  ).join('')
}
