import { WORN_DRAWINGS } from '../avatar/worn.ts'
import { body, framed, shadow } from './frame.ts'

function onTable(shapes: string, at: { x: number; y: number; scale: number }, below: string): string {
  return framed('', `${below}<g transform="translate(${at.x} ${at.y}) scale(${at.scale})">${shapes}</g>`)
}

/** Goods that faces wear, as they lie in the shop. */
export const WORN_THINGS = {
  'hat-wool': onTable(WORN_DRAWINGS['hat-wool'], { x: -20, y: 50, scale: 1.8 }, shadow(160, 192, 110)),
  'scarf-striped': framed(
    body('wool', ['#e86a5e', '#9c3340']) + body('stripe', ['#fff0d2', '#d9ab86']),
    `${shadow(166, 194, 112)}
<path d="M62 146c0-10 8-16 20-16h158c12 0 20 7 20 18v28c0 10-8 16-20 16H82c-12 0-20-7-20-17z" fill="#7e2836"/>
<path d="M92 132h24v60H92zM206 132h24v60h-24z" fill="#c9986f"/>
<path d="M58 122c0-12 9-19 22-19h156c14 0 23 8 23 20v24c0 11-8 17-21 17H80c-13 0-22-7-22-18z" fill="url(#wool)"/>
<path d="M90 103h24l-2 61H88zM204 103h24l2 61h-24z" fill="url(#stripe)"/>
<path d="M66 124c0-8 6-13 14-13h60" fill="none" stroke="#ffb7a0" stroke-width="5" stroke-linecap="round" opacity=".7"/>
<path d="M58 146c3 12 10 18 22 18h158c13 0 21-7 21-18" fill="none" stroke="#7e2836" stroke-width="3" opacity=".55"/>
<path d="M238 118c18 2 30 12 32 30l6 40h-42l-4-44c0-12 2-20 8-26z" fill="url(#wool)"/><path d="m231 150 40-4 2 14-41 4z" fill="url(#stripe)"/>
<g stroke="#d9ab86" stroke-width="4" stroke-linecap="round"><path d="m238 188-1 14M248 188v15M258 188l1 14M268 188l3 13"/></g>`,
  ),
  'glasses-round': onTable(
    WORN_DRAWINGS['glasses-round'],
    { x: -80, y: -80, scale: 2.4 },
    shadow(160, 190, 104),
  ),
} as const
