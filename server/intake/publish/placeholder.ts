import type { Placed } from '#shared/scene/layout.ts'
import type { ArtStore } from '../art-store.ts'
import { renderSvg } from '../drawing/render.ts'

const SIZE = { width: 320, height: 240 }

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 320 240">
<rect x="6" y="6" width="308" height="228" rx="28" fill="#2B4C7E" fill-opacity="0.72" stroke="#8FB3CC" stroke-width="6" stroke-dasharray="22 14"/>
<path d="M86 178 L138 108 L172 150 L198 120 L240 178 Z" fill="#8FB3CC" fill-opacity="0.8"/><circle cx="206" cy="84" r="18" fill="#FFB84D"/>
</svg>`

/** What is shown in place of art that is missing or broken (STAGE-7). */
export async function storePlaceholder(store: ArtStore): Promise<Placed> {
  const url = await store.put('missing', await renderSvg(DRAWING))
  return { file: { url, frame: null }, small: null, box: { x: 0, y: 0, ...SIZE } }
}
