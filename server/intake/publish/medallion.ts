import sharp from 'sharp'
import { renderSvg } from '../drawing/render.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** Pixels of the whole picture; the window in it is round. */
export const MEDALLION = { width: 256, height: 288 }
const WINDOW = { x: 128, y: 124, radius: 100 }

/** A frame of brass on a foot, with a shadow under it. */
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${MEDALLION.width}" height="${MEDALLION.height}" viewBox="0 0 256 288">
<defs>
<linearGradient id="brass" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#ffe9b8"/><stop offset="0.45" stop-color="#d9a441"/><stop offset="1" stop-color="#7d5418"/></linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a5f1f"/><stop offset="0.4" stop-color="#e6b95c"/><stop offset="1" stop-color="#6b4514"/></linearGradient>
</defs>
<ellipse cx="128" cy="270" rx="78" ry="12" fill="#0b1630" fill-opacity="0.45"/>
<path d="M112 222 L144 222 L150 258 L176 264 Q182 272 172 274 L84 274 Q74 272 80 264 L106 258 Z" fill="url(#foot)"/>
<path fill-rule="evenodd" d="M128 6 a118 118 0 1 0 0.01 0 Z M128 24 a100 100 0 1 1 -0.01 0 Z" fill="url(#brass)"/>
<circle cx="128" cy="124" r="100" fill="none" stroke="#4a2f0c" stroke-opacity="0.55" stroke-width="4"/>
<circle cx="128" cy="124" r="117" fill="none" stroke="#4a2f0c" stroke-opacity="0.5" stroke-width="2"/>
<path d="M52 92 A84 84 0 0 1 112 42" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/>
</svg>`

/** What stands on a map for a mission that nobody has drawn there: a round window into its scene. @param view a square */
export async function paintMedallion(view: Pixels): Promise<Pixels> {
  const side = WINDOW.radius * 2
  const round = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${WINDOW.radius}" cy="${WINDOW.radius}" r="${WINDOW.radius}" fill="#fff"/></svg>`,
  )
  const through = await sharp(view.data, { raw: { width: view.width, height: view.height, channels: 4 } })
    .resize(side, side)
    .composite([{ input: round.data, raw: { width: side, height: side, channels: 4 }, blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const ground = { create: { ...MEDALLION, channels: 4 as const, background: '#0000' } }
  const data = await sharp(ground)
    .composite([
      { input: through, left: WINDOW.x - WINDOW.radius, top: WINDOW.y - WINDOW.radius },
      { input: Buffer.from(FRAME), left: 0, top: 0 },
    ])
    .raw()
    .toBuffer()
  return { data, ...MEDALLION }
}
