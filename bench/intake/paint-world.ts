import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Of every picture: designers export whole canvases. */
const CANVAS = { width: 3840, height: 2160 }
const HILLS = 6
const FRONTS = 3
const ELEMENTS = { across: 6, down: 5 }
/** Every third element has a picture of its own when it is done, and every third a light. */
const EVERY = 3

/** Soft edges, gradients and grain, as painted art has them; which grain it is depends on the seed alone. */
const DEFS = (seed: number, hue: number): string => `<defs>
<linearGradient id="paint" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="hsl(${hue},60%,72%)"/><stop offset="1" stop-color="hsl(${hue + 40},55%,28%)"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#fff2c8"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="4" seed="${seed}" result="grain"/><feComposite in="grain" in2="SourceGraphic" operator="arithmetic" k1="0.9" k3="0.55" result="painted"/><feComposite in="painted" in2="SourceGraphic" operator="in"/><feGaussianBlur stdDeviation="2"/></filter>
</defs>`

/**
 * Lays out a world of one moving map made of full canvases: ten of scenery, thirty elements, and what some of them show
 * when they are done. The same pixels every time.
 */
export async function paintWorld(folder: string): Promise<void> {
  const map = join(folder, 'large/map')
  mkdirSync(map, { recursive: true })
  mkdirSync(join(folder, 'large/text'), { recursive: true })
  mkdirSync(join(map, 'text'), { recursive: true })
  save(join(folder, 'large/adventure.json'), { rootMission: 'map', languages: ['en'] })
  save(join(folder, 'large/text/en.json'), { name: 'Large', competences: {} })
  save(join(map, 'mission.json'), { type: 'movingmap' })
  save(join(map, 'text/en.json'), { name: 'Map' })
  await paint(map, '00 background', 1, '<rect width="3840" height="2160" fill="url(#paint)"/>')
  for (let index = 0; index < HILLS; index++) {
    const top = 400 + index * 260
    const ridge = `M0 ${top} Q960 ${top - 220} 1920 ${top} T3840 ${top} V${top + 320} H0 Z`
    await paint(map, `1${index} layer hills${index}`, 10 + index, shape(ridge))
  }
  for (let index = 0; index < ELEMENTS.across * ELEMENTS.down; index++) await paintElement(map, index)
  for (let index = 0; index < FRONTS; index++) {
    const left = index * 1300
    const reeds = `M${left} 2160 q120 -420 260 -180 t300 -60 t320 100 V2160 Z`
    await paint(map, `9${index} front reeds${index}`, 90 + index, shape(reeds))
  }
}

/** Paints an element anew, in another colour every time. */
export async function repaintElement(folder: string, turn: number): Promise<void> {
  await paint(join(folder, 'large/map'), elementFile(0), 100 + turn, house(0))
}

async function paintElement(map: string, index: number): Promise<void> {
  const file = elementFile(index)
  await paint(map, file, 20 + index, house(index))
  if (index % EVERY === 1) await paint(map, `${file} done`, 50 + index, house(index))
  if (index % EVERY !== 2) return
  const { x, y } = standsAt(index)
  await paint(
    map,
    `${file} light`,
    50 + index,
    `<circle cx="${x + 170}" cy="${y + 120}" r="260" fill="url(#halo)"/>`,
  )
}

function elementFile(index: number): string {
  return `${index + 30} element house${index}`
}

function standsAt(index: number): { x: number; y: number } {
  return { x: 240 + (index % ELEMENTS.across) * 570, y: 160 + Math.floor(index / ELEMENTS.across) * 380 }
}

function house(index: number): string {
  const { x, y } = standsAt(index)
  return shape(`M${x} ${y + 300} V${y + 120} L${x + 170} ${y} L${x + 340} ${y + 120} V${y + 300} Z`)
}

function shape(path: string): string {
  return `<path d="${path}" fill="url(#paint)" filter="url(#soft)"/>`
}

async function paint(map: string, name: string, seed: number, drawn: string): Promise<void> {
  const size = `width="${CANVAS.width}" height="${CANVAS.height}"`
  const document = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${DEFS(seed, (seed * 47) % 360)}${drawn}</svg>`
  await sharp(Buffer.from(document))
    .png({ compressionLevel: 6 })
    .toFile(join(map, `${name}.png`))
}

function save(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value, null, 2))
}
