/** Writes the hazard labels of the wreck's cargo. Run: npx tsx tools/paint/pictures/hazards.ts */
import { writeFileSync } from 'node:fs'

const FOLDER = 'scenes/lantern-isles/pictures'
const INK = '#1B1B22'
const SIZE = 480

/** The red diamond that stands on every package of something dangerous, around a sign of our own hand. */
function label(sign: string): string {
  const diamond =
    '<path d="M240 20 460 240 240 460 20 240Z" fill="#FFFFFF" stroke="#D0202E" stroke-width="30" stroke-linejoin="round"/>'
  const view = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${diamond}${sign}</svg>\n`
}

function fill(d: string, colour = INK): string {
  return `<path d="${d}" fill="${colour}"/>`
}

function stroke(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function placed(transform: string, sign: string): string {
  return `<g transform="${transform}">${sign}</g>`
}

/** @param x and @param y of its foot */
function flame(x: number, y: number, scale: number): string {
  const body = fill(
    'M0 0C-58 0-84-38-78-82C-74-116-44-128-40-176C-16-160-8-138-12-112C2-130 8-162-8-206C44-176 86-118 78-66C74-26 44 0 0 0Z',
  )
  const heart = fill(
    'M2-10C-26-10-36-32-28-54C-22-70-8-78-8-98C14-84 32-58 28-36C24-18 16-10 2-10Z',
    '#FFFFFF',
  )
  return placed(`translate(${x} ${y}) scale(${scale})`, body + heart)
}

function drop(x: number, y: number): string {
  return fill(`M${x} ${y}c-13 20-15 24-15 32a15 15 0 0 0 30 0c0-8-2-12-15-32Z`)
}

/** Pours to the lower left. */
const GLASS = fill('M-52-22H44V22H-52V8H24V-8H-52Z')

const LABELS: Readonly<Record<string, string>> = {
  'label-flame': flame(240, 342, 1) + fill('M160 356H320V374H160Z'),
  'label-ring-and-flame':
    `<circle cx="240" cy="304" r="52" fill="none" stroke="${INK}" stroke-width="18"/>` +
    flame(240, 262, 0.78) +
    fill('M160 368H320V384H160Z'),
  'label-cylinder': placed(
    'rotate(-24 240 240)',
    fill('M128 208H306C342 208 342 272 306 272H128C96 272 96 208 128 208Z') +
      fill('M330 226H352V218H372V262H352V254H330Z'),
  ),
  'label-two-glasses':
    placed('translate(188 160) rotate(-28)', GLASS) +
    placed('translate(292 160) scale(-1 1) rotate(-28)', GLASS) +
    drop(136, 196) +
    drop(146, 250) +
    drop(344, 196) +
    drop(334, 250) +
    fill('M92 304H196V324H172Q146 336 120 324H92Z') +
    stroke('M280 324Q300 300 332 304L376 308M280 324L312 328M276 336Q320 352 376 334', 14) +
    stroke('M128 296q8-14 0-26M160 296q8-14 0-26M316 294q8-14 0-24', 6),
  'label-fish-and-tree':
    stroke(
      'M196 330V176M196 236L150 192M196 216L240 164M196 262L236 226M170 212L160 176M218 190L214 150',
      15,
    ) +
    fill('M104 332Q160 318 196 332T300 334V356H104Z') +
    fill('M226 292Q272 246 324 286L366 258Q356 292 366 322L324 298Q272 338 226 292Z') +
    '<circle cx="262" cy="286" r="7" fill="#FFFFFF"/>',
}

for (const [name, sign] of Object.entries(LABELS)) writeFileSync(`${FOLDER}/${name}.svg`, label(sign))
