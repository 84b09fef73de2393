import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CELL, cellOf, CLICKABLES, SCREEN } from './scene.ts'

function svg(width: number, height: number, inside: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )
}

function dusk(hue: number): Buffer {
  return svg(
    SCREEN.width,
    SCREEN.height,
    `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 20%)"/><stop offset=".3" stop-color="#d9afb0"/>
    <stop offset=".32" stop-color="#4a6a9e"/><stop offset="1" stop-color="#0c2543"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/>`,
  )
}

function isle(index: number): Buffer {
  const { width, height } = CELL
  const hue = 110 + index * 11
  return svg(
    width,
    height,
    `<path d="M0 ${height}Q${width * 0.12} ${height * 0.5} ${width * 0.35} ${height * 0.45}T${width} ${height}z" fill="hsl(${hue} 35% 32%)"/>
    <path d="M${width * 0.3} ${height * 0.52}L${width * 0.44} ${height * 0.1}L${width * 0.58} ${height * 0.52}z" fill="hsl(${hue} 20% 70%)"/>`,
  )
}

const flake = svg(
  32,
  32,
  `<defs><radialGradient id="f"><stop stop-color="#f7fbff"/><stop offset=".35" stop-color="#f3f7fa" stop-opacity=".9"/>
  <stop offset=".7" stop-color="#e2ecf8" stop-opacity=".28"/><stop offset="1" stop-color="#e2ecf8" stop-opacity="0"/></radialGradient></defs>
  <circle cx="16" cy="16" r="16" fill="url(#f)"/>`,
)

function cloud(index: number): Buffer {
  return svg(
    960,
    160,
    `<defs><radialGradient id="c"><stop stop-color="#fcccb2" stop-opacity=".66"/><stop offset="1" stop-color="#9eb0d6" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="480" cy="110" rx="${440 - index * 30}" ry="34" fill="url(#c)"/><ellipse cx="${400 + index * 60}" cy="70" rx="240" ry="26" fill="url(#c)"/>`,
  )
}

/** Paints the pictures of the scene into `folder`; `-2` is the art of a second scene, to travel to and fro. */
export async function paintArt(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const isles = Array.from({ length: CLICKABLES }, (_, index) => isle(index))
  const cells = isles.map((input, index) => ({ input, left: cellOf(index).x, top: cellOf(index).y }))
  const last = cellOf(CLICKABLES - 1)
  const atlas = sharp({
    create: {
      width: last.x + last.width,
      height: last.y + last.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(cells)
  const save = (picture: Sharp, name: string) => picture.webp().toFile(join(folder, `${name}.webp`))
  await Promise.all([
    save(sharp(dusk(215)), 'background'),
    save(sharp(dusk(265)), 'background-2'),
    save(atlas, 'atlas'),
    save(atlas.clone(), 'atlas-2'),
    save(sharp(flake), 'flake'),
    ...[0, 1, 2].map((index) => save(sharp(cloud(index)), `cloud-${index}`)),
    ...isles.map((picture, index) => save(sharp(picture), `isle-${index}`)),
  ])
}
