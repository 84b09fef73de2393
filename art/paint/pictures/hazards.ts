/** Writes the hazard labels of the wreck's cargo. Run: npx tsx art/paint/pictures/hazards.ts */
import { writeFileSync } from 'node:fs'

const FOLDER = 'scenes/lantern-isles/pictures'
const INK = '#1B1B22'
const SIZE = 480

const DIAMOND =
  '<path d="M240 20 460 240 240 460 20 240Z" fill="#FFFFFF" stroke="#D0202E" stroke-width="30" stroke-linejoin="round"/>'

/** The red diamond that stands on every package of something dangerous, around a sign of our own hand. */
function label(sign: string): string {
  const view = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${DIAMOND}${sign}</svg>\n`
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

/** A crate of the hold with its label, lit from the low left. @param x and @param y of its top left corner */
function crate(x: number, y: number, side: number, name: string): string {
  const lines = [0.2, 0.4, 0.6, 0.8].map((part) => `M0 ${side * part}H${side}`).join('')
  const edge = side * 0.1
  const wood =
    `<rect width="${side}" height="${side}" rx="8" fill="url(#wood)"/>` +
    `<path d="${lines}" stroke="#4A2F2C" stroke-opacity="0.5" stroke-width="4"/>` +
    `<path d="M0 8Q0 0 8 0H${edge}V${side}H8Q0 ${side} 0 ${side - 8}ZM${side - edge} 0H${side}V${side}H${side - edge}Z" fill="#5B3A33" fill-opacity="0.55"/>` +
    `<path d="M3 ${side - 8}V8Q3 3 8 3H${side * 0.6}" fill="none" stroke="#FFD9A0" stroke-opacity="0.75" stroke-width="5"/>`
  const size = side * 0.62
  const around = `translate(${side / 2} ${side / 2}) scale(${size / SIZE}) translate(${-SIZE / 2} ${-SIZE / 2})`
  return placed(`translate(${x} ${y})`, wood + placed(around, DIAMOND + (LABELS[name] ?? '')))
}

/** The cargo under water: what the task is about, as wide as every picture of a task. */
function cargo(): string {
  const glow = (id: string, stops: string) =>
    `<radialGradient id="${id}" cx="0.12" cy="0.7" r="1">${stops}</radialGradient>`
  const stop = (at: number, colour: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const wood = stop(0, '#D99A62') + stop(0.55, '#A06A4C') + stop(1, '#684540')
  const defs =
    glow('sea', stop(0, '#4F8C8C') + stop(0.5, '#245A66') + stop(1, '#10304A')) +
    glow('warm', stop(0, '#FFB84D', 0.6) + stop(0.4, '#FFB84D', 0.16) + stop(1, '#FFB84D', 0)) +
    `<linearGradient id="wood" x1="0" y1="0.4" x2="1" y2="0.7">${wood}</linearGradient>`
  const ribs = [60, 330, 620, 880].map(
    (x) => `M${x} 0Q${x + 34} 240 ${x} 480H${x + 44}Q${x + 78} 240 ${x + 44} 0Z`,
  )
  const bubbles = [
    [424, 70, 9],
    [446, 120, 6],
    [690, 60, 8],
    [674, 104, 5],
    [836, 150, 7],
  ]
  const air = bubbles.map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#CFEAE6" stroke-opacity="0.6" stroke-width="2.5"/>`,
  )
  const lantern =
    '<path d="M74 372a30 30 0 0 1 60 0" fill="none" stroke="#6B4738" stroke-width="8"/>' +
    '<path d="M62 372H146L156 392H52ZM60 496H148L156 516H52Z" fill="#8A5A40"/>' +
    '<path d="M66 392H142L150 496H58Z" fill="#FFC76A"/><path d="M104 414q26 38 0 66q-26-28 0-66Z" fill="#FFF3D6"/>'
  const drawn =
    `<defs>${defs}</defs><rect width="960" height="600" fill="url(#sea)"/>` +
    fill('M250 0H420L560 480H330Z', '#9ED6CC').replace('/>', ' fill-opacity="0.12"/>') +
    fill(ribs.join(''), '#0E2A3F').replace('/>', ' fill-opacity="0.35"/>') +
    fill('M0 500Q240 474 480 494T960 482V600H0Z', '#173B47') +
    '<ellipse cx="520" cy="524" rx="400" ry="26" fill="#0A2233" fill-opacity="0.55"/>' +
    crate(356, 70, 216, 'label-cylinder') +
    crate(206, 282, 240, 'label-flame') +
    crate(456, 282, 240, 'label-fish-and-tree') +
    placed('rotate(7 800 420)', crate(716, 316, 200, 'label-two-glasses')) +
    air.join('') +
    '<rect width="960" height="600" fill="url(#warm)"/>' +
    lantern
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600">${drawn}</svg>\n`
}

writeFileSync(`${FOLDER}/crates-that-warn.svg`, cargo())
for (const [name, sign] of Object.entries(LABELS)) writeFileSync(`${FOLDER}/${name}.svg`, label(sign))
