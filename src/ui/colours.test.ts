import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  colourScale,
  DEFAULT_COLOURS,
  readColours,
  type Scale,
  type Scheme,
  type TenantColours,
} from '#shared/domain/colour-scale.ts'
import { blend, contrast, parseHex } from '#shared/domain/oklch.ts'
import { applyColours } from '#src/ui/colours.ts'

const COLUMNS = [
  'paper',
  'paper2',
  'line',
  'edge',
  'text',
  'text2',
  'night',
  'night2',
  'nightText2',
  'accent',
  'onAccent',
  'accentHover',
  'accentPress',
  'accentEdge',
  'soft',
  'link',
] as const satisfies readonly (keyof Scale)[]

/** Four colours of a tenant, then what the study found for the columns above. */
const STUDIED = {
  isles: [
    '0E2A47 2B4C7E FFB84D FFE3B3',
    'FDFAF6 F5F0E9 E2DBD2 7E8792 142333 5C6775 0A1F35 1B324B B5BFCA FFB84D 142333 FFC87C E6A02F B87B00 FFECCC 2B4C7E',
  ],
  lime: [
    'E4FF1A FF5A1F E4FF1A F4FFA3',
    'FAFBF7 F0F2EA DBDED3 858781 212319 65675F 1D2012 2F3223 BDBEB8 E4FF1A 212319 D9F300 CCE500 809000 F4FAD4 212319',
  ],
  black: [
    '0A0A0A FF5A1F E4FF1A F4FFA3',
    '1B1F23 262B2F 393E42 6F7983 F3F4F0 959CA5 181F26 2A3139 BBBEC1 E4FF1A 1D2227 D9F300 CCE500 E5FC6C 33393F F3F4F0',
  ],
} as const

function tenantOf(text: string): TenantColours {
  const [mainColorOne, mainColorTwo, mainColorThree, mainColorThreeLighten] = text.split(' ')
  return readColours({ mainColorOne, mainColorTwo, mainColorThree, mainColorThreeLighten })
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

describe('the scale grown from a tenant’s four colours', () => {
  for (const [name, [tenant, expected]] of Object.entries(STUDIED)) {
    it(`gives ${name} the colours of the study`, () => {
      const scale = colourScale(tenantOf(tenant))
      for (const [index, wanted] of expected.split(' ').entries()) {
        const column = COLUMNS[index] ?? 'paper'
        const found = channelsOf(scale[column])
        const apart = channelsOf(`#${wanted}`).map((value, channel) =>
          Math.abs(value - (found[channel] ?? 0)),
        )
        expect(Math.max(...apart), `${column} ${scale[column]} should be #${wanted}`).toBeLessThanOrEqual(2)
      }
    })
  }

  it('keeps text readable for any tenant, in both schemes [SHELL-8]', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
    const tenant = fc.record({ one: colour, two: colour, three: colour, threeLighten: colour })
    const scheme = fc.constantFrom<Scheme>('light', 'dark')
    fc.assert(
      fc.property(tenant, scheme, (colours, chosen) => {
        const scale = colourScale(colours, chosen)
        const night = blend(scale.night, 0.84, '#FFFFFF')
        for (const [front, back, least] of [
          [scale.text, scale.paper2, 12.7],
          [scale.text2, scale.paper2, 5],
          [scale.onAccent, scale.accent, 4.5],
          [scale.onAccent, scale.accentHover, 4.5],
          [scale.onAccent, scale.accentPress, 4.5],
          [scale.nightText, night, 8.5],
          [scale.nightText2, night, 5.2],
          [scale.onAccentNight, scale.accentNight, 4.5],
          [scale.link, scale.paper, 4.5],
          [scale.link, scale.soft, 4.5],
          [scale.text, scale.soft, 7],
          [scale.accentText, scale.paper2, 4.5],
          [scale.good, scale.goodSoft, 4.5],
          [scale.bad, scale.badSoft, 4.5],
          [scale.warn, scale.warnSoft, 4.5],
          [scale.bad, scale.paper2, 4.5],
          [scale.edge, scale.paper, 3],
          [scale.accentEdge, scale.paper, 3.3],
          [scale.accentNight, scale.night2, 3],
          [scale.accentNight, scale.track, 3],
          [scale.oneNight, scale.track, 3],
          [scale.twoNight, scale.track, 3],
        ] as const) {
          expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(least)
        }
      }),
      { numRuns: 1500 },
    )
  })
})

describe('colours that come from outside', () => {
  it('falls back to the default look when one of them is malformed', () => {
    for (const bad of ['', 'red', '#12', '#12345G', 'url(x)', null, undefined, 7]) {
      const given = { mainColorOne: '#102030', mainColorTwo: '#405060', mainColorThreeLighten: '#FFFFFF' }
      expect(readColours({ ...given, mainColorThree: bad })).toEqual(DEFAULT_COLOURS)
    }
  })

  it('takes short and bare forms', () => {
    expect(parseHex(' 0af ')).toBe('#00AAFF')
    expect(parseHex('#0e2a47')).toBe('#0E2A47')
  })

  it('sets them as style variables', () => {
    const element = document.createElement('div')
    applyColours(element, null)
    expect(element.style.getPropertyValue('--accent')).toBe('#FFB84D')
    expect(element.style.getPropertyValue('--night-text2')).toBe('#B5BFCA')
    expect(element.style.getPropertyValue('color-scheme')).toBe('light')
  })
})
