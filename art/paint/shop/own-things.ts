import { body, TONE } from './frame.ts'
import { outside } from './outside.ts'

const { night, snow, lamp } = TONE

const SEA = `<path fill="#3f6aa0" d="M0 150h320v90H0z"/><path fill="#22477c" opacity=".6" d="M0 188h320v52H0z"/><g stroke="#a9c6e4" stroke-width="2.4" stroke-linecap="round" opacity=".5"><path d="M20 166h36M250 162h44M60 214h50M222 222h60M14 196h22M284 194h26"/></g>`

/** A lantern on the hook of a jetty's post, its light in the dusk and on the water. */
function lantern(core: string, light: string, deep: string): string {
  return outside(
    `<radialGradient id="glow" r=".5"><stop stop-color="${light}" stop-opacity=".85"/><stop offset=".4" stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient><radialGradient id="glass" r=".62"><stop stop-color="#fff"/><stop offset=".38" stop-color="${core}"/><stop offset="1" stop-color="${light}"/></radialGradient>${body('iron', ['#565a7c', '#1e2a4e'])}${body('post', ['#8a7078', '#3a3453'])}`,
    `${SEA}<circle cx="146" cy="116" r="128" fill="url(#glow)"/>
<g stroke="${light}" stroke-linecap="round" opacity=".8"><path stroke-width="5" d="M122 196h46M134 208h34"/><path stroke-width="4" d="M116 219h40M140 229h36"/></g>
<path d="M226 30h14v182h-14z" fill="url(#post)"/><path d="M221 32c4-10 20-10 24 0z" fill="${snow}"/><path d="M228 52c-34-10-60-4-82-2" fill="none" stroke="#2c3158" stroke-width="7" stroke-linecap="round"/>
<circle cx="146" cy="60" r="8" fill="none" stroke="#2e375e" stroke-width="4"/>
<path d="m112 96 12 78h44l12-78z" fill="url(#glass)"/><path d="M146 96v78M112 96l12 78M180 96l-12 78" stroke="#27305a" stroke-width="4"/>
<path d="M100 98c18-8 30-14 34-30h24c4 16 16 22 34 30z" fill="url(#iron)"/><path d="M104 94c16-8 28-12 34-26 8-3 14-2 18 2-2 10-8 12-16 12-6 0-10 2-14 6-6 4-14 4-22 6z" fill="${snow}"/>
<path d="M116 172h60l8 14h-76z" fill="url(#iron)"/><path d="m124 104 6 60" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`,
    { top: '#14305a', middle: '#40689c', low: '#8aa3c6' },
  )
}

/** Goods of the game that the map shows. */
export const OWN_THINGS = {
  boat: outside(
    `${body('hull', ['#f7e9de', '#8ba0c6'])}${body('sail', ['#f08a62', '#b04a3c'])}${body('jib', ['#d2644c', '#7e4450'])}`,
    `${SEA}<g opacity=".28"><path d="m150 206-52 2 44 24zM160 206l54 2-46 20z" fill="#d2644c"/></g>
<ellipse cx="162" cy="200" rx="98" ry="9" fill="${night}" opacity=".4"/>
<path d="M153 22h5v152h-5z" fill="#6a5560"/><path d="m155 30 86 142M155 30 78 168" stroke="#3a3453" stroke-width="1.6" opacity=".7"/>
<path d="M150 56v108H78c10-40 16-74 24-124z" fill="url(#sail)"/><path d="M162 40c34 34 58 76 70 124h-70z" fill="url(#jib)"/><path d="m92 92 58 10M84 130l66 6" stroke="#8f4038" stroke-width="2.4" opacity=".7"/>
<path d="M156 16l30 8-30 8z" fill="${lamp}"/>
<path d="M66 166c60 10 130 8 196-6-8 24-22 40-44 42H106c-24 0-36-16-40-36z" fill="url(#hull)"/><path d="M64 164c62 10 134 8 200-7l-3 10c-64 14-134 16-194 6z" fill="#b5763f"/><path d="M78 188c50 8 112 8 166-2-6 10-14 15-26 16H106c-14 0-22-6-28-14z" fill="#2c4a7a" opacity=".8"/>
<g stroke="${snow}" stroke-width="2.8" stroke-linecap="round" opacity=".75"><path d="M60 206h70M176 208h84M112 216h60"/></g>`,
    { top: '#3c6ba3', middle: '#c9a5b0', low: '#ffd0a0' },
  ),
  'lamp-green': lantern('#d9fbe6', '#4fd3a0', '#1e8f78'),
  'lamp-rose': lantern('#ffe4ec', '#f07fa8', '#a8487e'),
} as const
