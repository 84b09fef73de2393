import { describe, expect, it } from 'vitest'
import { boxBetween, boxSnippet, hitSnippet, pointSnippet } from './snippets.ts'

describe('what is copied', () => {
  it('is in whole units', () => {
    expect(pointSnippet({ x: 811.6, y: 430.2 })).toBe('812, 430')
    expect(boxSnippet({ x: 10.4, y: 20.6, width: 99.5, height: 40 })).toBe('[10, 21, 100, 40]')
  })

  it('is a line of scene.json for a hit area, however it was dragged', () => {
    const hit = '"hit": [[100, 200], [300, 200], [300, 260], [100, 260]]'
    const [one, other] = [
      { x: 100, y: 260 },
      { x: 300, y: 200 },
    ] as const
    expect(hitSnippet(boxBetween(one, other))).toBe(hit)
    expect(hitSnippet(boxBetween(other, one))).toBe(hit)
    expect(JSON.parse(`{${hit}}`)).toEqual({
      hit: [
        [100, 200],
        [300, 200],
        [300, 260],
        [100, 260],
      ],
    })
  })
})
