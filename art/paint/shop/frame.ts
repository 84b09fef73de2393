/** px of every picture of the shop. */
export const WIDTH = 320
export const HEIGHT = 240

/** Of the isles at dusk, with the lamp on the left. */
export const TONE = {
  night: '#0e2a47',
  dusk: '#2b4c7e',
  mist: '#8fb3cc',
  snow: '#f3f7fa',
  pine: '#1f4d4a',
  leaf: '#2f7a64',
  lamp: '#ffb84d',
  ember: '#f2703f',
  rose: '#f4b6a6',
  wood: '#8a5a3c',
  dark: '#5d3826',
} as const

/** Light from the left and a cool shade on the right, for what has a body. */
export function body(id: string, [lit, shade]: readonly [string, string]): string {
  return `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2=".35"><stop stop-color="${lit}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
}

/** What lies on the table below a thing. */
export function shadow(x: number, y: number, rx: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.14)}" fill="#091d33" opacity=".42"/>`
}

/** A thing on a table at dusk, in the light of a lamp that stands outside the picture. */
export function framed(definitions: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="wall" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#5a7fa8"/><stop offset=".55" stop-color="${TONE.dusk}"/><stop offset="1" stop-color="#1a3760"/></linearGradient>
<linearGradient id="table" x2="1" y2=".4"><stop stop-color="#b98a5e"/><stop offset=".6" stop-color="#7c573f"/><stop offset="1" stop-color="#4b3a3a"/></linearGradient>
<radialGradient id="light" cx=".12" cy=".08" r=".95"><stop stop-color="#ffdc9a" stop-opacity=".78"/><stop offset=".45" stop-color="${TONE.lamp}" stop-opacity=".24"/><stop offset="1" stop-color="${TONE.lamp}" stop-opacity="0"/></radialGradient>
${definitions}
</defs>
<path fill="url(#wall)" d="M0 0h320v240H0z"/>
<path fill="url(#table)" d="M0 176h320v64H0z"/>
<path fill="#ffe3b3" opacity=".35" d="M0 176h320v1.6H0z"/>
<path fill="url(#light)" d="M0 0h320v240H0z"/>
${shapes}
</svg>
`
}
